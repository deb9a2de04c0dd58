// Writes sw.js into a folder that holds the page: every file of it is kept for offline use but the
// documentation, previews of links, and what is large and fetched when somebody asks for it. Says
// how much that is, and fails if it is more than was promised.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LATER = /^(docs|games|previews)\/|^python\/.*\/|^notices\.txt$|(?<!\.wasm[-\w]*)\.gz$/;
const PROMISED = 1_700_000;
const SHELL = new URL("../../build/sw/sw.js", import.meta.url).pathname;
const folder = process.argv[2];

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, "").length + 1))
  .filter((name) => name !== "sw.js" && !LATER.test(name))
  .sort();
let [all, zipped] = [0, 0];
const manifest = files.map((url) => {
  const body = readFileSync(join(folder, url));
  all += body.length;
  zipped += gzipSync(body).length;
  // Files under assets/ are named after their content.
  const revision = url.startsWith("assets/")
    ? null
    : createHash("sha256").update(body).digest("hex").slice(0, 16);
  return { url, revision };
});
const source = readFileSync(SHELL, "utf8");
if (source.split("self.__WB_MANIFEST").length !== 2) throw new Error("sw.js lost its manifest");
writeFileSync(
  join(folder, "sw.js"),
  source.replace("self.__WB_MANIFEST", JSON.stringify(manifest)),
);
const kB = (size) => `${(size / 1000).toFixed(0)} kB`;
console.log(
  `${files.length} files for offline use: ${kB(zipped)} gzipped, ${kB(all)} on the device`,
);
if (zipped > PROMISED) {
  console.error(`more than the promised ${kB(PROMISED)}`);
  process.exit(1);
}
