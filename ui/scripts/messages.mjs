// The languages of src/greed/languages as modules: their messages are read when the page is built.
//
//     virtual:greed/en/core    a room of English, which the page has at hand
//     virtual:greed/en/reason  of the core's, the reasons why something can't be done: for the engine
//     virtual:greed/languages  the others by their codes: name, direction, and a way to load each
//     virtual:greed/of/de      all rooms of a language that the page shows, without the names of messages
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const HERE = fileURLToPath(new URL("../../src/greed/languages/", import.meta.url));
export const ROOMS = [
  "core",
  "reason",
  "page",
  "play",
  "coach",
  "school",
  "games",
  "friends",
  "nearby",
  "editor",
  "faults",
  "refusals",
  "verify",
  "sealed",
];
const OURS = "virtual:greed/";

export const codes = () =>
  readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${HERE}${entry.name}/core.ftl`))
    .map(({ name }) => name)
    .sort();

export const text = (code, room) => {
  const path = `${HERE}${code}/${room}.ftl`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/** The messages of a file by their names, as `src/language/messages.ts` fills them in. */
export function compiled(source) {
  const { body } = new FluentResource(source);
  return Object.fromEntries(body.map(({ id, value }) => [id, pattern(value)]));
}

const pattern = (value) => (typeof value === "string" ? value : value.map(part));

function part(value) {
  if (typeof value === "string") return value;
  switch (value.type) {
    case "str":
      return value.value;
    case "var":
      return [value.name];
    case "mesg":
      return [value.name, ""];
    case "func":
      return [value.name.toLowerCase(), value.args[0].name];
    case "select": {
      const forms = value.variants.map(({ key, value }) => [`${key.value}`, pattern(value)]);
      const [otherwise] = forms.splice(value.star, 1);
      return [value.selector.name, Object.fromEntries(forms), otherwise[1]];
    }
    default:
      throw new Error(`no ${value.type} in messages`);
  }
}

/** What the page can say of the core: reasons are the engine's, and it never lists a position. */
function room(code, name) {
  const reason = (id) => id.startsWith("reason-");
  const wanted = { core: (id) => !reason(id) && !id.startsWith("position-"), reason }[name];
  const found = Object.entries(compiled(text(code, name === "reason" ? "core" : name)));
  return Object.fromEntries(wanted ? found.filter(([id]) => wanted(id)) : found);
}

/** A language's messages in the order of the English ones, 0 for those that it lacks; and its own. */
function aligned(code) {
  const all = [...ROOMS, "reason"];
  const said = Object.assign({}, ...all.map((name) => room(code, name)));
  const rooms = Object.fromEntries(
    all.map((name) => [name, Object.keys(room("en", name)).map((id) => said[id] ?? 0)]),
  );
  const known = new Set(all.flatMap((name) => Object.keys(room("en", name))));
  const own = Object.fromEntries(Object.entries(said).filter(([id]) => !known.has(id)));
  return { rooms, own };
}

function listed() {
  const lines = codes()
    .filter((code) => code !== "en")
    .map((code) => {
      const { "language-name": name, "language-direction": dir } = compiled(text(code, "core"));
      const load = `() => import("${OURS}of/${code}")`;
      return `${JSON.stringify(code)}: { name: ${JSON.stringify(name)}, dir: ${JSON.stringify(dir)}, load: ${load} }`;
    });
  return `export default { ${lines.join(", ")} };`;
}

export const messages = () => ({
  name: "messages",
  resolveId: (id) => (id.startsWith(OURS) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${OURS}`)) return null;
    const [code, name] = id.slice(OURS.length + 1).split("/");
    if (code === "languages") return listed();
    const found = code === "of" ? aligned(name) : room(code, name);
    return `export default ${JSON.stringify(found)};`;
  },
});
