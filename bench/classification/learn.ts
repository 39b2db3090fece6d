import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { type AllWeights, readWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { type WrittenWeights, writePairs } from "../../core/classify/learnt/writtenWeights.ts";
import { roleIds } from "../../core/roles/roles.ts";
import { answerHelp } from "../../scripts/answerHelp.ts";
import { digestOfInputs } from "./inputsOfLearning.ts";
import { learnCommonNames } from "./learnCommonNames.ts";
import { learnFromAll, learnTrust, readExamples } from "./learnFromCharts.ts";

/*
 * Learns what the words, types, places and neighbours of the labelled accounts say of their roles, from
 * the seen part of the corpus and the names of the lexicon alone, how far such readings may be trusted, which sections charts are laid out in, and which names all charts have
 * for one role, and writes it where the classifier reads it, with the digests of all they were learnt from and of what was learnt. With
 * --check it says whether what stands there is that: by the digests where they agree, and by learning the
 * weights anew where the charts or the code have changed; with --record it then records that such a
 * change teaches nothing else.
 */
/** Another processor may round a logarithm otherwise, and what is fainter is left out. */
const TOLERANCE = 6;

const target = new URL("../../core/classify/learnt/learntWeights.json", import.meta.url);
const trust = new URL("../../core/classify/learnt/learntConfidence.json", import.meta.url);
const sections = new URL("../../core/classify/learnt/learntSections.json", import.meta.url);
const names = new URL("../../core/classify/learnt/learntNames.json", import.meta.url);
const record = new URL("learntFrom.json", import.meta.url);

type Digests = { inputs: string; learnt: string };

answerHelp(`Usage: npm run learn [-- --record]
  Learns anew from the labelled charts and writes it; --record only records that a change teaches nothing else.`);
const isRecording = process.argv.includes("--record");
if (isRecording || process.argv.includes("--check")) await check();
else await write();

async function write(): Promise<void> {
  const taught = readExamples();
  const text = written(learnFromAll(taught));
  writeFileSync(target, text);
  const learnt = learnTrust(taught);
  writeFileSync(sections, `${JSON.stringify(learnt.sections, null, 2)}\n`);
  const confidence = { learntWith: digestOf(text), ...learnt.trust };
  writeFileSync(trust, `${JSON.stringify(confidence, null, 2)}\n`);
  writeFileSync(names, writtenNames());
  await recordDigests();
}

async function recordDigests(): Promise<void> {
  const digests: Digests = { inputs: await digestOfInputs(), learnt: digestOfLearnt() };
  writeFileSync(record, `${JSON.stringify(digests, null, 2)}\n`);
}

/** One cue a line, in the order of the alphabet, so that a change shows as what it is. */
function written(weights: AllWeights): string {
  const inOrder = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = inOrder.flatMap(([cue, pairs]) =>
    pairs.length === 0 ? [] : [`${JSON.stringify(cue)}:"${writePairs(pairs)}"`],
  );
  return `{\n"roles":${JSON.stringify(roleIds)},\n"cues":{\n${rows.join(",\n")}\n}\n}\n`;
}

function writtenNames(): string {
  return `${JSON.stringify(learnCommonNames(), null, 2)}\n`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function digestOfLearnt(): string {
  return digestOf(
    [target, trust, sections, names].map((file) => readFileSync(file, "utf8")).join(""),
  );
}

async function check(): Promise<void> {
  const text = readFileSync(target, "utf8");
  const { learntWith } = JSON.parse(readFileSync(trust, "utf8")) as { learntWith: string }; // as written above
  if (learntWith !== digestOf(text)) return refuse("Weights and trust were not learnt together");
  const recorded = JSON.parse(readFileSync(record, "utf8")) as Digests; // as written above
  const isUntouched = recorded.learnt === digestOfLearnt();
  if (isUntouched && recorded.inputs === (await digestOfInputs())) return;
  if (!isAsWritten(text, learnFromAll(readExamples())))
    return refuse("The learnt weights are not what charts and rules give");
  if (readFileSync(names, "utf8") !== writtenNames())
    return refuse("The common names are not those of the charts");
  if (isRecording) await recordDigests();
  else if (!isUntouched) refuse("What was learnt is not what was recorded");
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}: run npm run learn\n`);
  process.exitCode = 1;
}

function isAsWritten(text: string, weights: AllWeights): boolean {
  const stands = readWeights(JSON.parse(text) as WrittenWeights); // as written above
  const weighed = [...weights].filter(([, pairs]) => pairs.length > 0);
  return (
    Math.abs(stands.size - weighed.length) <= weighed.length / 100 &&
    weighed.every(([cue, pairs]) => isNear(pairs, stands.get(cue) ?? []))
  );
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
