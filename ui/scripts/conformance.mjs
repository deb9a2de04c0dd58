// Compares the engine with Python, line by line, on what Python writes to standard input:
//
//     python -m tests.support.engine_games --plies 1000000 --house 300 | ./scripts/ui.sh conformance
//     python -m tests.support.engine_judgements | ./scripts/ui.sh conformance judgements
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { messages } from "./messages.mjs";

const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  plugins: [messages()],
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});
try {
  const file = process.argv[2] ?? "conformance";
  const found = await vite.ssrLoadModule(`/tests/support/${file}.ts`);
  const twin = new found[file[0].toUpperCase() + file.slice(1)]();
  for await (const line of createInterface({ input: process.stdin })) await twin.take(line);
  console.log(JSON.stringify(twin.compared));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await vite.close();
}
