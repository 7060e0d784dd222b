import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FELDBERG_SERVER ?? "http://127.0.0.1:8123";
const proxy = { "/api": { target: server, ws: true } };

// Few files, since each costs a request: the app, and of a game its picture for the home page and its board.
const ofGame = (parts: string) => new RegExp(`[\\\\/]games[\\\\/](\\w+)[\\\\/](?:${parts})\\.`);
const COVER = ofGame("Cover");
const BOARD = ofGame("Board|Event|Answer|guide");
const groups = [
  { name: "app", tags: ["$initial" as const] },
  { name: (id: string) => `${COVER.exec(id)?.[1]}-cover`, test: COVER },
  { name: "board", test: /[\\/]games[\\/](?:parts[\\/])?[\w.]+$/ },
  { name: (id: string) => BOARD.exec(id)?.[1] ?? null, test: BOARD },
];

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/feldberg/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy },
  preview: {
    proxy,
    // As the table server sends it: what it forbids must fail here too.
    headers: {
      "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    },
  },
  // Threads start sooner than processes, and what they have loaded serves all files.
  test: { include: ["src/**/*.test.ts"], setupFiles: "src/testing.ts", pool: "threads", isolate: false },
});
