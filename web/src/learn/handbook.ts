// The handbook of the package: Markdown in pieces that are fetched when a page is opened.
// Headings, paragraphs, lists, bold and pictures are all there is; it becomes elements, never HTML.

export interface Run {
  text: string;
  bold: boolean;
}

export type Block =
  | { kind: "heading"; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "picture"; name: string; runs: Run[] };

const PAGES = import.meta.glob<string>("../../../src/spinney/handbook/*/*.md", { query: "?raw", import: "default" });

/** A page such as `arboretum` or `arboretum-rules`, without its title. A game that the client was not built with may
 * have one on the server; empty if there is none. */
export async function page(language: string, name: string): Promise<Block[]> {
  const load = PAGES[`../../../src/spinney/handbook/${language}/${name}.md`];
  if (load) return read(await load());
  const response = await fetch(`/api/games/${name}/handbook/${language}`);
  return response.ok ? read(await response.text()) : [];
}

export function read(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.trim().split(/\n\n+/)) {
    const picture = /^<!-- picture: (\w+) -->\n(.+)$/s.exec(part);
    if (picture) blocks.push({ kind: "picture", name: picture[1]!, runs: runs(picture[2]!) });
    else if (part.startsWith("## ")) blocks.push({ kind: "heading", runs: runs(part.slice(3)) });
    else if (part.startsWith("- ")) blocks.push({ kind: "list", items: part.slice(2).split(/\n- /).map(runs) });
    else if (!part.startsWith("# ")) blocks.push({ kind: "paragraph", runs: runs(part) });
  }
  return blocks;
}

function runs(text: string): Run[] {
  return text
    .replaceAll("\n", " ")
    .split("**")
    .map((piece, number) => ({ text: piece, bold: number % 2 === 1 }))
    .filter((run) => run.text);
}
