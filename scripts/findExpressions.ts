import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

/** A regular expression as it is written, and the file it was found in first. */
export type Expression = { pattern: string; flags: string; file: string };

export type FoundExpressions = {
  literals: readonly Expression[];
  /** Files that put expressions together from texts, which nobody can check before they run. */
  constructing: readonly string[];
};

/** The code that meets texts of users; tests, builds and what stands in for the cloud do not. */
const SOURCES = "{core,files,contract,functions,web/src,cli}/**/*.{ts,tsx}";
const NOT_RUN =
  /\.test\.tsx?$|\/testing\/|\.d\.ts$|\/node_modules\/|\/dist\/|^functions\/build\.ts$/;

/** Every regular expression of the code that meets texts of users. */
export function findExpressions(root: string): FoundExpressions {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NOT_RUN.test(file));
  const found = files.toSorted().map((file) => {
    return { file, ...expressionsIn(readFileSync(`${root}/${file}`, "utf8"), file) };
  });
  return {
    literals: found.flatMap(({ literals }) => literals),
    constructing: found.flatMap(({ file, isConstructing }) => (isConstructing ? [file] : [])),
  };
}

/** The regular expressions of one file, and whether it puts some together. */
export function expressionsIn(
  source: string,
  file: string,
): { literals: Expression[]; isConstructing: boolean } {
  const tree = parseSync(source, { syntax: "typescript", tsx: file.endsWith("x") });
  const literals: Expression[] = [];
  let isConstructing = false;
  walk(tree.body, (node) => {
    const { type, pattern, flags, callee } = node;
    if (type === "RegExpLiteral")
      literals.push({ pattern: String(pattern), flags: String(flags), file });
    if (isRecord(callee) && callee.type === "Identifier" && callee.value === "RegExp")
      isConstructing = true;
  });
  return { literals, isConstructing };
}

type Node = Readonly<Record<string, unknown>>;

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (isRecord(node)) {
    visit(node);
    for (const each of Object.values(node)) walk(each, visit);
  }
}

function isRecord(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
