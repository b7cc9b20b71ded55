// The client's own source, for tests that read it.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const SRC = resolve(import.meta.dirname, "../src");

/** All files with such an ending: their paths below `src`, and what is in them. */
export function sources(...endings: string[]): Map<string, string> {
  const paths = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(paths.map((path) => [relative(SRC, path), readFileSync(path, "utf8")]));
}
