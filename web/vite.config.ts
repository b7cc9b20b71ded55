import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { early } from "./early.ts";
import { words } from "./words.ts";

// The build goes into the Python package; `npm run dev` serves the source and asks a running `spinney play` for the rest.
export default defineConfig({
  plugins: [svelte(), words(), early(), compress()],
  build: {
    outDir: "../src/spinney/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the shell is made of comes in one piece: many small ones would cost a request each.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "shell", test: /node_modules(?!.*bundle\/esm\/resource)|web\/src\/(lib\/(?!reader)|home\/|Header)/ }],
        },
      },
    },
  },
  server: {
    // The handbook lies beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.SPINNEY_SERVER ?? "http://127.0.0.1:8765", ws: true } },
  },
});
