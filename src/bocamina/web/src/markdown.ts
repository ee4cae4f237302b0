// The little Markdown that the rules pages use, as data to draw: no text ever becomes HTML.

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; anchor: string; spans: Span[] }
  | { kind: "paragraph"; clause: string; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "figure"; picture: string; alt: string; spans: Span[] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const ANCHOR = /\s*<a id="([\w-]+)"><\/a>/;
// A picture with its caption: an image, then words below it.
const FIGURE = /^!\[([^\]]*)\]\(\S*?([\w-]+)\.svg\)\\?\s*/;
const CLAUSE = /^\*\*([A-Z]\d+[a-z]?)\.\*\*\s*/;

/** Reads one line's marks. */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, em, code, label, href] = found;
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "link", text: label ?? "", href: href ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

function parseBlock(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading) {
    const title = heading[2]!;
    return {
      kind: "heading",
      level: heading[1]!.length,
      anchor: ANCHOR.exec(title)?.[1] ?? "",
      spans: parseSpans(title.replace(ANCHOR, "")),
    };
  }
  if (first.startsWith("|")) {
    const rows = lines
      .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
      .map((line) =>
        line
          .replace(/^\||\|$/g, "")
          .split("|")
          .map((cell) => parseSpans(cell.trim())),
      );
    return { kind: "table", rows };
  }
  const item = /^\s*(?:[-*]|(\d+)\.)\s+/;
  const bullet = item.exec(first);
  if (bullet && !CLAUSE.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", ordered: bullet[1] !== undefined, items: items.map(parseSpans) };
  }
  const text = lines.map((line) => line.trim()).join(" ");
  const figure = FIGURE.exec(text);
  if (figure) {
    const [whole, alt, picture] = figure;
    const spans = parseSpans(text.slice(whole.length));
    return { kind: "figure", picture: picture ?? "", alt: alt ?? "", spans };
  }
  const clause = CLAUSE.exec(text);
  return {
    kind: "paragraph",
    clause: clause?.[1] ?? "",
    spans: parseSpans(clause ? text.slice(clause[0].length) : text),
  };
}

/** Reads a page. */
export function parseMarkdown(page: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push(parseBlock(lines));
    lines = [];
  };
  let code: string[] | null = null;
  for (const line of page.split("\n")) {
    if (line.startsWith("```")) {
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      else end();
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (line.trim() === "") end();
    else if (line.startsWith("#")) {
      end();
      lines = [line];
      end();
    } else if (CLAUSE.test(line)) {
      end();
      lines = [line];
    } else lines.push(line);
  }
  end();
  return blocks;
}

/** Returns the words of spans. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

/** Returns a clause without details for hosts and historians: options, notation, source marks. */
export function inPlainWords(spans: readonly Span[]): Span[] {
  const code = spans.findIndex(({ kind }) => kind === "code");
  const kept = code < 0 ? spans : spans.slice(0, code);
  return kept.flatMap((span, index): Span[] => {
    // The whole sentence with an option or a symbol is removed.
    const isCut = code >= 0 && index === kept.length - 1;
    const text = (isCut ? span.text.replace(/[^.!?]*$/, "") : span.text).replace(
      / ?\[[A-Z]\]/g,
      "",
    );
    return text.trim() ? [{ ...span, text }] : [];
  });
}
