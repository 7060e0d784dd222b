// The boards and the replay as one script, for pages without a server: see src/feldberg/export.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Puts the styles into the script, so that there is one file. */
const oneFile: Plugin = {
  name: "one-file",
  enforce: "post",
  generateBundle(_, bundle) {
    let css = "";
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type === "asset" && name.endsWith(".css")) {
        css += part.source;
        delete bundle[name];
      }
    }
    const adding = `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(css)}}));`;
    for (const part of Object.values(bundle)) if (part.type === "chunk") part.code = adding + part.code;
  },
};

export default defineConfig({
  plugins: [svelte(), oneFile],
  publicDir: false,
  build: {
    outDir: "../src/feldberg/export/site",
    emptyOutDir: true,
    assetsInlineLimit: Infinity,
    cssCodeSplit: false,
    lib: { entry: "src/embed/main.ts", formats: ["iife"], name: "feldberg", fileName: () => "embed.js" },
  },
});
