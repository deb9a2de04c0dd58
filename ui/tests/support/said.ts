/** What the page's source says: messages by their names, and texts that no language can change. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";

export const SOURCE = resolve(import.meta.dirname, "../../src");

/** A message that is said: its name, or what it begins and ends with; and its fields where they stand there. */
export interface Said {
  readonly id: string | RegExp;
  readonly fields: readonly string[] | null;
}

export interface Module {
  readonly path: string;
  readonly said: readonly Said[];
  readonly texts: readonly string[];
  /** All texts in the code, among them the names of messages that are said later. */
  readonly names: readonly string[];
  /** What it imports at once, or on demand. */
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

/** Attributes and properties that people read or hear. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|text|head|further|action)$/;
const WORD = /\p{L}{2,}/u;
const SENTENCE = /^\p{Lu}.* .*[.!?…]$/su;

export function modules(): Module[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => read(path, readFileSync(resolve(SOURCE, path), "utf8")));
}

export function read(path: string, source: string): Module {
  const found = {
    ...{ path, said: [] as Said[], texts: [] as string[] },
    ...{ names: [] as string[], imports: [] as string[], later: [] as string[] },
  };
  if (path.endsWith(".svelte")) {
    const { fragment, instance, module } = parse(source, { modern: true });
    for (const script of [instance, module])
      if (script) code(found, sliced(source, script.content as unknown as Span));
    walk(fragment, null, (node, inside) => {
      if (node.type === "Text" && !/^(Attribute|StyleDirective)$/.test(inside?.type ?? ""))
        shown(found, node.data);
      if (node.type === "Attribute" && SHOWN.test(node.name) && Array.isArray(node.value))
        for (const part of node.value) if (part.type === "Text") shown(found, part.data);
      if ("expression" in node && node.type !== "SnippetBlock" && isSpan(node.expression))
        code(found, `(${sliced(source, node.expression)})`);
      if (node.type === "IfBlock") code(found, `(${sliced(source, node.test as unknown as Span)})`);
      if (node.type === "ConstTag")
        code(found, sliced(source, node.declaration as unknown as Span));
    });
  } else code(found, source);
  return found;
}

type Span = { readonly start: number; readonly end: number };
const isSpan = (value: unknown): value is Span =>
  typeof (value as Span | null)?.start === "number" && typeof (value as Span).end === "number";
const sliced = (source: string, { start, end }: Span): string => source.slice(start, end);

type Found = {
  -readonly [K in keyof Module]: Module[K] extends readonly (infer T)[] ? T[] : Module[K];
};

function shown(found: Found, text: string): void {
  if (WORD.test(text)) found.texts.push(text.trim());
}

type Visit = (node: AST.SvelteNode & { type: string }, inside: { type: string } | null) => void;

/** Go through a template; code in it is read as code. */
function walk(node: unknown, inside: { type: string } | null, visit: Visit): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, inside, visit));
  if (!node || typeof node !== "object") return;
  const { type } = node as { type?: string };
  if (type && /^[A-Z]/.test(type)) visit(node as Parameters<Visit>[0], inside);
  for (const [key, each] of Object.entries(node))
    if (
      typeof each === "object" &&
      !["metadata", "expression", "test", "declaration"].includes(key)
    )
      walk(each, type ? (node as { type: string }) : inside, visit);
}

function code(found: Found, source: string): void {
  const file = ts.createSourceFile("code.ts", source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const types = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
      const from = node.moduleSpecifier;
      if (!types && from && ts.isStringLiteral(from)) leads(found, found.imports, from.text);
      return;
    }
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (
        node.expression.kind === ts.SyntaxKind.ImportKeyword &&
        first &&
        ts.isStringLiteral(first)
      )
        leads(found, found.later, first.text);
      if (ts.isIdentifier(node.expression) && node.expression.text === "say" && first)
        for (const id of named(first)) found.said.push({ id, fields: fieldsOf(second) });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === "URL") return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      found.names.push(node.text);
      if (SENTENCE.test(node.text)) found.texts.push(node.text);
    }
    if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join("{}");
      if (SENTENCE.test(text)) found.texts.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function leads(found: Found, to: string[], from: string): void {
  if (from.startsWith("."))
    to.push(relative(SOURCE, resolve(dirname(`${SOURCE}/${found.path}`), from)));
}

/** The names that an expression may come to. */
function named(node: ts.Expression): (string | RegExp)[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return named(node.expression);
  if (ts.isConditionalExpression(node)) return [...named(node.whenTrue), ...named(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return [];
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return [new RegExp(`^${parts.join("[\\w-]+")}$`)];
}

/** The fields that stand in a literal; null where they come from elsewhere. */
function fieldsOf(node: ts.Expression | undefined): string[] | null {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names = node.properties.map((each) =>
    each.name && ts.isIdentifier(each.name) ? each.name.text : null,
  );
  return names.includes(null) ? null : (names as string[]);
}
