// Compares the engine with the core, ply by ply, on games that Python writes to standard input:
//
//     python -m tests.support.engine_games --plies 1000000 --house 300 | node ui/scripts/conformance.mjs
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});
try {
  const { Conformance } = await vite.ssrLoadModule("/tests/support/conformance.ts");
  const conformance = new Conformance();
  for await (const line of createInterface({ input: process.stdin })) conformance.take(line);
  console.log(JSON.stringify(conformance.compared));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await vite.close();
}
