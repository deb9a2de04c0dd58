// Each language has an address, such as `de/`, where searches and shared links find the page in that
// language. All of them name each other.
import { readFileSync } from "node:fs";
import { codes, compiled, text } from "./messages.mjs";

const INDEX = "index.html";
const MANIFEST = new URL("../public/manifest.webmanifest", import.meta.url);
/** The messages that its shortcuts are called by. */
const SHORTCUTS = ["way-daily", "tab-train", "way-pad", "tab-rules"];
const place = (code) => (code === "en" ? "./" : `./${code}/`);
const escaped = (said) => said.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The page as it is at the address of a language. */
function inLanguage(page, code) {
  const { "language-direction": direction } = compiled(text(code, "core"));
  const said = { language: code, direction, ...compiled(text("en", "front")) };
  Object.assign(said, compiled(text(code, "front")));
  const others = [["x-default", "en"], ...codes().map((each) => [each, each])].map(
    ([name, each]) => `    <link rel="alternate" hreflang="${name}" href="${place(each)}" />\n`,
  );
  const whole = page
    .replace(/\{\{([\w-]+)\}\}/g, (_, name) => escaped(said[name]))
    .replace("  </head>", `${others.join("")}  </head>`);
  if (code === "en") return whole;
  return whole.replaceAll('="./', '="../').replace('"../manifest', '"./manifest');
}

/** What an installed page is called, and the ways into it, in a language. */
function manifest(code) {
  const said = (room) => ({ ...compiled(text("en", room)), ...compiled(text(code, room)) });
  const [core, front, page] = ["core", "front", "page"].map(said);
  const { shortcuts, ...rest } = JSON.parse(
    readFileSync(MANIFEST, "utf8").replaceAll('"./', '"../'),
  );
  return JSON.stringify({
    ...rest,
    ...{ description: front["front-about"], lang: code, dir: core["language-direction"] },
    icons: rest.icons.map((icon) => ({ ...icon, src: `../${icon.src}` })),
    shortcuts: shortcuts.map(({ url }, at) => ({ name: page[SHORTCUTS[at]], url })),
  });
}

export const addresses = () => ({
  name: "addresses",
  enforce: "post",
  transformIndexHtml: (page, { server }) => (server ? inLanguage(page, "en") : page),
  generateBundle(_, bundle) {
    const page = bundle[INDEX].source;
    for (const code of codes()) {
      const source = inLanguage(page, code);
      if (code === "en") bundle[INDEX].source = source;
      else {
        this.emitFile({ type: "asset", fileName: `${code}/${INDEX}`, source });
        const file = { fileName: `${code}/manifest.webmanifest`, source: manifest(code) };
        this.emitFile({ type: "asset", ...file });
      }
    }
  },
});
