import { classifyByRules } from "../../core/classify/classify.ts";
import { recogniseLanguage } from "../../core/classify/language/recogniseLanguage.ts";
import { type GivenKind, givenIds, givenOf } from "../../core/classify/learnt/confidenceOf.ts";
import type { LearntWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { weighAll } from "../../core/classify/learnt/readAgain.ts";
import { type Signs, signIds } from "../../core/classify/learnt/signsOf.ts";
import { roleIds } from "../../core/roles/roles.ts";
import { fitLogistic } from "./fitLogistic.ts";
import { type Example, learnWeights } from "./learnWeights.ts";
import { type Given, publicFacts } from "./publicFacts.ts";
import type { PublicChart } from "./readPublicCharts.ts";

/** Each chart is read by what was learnt from the other parts of this many. */
const PARTS = 3;

/** What files give: type, or no more than the side, or the name alone. */
const GIVEN: readonly Given[] = [
  { hasCode: false, hasSide: false, hasType: true },
  { hasCode: false, hasSide: true, hasType: false },
  { hasCode: false, hasSide: false, hasType: false },
];

type Judged = { given: GivenKind; signs: Signs; isRight: boolean };

/**
 * Learns how far the signs of a reading tell that it is right, by what is given: each seen public chart is
 * read by weights that were learnt without it, and without what the same source has in another language.
 */
export function learnConfidence(
  labelled: readonly Example[],
  byChart: ReadonlyMap<PublicChart, readonly Example[]>,
): Record<GivenKind, Record<string, number>> {
  const judged: Judged[] = [];
  const parts = Map.groupBy(byChart.keys(), partOf);
  for (const [part, charts] of parts) {
    const others = [...byChart].flatMap(([chart, its]) => (partOf(chart) === part ? [] : its));
    const weights = learnWeights([...labelled, ...others], roleIds.length);
    for (const chart of charts) judged.push(...judge(chart, weights));
  }
  const fitted = givenIds.map((given) => [
    given,
    trustOf(judged.filter((each) => each.given === given)),
  ]);
  return Object.fromEntries(fitted);
}

/** The charts of one country are of one part, whatever their language. */
function partOf({ name }: PublicChart): number {
  const source = name.split("@")[0] ?? name;
  return Array.from(source).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS;
}

function judge(chart: PublicChart, weights: LearntWeights): Judged[] {
  return GIVEN.flatMap((given) => {
    const facts = publicFacts(chart, given);
    const language = recogniseLanguage(facts);
    if (language === "unread") return [];
    const admitted = new Map(facts.map(({ code }, at) => [code, chart.accounts[at]?.admits ?? []]));
    const known = { given: new Map(), remembered: new Map() };
    const byRules = classifyByRules(facts, known, { chart: null, language });
    return weighAll(byRules, weights).flatMap((weighed, at) => {
      const own = byRules[at]?.facts;
      if (weighed === null || own === undefined) return [];
      const isRight = admitted.get(own.code)?.includes(weighed.role) === true;
      return [{ given: givenOf(own, weighed.place), signs: weighed.signs, isRight }];
    });
  });
}

function trustOf(judged: readonly Judged[]): Record<string, number> {
  const rows = judged.map(({ signs }) => [1, ...signIds.map((id) => signs[id])]);
  const weights = fitLogistic(
    rows,
    judged.map(({ isRight }) => isRight),
  );
  const names = ["level", ...signIds];
  return Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)]));
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
