// All Spanish words: the server's own files, shared with it, and those that only the client says.

export default Object.values(
  import.meta.glob<string>(
    [
      "../../../messages/es.ftl",
      "../../../games/*/messages/es.ftl",
      "../../../story/messages/es.ftl",
      "../../../advice/messages/es.ftl",
      "../games/*/es.ftl",
      "../../../analysis/messages/es.ftl",
      "../review/es.ftl",
      "../puzzles/es.ftl",
      "./es.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
