import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is part of the Python package, and everything that it needs comes from its server.
export default defineConfig({
  plugins: [svelte()],
  // Any folder of any host: everything is found from the page itself.
  base: "./",
  build: {
    outDir: "../src/greed/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
