import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Diagnostics } from "recheck";
import { type Expression, findExpressions } from "./findExpressions.ts";

/**
 * Holds every regular expression that meets a user's text to linear time. Those that were proved are
 * listed, so that the check is quick and says the same every time; `--write` proves the new ones.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const list = `${root}/scripts/linearExpressions.json`;

const { literals, constructing } = findExpressions(root);
const expressions = new Map(literals.map((each) => [written(each), each]));
const proved = new Set<string>(JSON.parse(readFileSync(list, "utf8")));
const unproved = [...expressions].filter(([text]) => !proved.has(text));

/** Joins expressions that are written out elsewhere and proved there: a search for any takes no more than one for each. */
const JOINING = "core/text/matchesAny.ts";

for (const file of constructing)
  if (file !== JOINING)
    refuse(
      `${file}: an expression is put together while it runs. Write it out, so that it is checked.`,
    );
if (process.argv.includes("--write")) await write();
else check();

function check(): void {
  for (const [text, { file }] of unproved)
    refuse(`${file}: ${text} is not proved to be linear. Run npm run regex.`);
  for (const text of proved)
    if (!expressions.has(text)) refuse(`${text} is proved and no longer used. Run npm run regex.`);
}

async function write(): Promise<void> {
  const { check: prove } = await import("recheck"); // heavy, and not needed where nothing is new
  const slow = new Set<string>();
  for (const [text, { pattern, flags, file }] of unproved) {
    const verdict = await prove(pattern, flags, { timeout: 60_000 });
    if (verdict.status === "safe") continue;
    slow.add(text);
    refuse(`${file}: ${text} ${wordsOf(verdict)}`);
  }
  const linear = [...expressions.keys()].filter((text) => !slow.has(text)).toSorted();
  writeFileSync(list, `${JSON.stringify(linear, null, 2)}\n`);
}

function written({ pattern, flags }: Expression): string {
  return `/${pattern}/${flags}`;
}

function wordsOf(verdict: Exclude<Diagnostics, { status: "safe" }>): string {
  if (verdict.status === "unknown") return `could not be proved: ${verdict.error.kind}.`;
  return `is ${verdict.complexity.summary} for ${verdict.attack.pattern}.`;
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
