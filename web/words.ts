// A Vite plugin: the catalogues travel in few pieces, for each language one for what the shell says, one for each game and one
// for each game's lesson.
//
// `import words from "virtual:words"` is a table of loaders: words["uk"]() and words["uk/arboretum"]() give Fluent messages, read
// already: reading them is slow, and the reader need not travel.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/spinney/messages");
const SHELL = ["core", "client", "bots", "server"];
const NAME = "virtual:words";

function pieces(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const language of readdirSync(FOLDER)) {
    for (const file of readdirSync(join(FOLDER, language)).sort()) {
      if (!file.endsWith(".ftl")) continue;
      const [part = "", what = ""] = file.replace(".ftl", "").split("-");
      // What only the terminal says stays there, and what the server puts into the page is there already.
      if (part === "terminal" || part === "page") continue;
      // The home page shows every game before any of them is opened; a guided first game is played once, if at all.
      const isShell = SHELL.includes(part) || what === "home";
      const piece = isShell ? language : `${language}/${what === "learn" ? `${part}-learn` : part}`;
      found.set(piece, [...(found.get(piece) ?? []), join(FOLDER, language, file)]);
    }
  }
  return found;
}

const read = (files: string[]): FluentResource => new FluentResource(files.map((file) => readFileSync(file, "utf8")).join("\n"));

/** All keys that the client has words for, as a type: `say` takes no others. */
export function keysType(): string {
  const english = [...pieces()].filter(([piece]) => piece === "en" || piece.startsWith("en/"));
  const keys = english.flatMap(([, files]) => read(files).body.map(({ id }) => id)).filter((id) => !id.startsWith("-"));
  const rows = keys.sort().map((key) => `  | ${JSON.stringify(key)}`);
  return `// Written by \`npm run keys\` out of src/spinney/messages/en.\nexport type MessageKey =\n${rows.join("\n")};\n`;
}

export function words(): Plugin {
  return {
    name: "spinney-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const piece = id.slice(NAME.length + 2);
      if (!piece) {
        const loaders = [...pieces().keys()].map(
          (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${NAME}/${key}`)}).then((m) => m.default)`,
        );
        return `export default {${loaders.join(",\n")}};`;
      }
      const files = pieces().get(piece) ?? [];
      for (const file of files) this.addWatchFile(file);
      const { body } = read(files);
      // A text for `JSON.parse` is read faster than the same thing as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}
