import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

// Pictures and sounds of other kinds are compressed already.
const TEXTS = /\.(css|js|json|svg)$/;
// A smaller answer fits into one packet as it is.
const SMALLEST = 1000;

/** Writes `.br` and `.gz` beside the built files, once and with all effort: the server only picks one of them. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const file = join(dir, name);
        if (!TEXTS.test(name) || statSync(file).size < SMALLEST) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
      }
    },
  };
}
