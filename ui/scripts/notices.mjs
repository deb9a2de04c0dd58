// Writes notices.txt into a folder that holds the page: whose work it contains, and their licences.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MODULES = new URL("../node_modules/", import.meta.url).pathname;
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const page = read(new URL("../package.json", import.meta.url).pathname);

/** What is compiled into the page: its dependencies, and Svelte with what it brings along. */
const svelte = Object.keys(read(join(MODULES, "svelte", "package.json")).dependencies);
const names = [...Object.keys(page.dependencies), "svelte", ...svelte].sort();

function notice(name) {
  const folder = join(MODULES, name);
  const about = read(join(folder, "package.json"));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (!texts.length && !about.license) throw new Error(`${name} doesn't say what its licence is`);
  return [`${name} ${about.version}`, `Licence: ${about.license}`, ...texts].join("\n\n");
}

const [folder] = process.argv.slice(2);
if (!existsSync(join(folder, "index.html"))) throw new Error(`there is no page in ${folder}`);
const head = "The page of Greed contains work of others. Here is whose, and on what terms.\n";
const parts = [head.trim(), ...[...new Set(names)].map(notice)];
writeFileSync(join(folder, "notices.txt"), parts.join(`\n\n${"-".repeat(72)}\n\n`) + "\n");
console.log(`${parts.length - 1} notices`);
