// A Vite plugin: tells `public/early.js` which files a visitor will need, so that they are fetched before the client runs.
import type { Plugin } from "vite";

export function early(): Plugin {
  return {
    name: "spinney-early",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        if (!bundle) return;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const words: Record<string, string> = {};
        for (const { facadeModuleId, fileName } of chunks) {
          const [, language] = /^\0virtual:words\/([\w-]+)$/.exec(facadeModuleId ?? "") ?? [];
          if (language) words[language] = `/${fileName}`;
        }
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/pages/TablePage.svelte"));
        const entry = chunks.find(({ isEntry }) => isEntry);
        const table = new Set<string>();
        const follow = (fileName: string) => {
          if (table.has(fileName) || entry?.imports.includes(fileName) || fileName === entry?.fileName) return;
          table.add(fileName);
          for (const next of named.get(fileName)?.imports ?? []) follow(next);
        };
        if (page) follow(page.fileName);
        const content = JSON.stringify({ words, table: [...table].map((fileName) => `/${fileName}`) });
        return [{ tag: "meta", attrs: { name: "early", content }, injectTo: "head-prepend" }];
      },
    },
  };
}
