import { readFileSync, writeFileSync } from "node:fs";
import { classifyByRules } from "../../core/classify/classify.ts";
import {
  type ChartLanguage,
  recogniseLanguage,
} from "../../core/classify/language/recogniseLanguage.ts";
import { cuesOf } from "../../core/classify/learnt/cuesOf.ts";
import { rolesBeside } from "../../core/classify/learnt/rolesBeside.ts";
import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import { type Role, roleIds } from "../../core/roles/roles.ts";
import { type Example, learnWeights } from "./learnWeights.ts";
import { type Given, publicFacts } from "./publicFacts.ts";
import { type CorpusLine, readCorpus } from "./readCorpus.ts";
import { type PublicChart, readPublicCharts } from "./readPublicCharts.ts";

/*
 * Learns what the words, types, places and neighbours of the labelled accounts say of their roles, from
 * the seen part of the corpus alone, and writes it where the classifier reads it. With --check it says
 * whether what stands there is what the corpus and the rules give.
 */
/** Another processor may round a logarithm otherwise, and what is under five hundredths is left out. */
const TOLERANCE = 8;

/** With the type as programs print it, and with what a bare trial balance has. */
const GIVEN: readonly Given[] = [
  { hasCode: true, hasSide: true, hasType: true },
  { hasCode: false, hasSide: true, hasType: false },
];

const lines = readCorpus(new URL("corpus.csv", import.meta.url)).filter(
  ({ part }) => part === "seen",
);
const labelled = examplesOf(lines);
const fromLabels = learnWeights(labelled, roleIds.length);
const weights = learnWeights([...labelled, ...publicExamples(fromLabels)], roleIds.length);
const target = new URL("../../core/classify/learnt/learntWeights.json", import.meta.url);
if (process.argv.includes("--check")) check(JSON.parse(readFileSync(target, "utf8")));
else writeFileSync(target, written(weights));

function examplesOf(all: readonly CorpusLine[]): Example[] {
  return [...Map.groupBy(all, ({ chart }) => chart).values()].flatMap((chart) => {
    const labels = new Map(chart.map(({ facts, role }) => [facts, role]));
    const known = { overrides: new Map(), remembered: new Map() };
    const byRules = classifyByRules([...labels.keys()], known, {
      chart: null,
      language: "english",
    });
    const besides = rolesBeside(byRules);
    return byRules.flatMap(({ facts }, at) => {
      const [role, beside] = [labels.get(facts) ?? null, besides[at]];
      return role === null || beside === undefined
        ? []
        : [{ cues: cuesOf(facts, beside), role: placeOfRole(role) }];
    });
  });
}

/**
 * The seen public charts, of which only the types are known: each account as the likeliest of the roles
 * its type admits, by the rules, or by what the labelled charts taught where the rules say another.
 */
function publicExamples(learnt: Weights): Example[] {
  return readPublicCharts("seen").flatMap((chart) =>
    GIVEN.flatMap((given) => {
      const facts = publicFacts(chart, given);
      const language = languageOf(chart, facts);
      if (language === "unread") return [];
      const admitted = new Map(
        facts.map(({ code }, at) => [code, chart.accounts[at]?.admits ?? []]),
      );
      const known = { overrides: new Map(), remembered: new Map() };
      const byRules = classifyByRules(facts, known, { chart: null, language });
      const besides = rolesBeside(byRules);
      return byRules.map(({ facts: each, classification }, at) => {
        const cues = cuesOf(each, besides[at] ?? { before: null, after: null });
        const roles = admitted.get(each.code) ?? [];
        const own = classification.role;
        const role = own !== null && roles.includes(own) ? own : likeliest(learnt, cues, roles);
        return { cues, role: placeOfRole(role) };
      });
    }),
  );
}

type Weights = ReadonlyMap<string, readonly number[]>;

function languageOf({ group }: PublicChart, facts: readonly AccountFacts[]): ChartLanguage {
  return group === "english" ? "english" : recogniseLanguage(facts);
}

function likeliest(learnt: Weights, cues: readonly string[], roles: readonly Role[]): Role {
  const [first, ...others] = roles;
  if (first === undefined) throw new Error("A type admits no role");
  const weightOf = (role: Role) =>
    cues.reduce((sum, cue) => sum + weightFor(learnt.get(cue) ?? [], placeOfRole(role)), 0);
  return others.reduce((best, role) => (weightOf(role) > weightOf(best) ? role : best), first);
}

function weightFor(pairs: readonly number[], role: number): number {
  return weightsByRole(pairs).get(role) ?? 0;
}

function placeOfRole(role: Role): number {
  return roleIds.indexOf(role);
}

/** One cue a line, in the order of the alphabet, so that a change shows as what it is. */
function written(learnt: ReadonlyMap<string, readonly number[]>): string {
  const inOrder = [...learnt].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = inOrder.map(([cue, pairs]) => `${JSON.stringify(cue)}:${JSON.stringify(pairs)}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

function check(standing: Readonly<Record<string, readonly number[]>>): void {
  const isCurrent =
    Object.keys(standing).length === weights.size &&
    [...weights].every(([cue, pairs]) => isNear(pairs, standing[cue] ?? []));
  if (isCurrent) return;
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
