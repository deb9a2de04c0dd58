// What neither the compiler nor the formatter sees. A rule that nobody would miss isn't here.
import svelte from "eslint-plugin-svelte";
import parser from "svelte-eslint-parser";
import ts from "typescript-eslint";

const RIDDLES = /^(Told|Known|Fallen|Kept|Found|Came|None|Then)$/;

/** Types and functions have names that say what they are. */
const names = {
  create(context) {
    const look = ({ id }) => {
      if (id && RIDDLES.test(id.name))
        context.report({ node: id, message: `${id.name} doesn't say what it is` });
    };
    return {
      TSInterfaceDeclaration: look,
      TSTypeAliasDeclaration: look,
      ClassDeclaration: look,
      FunctionDeclaration: look,
    };
  },
};

export default [
  { ignores: ["node_modules", "src/lib/protocol.ts", "**/*.d.ts"] },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    plugins: { "@typescript-eslint": ts.plugin, svelte, greed: { rules: { names } } },
    languageOptions: { parser: ts.parser },
    rules: {
      "greed/names": "error",
      "@typescript-eslint/no-shadow": "error",
      // What the browser keeps goes through lib/storage.ts, which knows that it may be shut or odd.
      "no-restricted-globals": ["error", "localStorage", "sessionStorage"],
      "no-restricted-properties": [
        "error",
        { property: "localStorage", message: "Use lib/storage.ts." },
        { property: "sessionStorage", message: "Use lib/storage.ts." },
      ],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", { max: 600, skipBlankLines: true, skipComments: true }],
      "max-params": ["error", 7],
      "no-else-return": "error",
      "no-useless-return": "error",
      "no-lonely-if": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-expressions": [
        "error",
        { allowShortCircuit: true, allowTernary: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  { files: ["src/lib/storage.ts"], rules: { "no-restricted-globals": "off" } },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    processor: "svelte/svelte",
    languageOptions: { parser, parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-dom-manipulating": "error",
      "svelte/no-unused-props": "error",
      "svelte/require-each-key": "error",
    },
  },
];
