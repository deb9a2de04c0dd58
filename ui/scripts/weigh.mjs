// Says what a first visit downloads, and fails if that is more than was promised.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../../src/greed/web/static/", import.meta.url).pathname;
const PROMISED = 150_000;
/** What a language may weigh. */
const SPOKEN = 25_000;

const html = readFileSync(join(ROOT, "index.html"), "utf8");
const first = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg|woff2))"/g)].map(
  (m) => m[1],
);
const files = ["index.html", ...new Set(first)];
let total = 0;
for (const file of files) {
  const size = gzipSync(readFileSync(join(ROOT, file))).length;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  first load, gzipped`);
if (total > PROMISED) {
  console.error(`more than the promised ${PROMISED / 1000} kB`);
  process.exit(1);
}

for (const file of readdirSync(join(ROOT, "assets")).filter((name) =>
  /^[a-z]{2}-.*\.js$/.test(name),
)) {
  const size = gzipSync(readFileSync(join(ROOT, "assets", file))).length;
  if (size <= SPOKEN) continue;
  console.error(`${file}: a language of more than ${SPOKEN / 1000} kB`);
  process.exit(1);
}
