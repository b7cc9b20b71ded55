import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words()],
  // By this name a test file asks for it in its first comment; there Svelte is the one of browsers too.
  resolve: { alias: { "vitest-environment-reactive": fileURLToPath(new URL("tests/reactive.ts", import.meta.url)) } },
  environments: { client: { resolve: { conditions: ["browser"] } } },
  test: { include: ["tests/**/*.test.ts"] },
});
