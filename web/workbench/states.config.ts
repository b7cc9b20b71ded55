// The state page alone, for the tests: vite build --config workbench/states.config.ts --outDir somewhere
//
// Beside the page lies selectors.json: what there is to be seen on it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { words } from "../words.ts";
import { scope, selectors } from "./selectors.ts";

const listed: Plugin = {
  name: "spinney-selectors",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "workbench/selectors.json", source: JSON.stringify(selectors()) });
  },
};

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  base: "./",
  publicDir: false,
  plugins: [svelte({ compilerOptions: { cssHash: ({ filename }) => scope(filename ?? "") } }), words(), listed],
  build: {
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: resolve(import.meta.dirname, "states.html") },
  },
});
