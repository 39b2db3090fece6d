import { classifyByRules } from "../../core/classify/classify.ts";
import {
  type ChartLanguage,
  recogniseLanguage,
} from "../../core/classify/language/recogniseLanguage.ts";
import { cuesOf } from "../../core/classify/learnt/cuesOf.ts";
import type { LearntWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { rolesBeside } from "../../core/classify/learnt/rolesBeside.ts";
import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import { placeOfRole, type Role } from "../../core/roles/roles.ts";
import type { Example } from "./learnWeights.ts";
import { type Given, publicFacts } from "./publicFacts.ts";
import { type CorpusLine, readCorpus } from "./readCorpus.ts";
import { type PublicChart, readTeachingCharts } from "./readPublicCharts.ts";
import { authorOf } from "./typedOtherwise.ts";

/**
 * With the type as programs print it, with what a bare trial balance has, and by name alone: else a side that is
 * not given would speak for accounts whose side their type leaves open.
 */
const GIVEN: readonly Given[] = [
  { hasCode: true, hasSide: true, hasType: true },
  { hasCode: false, hasSide: true, hasType: false },
  { hasCode: false, hasSide: false, hasType: false },
];

const NOTHING_KNOWN = { given: new Map(), remembered: new Map() };

/** The seen part of the labelled corpus, as it is learnt from. */
export function labelledExamples(): Example[] {
  const lines = readCorpus(new URL("corpus.csv", import.meta.url));
  return examplesOf(lines.filter(({ part }) => part === "seen"));
}

function examplesOf(all: readonly CorpusLine[]): Example[] {
  return [...Map.groupBy(all, ({ chart }) => chart)].flatMap(([name, chart]) => {
    const labels = new Map(chart.map(({ facts, role }) => [facts, role]));
    const byRules = classifyByRules([...labels.keys()], NOTHING_KNOWN, {
      chart: null,
      language: "english",
    });
    const besides = rolesBeside(byRules);
    return byRules.flatMap(({ facts }, at) => {
      const [role, beside] = [labels.get(facts) ?? null, besides[at]];
      return role === null || beside === undefined
        ? []
        : [{ cues: cuesOf(facts, beside), role: placeOfRole(role), chart: name }];
    });
  });
}

/**
 * The seen public charts, of which only the types are known: each account as the likeliest of the roles
 * its type admits, by the rules, or by what the labelled charts taught where the rules say another.
 */
export function publicExamples(learnt: LearntWeights): Map<PublicChart, Example[]> {
  const charts = readTeachingCharts();
  return new Map(charts.map((chart) => [chart, examplesOfChart(chart, learnt)]));
}

function examplesOfChart(chart: PublicChart, learnt: LearntWeights): Example[] {
  return GIVEN.flatMap((given) => {
    const facts = publicFacts(chart, given);
    const language = languageOf(chart, facts);
    if (language === "unread") return [];
    const admitted = new Map(facts.map(({ code }, at) => [code, chart.accounts[at]?.admits ?? []]));
    const byRules = classifyByRules(facts, NOTHING_KNOWN, { chart: null, language });
    const besides = rolesBeside(byRules);
    return byRules.map(({ facts: each, classification }, at) => {
      const cues = cuesOf(each, besides[at] ?? { before: null, after: null });
      const roles = admitted.get(each.code) ?? [];
      const own = classification.role;
      const role = own !== null && roles.includes(own) ? own : likeliest(learnt, cues, roles);
      return { cues, role: placeOfRole(role), chart: authorOf(chart) };
    });
  });
}

function languageOf({ group }: PublicChart, facts: readonly AccountFacts[]): ChartLanguage {
  return group === "english" ? "english" : recogniseLanguage(facts);
}

function likeliest(learnt: LearntWeights, cues: readonly string[], roles: readonly Role[]): Role {
  const [first, ...others] = roles;
  if (first === undefined) throw new Error("A type admits no role");
  const weightOf = (role: Role) =>
    cues.reduce((sum, cue) => sum + weightFor(learnt.get(cue) ?? [], placeOfRole(role)), 0);
  return others.reduce((best, role) => (weightOf(role) > weightOf(best) ? role : best), first);
}

function weightFor(pairs: readonly number[], role: number): number {
  for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === role) return pairs[at + 1] ?? 0;
  return 0;
}
