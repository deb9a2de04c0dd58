import { defineConfig } from "vite";

// The service worker is one plain script; scripts/precache.mjs then tells it which files to keep.
export default defineConfig({
  publicDir: false,
  // As a library it would be left to others to say which build this is.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: "../build/sw",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/sw.ts", formats: ["iife"], name: "greed", fileName: () => "sw.js" },
    reportCompressedSize: false,
  },
});
