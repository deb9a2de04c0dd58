// Each language has an address, such as `de/`, where searches and shared links find the page in that
// language. All of them name each other.
import { codes, compiled, text } from "./messages.mjs";

const INDEX = "index.html";
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
  return code === "en" ? whole : whole.replaceAll('="./', '="../');
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
      else this.emitFile({ type: "asset", fileName: `${code}/${INDEX}`, source });
    }
  },
});
