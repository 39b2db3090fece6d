import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { roleIds } from "../../core/roles/roles.ts";
import { labelledExamples, publicExamples } from "./examples.ts";
import { learnConfidence } from "./learnConfidence.ts";
import { learnWeights } from "./learnWeights.ts";

/*
 * Learns what the words, types, places and neighbours of the labelled accounts say of their roles, from
 * the seen part of the corpus alone, and how far such readings may be trusted, and writes both where the
 * classifier reads them. With --check it says whether the weights are what the corpus and the rules give,
 * and the trust what was learnt with these weights.
 */
/** Another processor may round a logarithm otherwise, and what is fainter is left out. */
const TOLERANCE = 4;

const labelled = labelledExamples();
const byChart = publicExamples(learnWeights(labelled, roleIds.length));
const weights = learnWeights([...labelled, ...[...byChart.values()].flat()], roleIds.length);
const target = new URL("../../core/classify/learnt/learntWeights.json", import.meta.url);
const trust = new URL("../../core/classify/learnt/learntConfidence.json", import.meta.url);
if (process.argv.includes("--check")) check();
else write();

function write(): void {
  const text = written();
  writeFileSync(target, text);
  const confidence = { learntWith: digestOf(text), ...learnConfidence(labelled, byChart) };
  writeFileSync(trust, `${JSON.stringify(confidence, null, 2)}\n`);
}

/** One cue a line, in the order of the alphabet, so that a change shows as what it is. */
function written(): string {
  const inOrder = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = inOrder.flatMap(([cue, pairs]) =>
    pairs.length === 0 ? [] : [`${JSON.stringify(cue)}:${JSON.stringify(pairs)}`],
  );
  return `{\n"roles":${JSON.stringify(roleIds)},\n"cues":{\n${rows.join(",\n")}\n}\n}\n`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function check(): void {
  const text = readFileSync(target, "utf8");
  const { roles, cues } = JSON.parse(text) as { roles: string[]; cues: Record<string, number[]> }; // as written above
  const told = [...weights].filter(([, pairs]) => pairs.length > 0);
  const isCurrent =
    roles.join() === roleIds.join() &&
    Math.abs(Object.keys(cues).length - told.length) <= told.length / 100 &&
    told.every(([cue, pairs]) => isNear(pairs, cues[cue] ?? []));
  const { learntWith } = JSON.parse(readFileSync(trust, "utf8")) as { learntWith: string }; // as written above
  if (isCurrent && learntWith === digestOf(text)) return;
  process.stderr.write(
    "The learnt weights are not what corpus and rules give: run npm run learn\n",
  );
  process.exitCode = 1;
}

function isNear(pairs: readonly number[], others: readonly number[]): boolean {
  const [these, those] = [weightsByRole(pairs), weightsByRole(others)];
  return [...these.keys(), ...those.keys()].every(
    (role) => Math.abs((these.get(role) ?? 0) - (those.get(role) ?? 0)) <= TOLERANCE,
  );
}

function weightsByRole(pairs: readonly number[]): Map<number, number> {
  return new Map(
    pairs.flatMap((role, at) => (at % 2 === 0 ? [[role, pairs[at + 1] ?? 0] as const] : [])),
  );
}
