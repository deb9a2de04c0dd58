import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { addresses } from "./scripts/addresses.mjs";
import { messages } from "./scripts/messages.mjs";

const SERVER = "http://127.0.0.1:8000";

/** While the page is being worked on it says that it has rooms, as a server would. */
const beside = (): Plugin => ({
  name: "beside-a-server",
  apply: "serve",
  transformIndexHtml: (html) =>
    html.replace('name="greed-server" content=""', 'name="greed-server" content="here"'),
});

// The page is part of the Python package, and everything that it needs comes from its server.
export default defineConfig({
  plugins: [svelte(), beside(), messages(), addresses()],
  worker: { format: "es", plugins: () => [messages()] },
  // Any folder of any host: everything is found from the page itself.
  base: "./",
  build: {
    outDir: "../src/greed/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What every visit needs is one file, which is smaller than its parts.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: /src\/main\.ts$/ }] } },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/room/": { target: SERVER, ws: true },
      "/packs": SERVER,
      "/catalog.json": SERVER,
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    // No test leaves anything behind, and each module is read once instead of for every file.
    isolate: false,
    setupFiles: ["tests/support/page.ts"],
    testTimeout: 60_000,
  },
});
