// All English words: the server's own files, shared with it, and those that only the client says.

export default Object.values(
  import.meta.glob<string>(
    [
      "../../../messages/en.ftl",
      "../../../games/*/messages/en.ftl",
      "../../../story/messages/en.ftl",
      "../../../advice/messages/en.ftl",
      "../games/*/en.ftl",
      "../../../analysis/messages/en.ftl",
      "../review/en.ftl",
      "../puzzles/en.ftl",
      "./en.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
