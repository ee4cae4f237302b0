import { expect, test } from "vitest";
import { inPlainWords, parseMarkdown, parseSpans, plainText, type Block } from "./markdown";

/** A block in short: its kind and its words. */
function short(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `h${block.level} ${plainText(block.spans)}`;
    case "paragraph":
      return `p ${block.clause} ${plainText(block.spans)}`;
    case "list":
      return `list ${block.items.map(plainText).join("; ")}`;
    case "table":
      return `table ${block.rows.map((row) => row.map(plainText).join(",")).join("; ")}`;
    case "figure":
      return `figure ${block.picture} (${block.alt}) ${plainText(block.spans)}`;
    case "code":
      return `code ${block.text}`;
  }
}

test("clauses are found, also where no empty line parts them", () => {
  const page = "### Box\n\n**D1.** One `card`.\n**D2.** Two\nlines. [P]\n\nMore.\n";
  expect(parseMarkdown(page).map(short)).toEqual([
    "h3 Box",
    "p D1 One card.",
    "p D2 Two lines. [P]",
    "p  More.",
  ]);
});

test("pictures with their captions, and headings that can be linked to", () => {
  const page =
    '### A turn <a id="turn"></a>\n\n![A cart](pictures/x/own-tile.svg)\\\n**Yes.** It [§](r.md#R2)\n';
  const [heading, figure] = parseMarkdown(page);
  expect(heading).toMatchObject({ anchor: "turn", spans: [{ text: "A turn" }] });
  expect(figure && short(figure)).toBe("figure own-tile (A cart) Yes. It §");
});

test("lists, tables and code", () => {
  const page = "- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n```\n┌─┐\n```\n";
  expect(parseMarkdown(page).map(short)).toEqual([
    "list one more; two",
    "table a,b; 1,2",
    "code ┌─┐",
  ]);
});

test("marks within a line", () => {
  expect(parseSpans("a **b** *c* `d` [e](f)").map(({ kind, text }) => `${kind}:${text}`)).toEqual([
    "text:a ",
    "strong:b",
    "text: ",
    "em:c",
    "text: ",
    "code:d",
    "text: ",
    "link:e",
  ]);
});

test("a clause is told without options and marks of sources", () => {
  const told = (text: string) =>
    inPlainWords(parseSpans(text))
      .map((span) => span.text)
      .join("");
  expect(told("It leads back. Option `connection`: `to_start`, as [K] says.")).toBe(
    "It leads back.",
  );
  expect(told("All see it [P].")).toBe("All see it.");
});
