import type { LearntSections } from "../../core/classify/blocks/sectionsAround.ts";
import type { ClassifiedAccount } from "../../core/classify/Classification.ts";
import { classifyByRules } from "../../core/classify/classify.ts";
import { recogniseLanguage } from "../../core/classify/language/recogniseLanguage.ts";
import { keyOfName } from "../../core/classify/learnt/commonNames.ts";
import {
  bookOf,
  type GivenKind,
  givenOf,
  type LearntConfidence,
  type Order,
  orderIds,
  type SignWeights,
  type Wording,
  wordingIds,
  wordingOf,
} from "../../core/classify/learnt/confidenceOf.ts";
import type { LearntWeights } from "../../core/classify/learnt/evidenceFor.ts";
import { type Signs, signIds } from "../../core/classify/learnt/signsOf.ts";
import type { WeighedAccount } from "../../core/classify/learnt/WeighedAccount.ts";
import { weighAll } from "../../core/classify/learnt/weighAll.ts";
import { withDoubts } from "../../core/classify/learnt/withDoubts.ts";
import { withPlace } from "../../core/classify/learnt/withPlace.ts";
import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import { type Role, roleIds } from "../../core/roles/roles.ts";
import { barsOf, type Fitted, mostWrong } from "./barsOfConfidence.ts";
import { chartsAsTyped } from "./chartsAsTyped.ts";
import { fitLogistic } from "./fitLogistic.ts";
import { learnSections, type SectionedChart, sectionedChart } from "./learnSections.ts";
import { type Example, learnWeights } from "./learnWeights.ts";
import { type Given, inOrderOfNames, publicFacts } from "./publicFacts.ts";
import type { PublicChart } from "./readPublicCharts.ts";
import { typedOtherwise } from "./typedOtherwise.ts";

/** Each chart is read by what was learnt from the other parts of this many. */
const PARTS = 3;

/** What files give: type, or the statement with the side or without, or no more than the side, or the name alone. */
const GIVEN: readonly (Given & { kind: GivenKind })[] = [
  { kind: "nature", hasCode: false, hasSide: false, hasType: true },
  { kind: "statement", hasCode: false, hasSide: true, hasType: false, hasSection: true },
  { kind: "statement", hasCode: false, hasSide: false, hasType: false, hasSection: true },
  { kind: "side", hasCode: false, hasSide: true, hasType: false },
  { kind: "name", hasCode: false, hasSide: false, hasType: false },
];

/** A reading with its signs; none where the account was left to a person. A name is new that no other part has. */
type Judged = {
  order: Order;
  wording: Wording;
  given: GivenKind;
  role: Role | null;
  signs: Signs | null;
  /** What else the file says contradicts it, so that it is never called sure. */
  isDoubted: boolean;
  isRight: boolean;
  isNew: boolean;
};

/**
 * Learns how far the signs of a reading tell that it is right, by what is given, and from which share on
 * it may be called sure: each seen public chart is read by weights that were learnt without it, and
 * without what the same source has in another language, in its own order and in that of its names. So are the
 * sections of charts: as what accounts of each are read by what other charts teach. Charts
 * whose names mean something else than in all others teach, and do not judge.
 */
export function learnConfidence(
  labelled: readonly Example[],
  byChart: ReadonlyMap<PublicChart, readonly Example[]>,
): { trust: LearntConfidence; sections: LearntSections } {
  const careless = new Set([...typedOtherwise([...byChart.keys()])].map(nameOf));
  const asTyped = new Map(chartsAsTyped().map((chart) => [nameOf(chart), chart]));
  const parts = [...Map.groupBy(byChart.keys(), partOf)].map(([part, charts]) => {
    const others = [...byChart].filter(([chart]) => partOf(chart) !== part);
    const weights = learnWeights(
      [...labelled, ...others.flatMap(([, its]) => its)],
      roleIds.length,
    );
    const names = others.flatMap(([{ accounts }]) => accounts.map(({ name }) => keyOfName(name)));
    const sectioned = charts.flatMap((chart) => sectionedBy(chart, weights));
    return { charts, weights, known: new Set(names), sectioned };
  });
  const judged = parts.flatMap((part) => {
    const others = parts.filter((each) => each !== part);
    const sections = learnSections(others.flatMap(({ sectioned }) => sectioned));
    return part.charts
      .filter((chart) => !careless.has(nameOf(chart)))
      .flatMap((chart) =>
        judgeInAll(chart, asTyped.get(nameOf(chart)) ?? chart, { ...part, sections }),
      );
  });
  const sections = learnSections(parts.flatMap(({ sectioned }) => sectioned));
  return { trust: fitTrust(judged), sections };
}

/**
 * Judges a chart, in its own order and in that of its names: by name and side as its author typed it, within a type or a
 * statement without the accounts that teach nothing.
 */
function judgeInAll(chart: PublicChart, asTyped: PublicChart, teaching: Teaching): Judged[] {
  const open = GIVEN.filter(({ kind }) => kind === "side" || kind === "name");
  const placed = GIVEN.filter((given) => !open.includes(given));
  return [(each: PublicChart) => each, inOrderOfNames].flatMap((ordered) => [
    ...[asTyped, someOf(asTyped)].flatMap((each) => judge(ordered(each), open, teaching)),
    ...[chart, someOf(chart)].flatMap((each) => judge(ordered(each), placed, teaching)),
  ]);
}

/** What others teach: the weights of cues, the sections of charts, and the names they have. */
type Teaching = { weights: LearntWeights; sections: LearntSections; known: ReadonlySet<string> };

/** An English chart as it is read by name and side, and by name alone. */
function sectionedBy(chart: PublicChart, weights: LearntWeights): SectionedChart[] {
  if (chart.group !== "english") return [];
  return GIVEN.filter(({ kind }) => kind === "side" || kind === "name").map((given) => {
    const { byRules, accountOf } = readByRules(chart, given);
    return sectionedChart(byRules, accountOf, weights);
  });
}

/** A chart as rules read it, in its order; nothing where its language is not read. */
function readByRules(chart: PublicChart, given: Given) {
  const facts = publicFacts(chart, given);
  const language = recogniseLanguage(facts);
  const byCode = new Map(facts.map(({ code }, at) => [code, chart.accounts[at]]));
  const nothing = { given: new Map(), remembered: new Map() };
  const byRules =
    language === "unread" ? [] : classifyByRules(facts, nothing, { chart: null, language });
  const accountOf = (account: ClassifiedAccount) => byCode.get(account.facts.code);
  return { byRules, accountOf };
}

function nameOf({ source, name }: PublicChart): string {
  return `${source} ${name}`;
}

/** The charts of one country are of one part, whatever their language. */
function partOf({ source, name }: PublicChart): number {
  const key = OF_ONE_AUTHOR.has(source) ? source : (name.split(/[@/_]/)[0] ?? name);
  return Array.from(key).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS;
}

const OF_ONE_AUTHOR: ReadonlySet<string> = new Set(["frontaccounting", "construction"]);

/** As sure as what a person does not look at again. */
const SURE = 0.95;

/** Books use some accounts of their chart: every so many. */
function someOf(chart: PublicChart): PublicChart {
  const step = Math.ceil(chart.accounts.length / USED);
  return { ...chart, accounts: chart.accounts.filter((_, at) => at % step === 0) };
}

const USED = 40;

function judge(
  chart: PublicChart,
  kinds: typeof GIVEN,
  { weights, sections, known }: Teaching,
): Judged[] {
  return kinds.flatMap(({ kind, ...given }) => {
    const { byRules, accountOf } = readByRules(chart, given);
    const book = bookOf(byRules);
    return weighAll(byRules, weights, sections).flatMap((weighed, at) => {
      const read = byRules[at];
      const account = read && accountOf(read);
      if (read === undefined || account === undefined) return [];
      const own = read.facts;
      return {
        order: book.order,
        wording: wordingOf(own, book),
        role: weighed?.role ?? null,
        given: weighed === null ? kind : givenOf(own, weighed.place),
        signs: weighed?.signs ?? null,
        isDoubted: weighed !== null && isNeverSure(own, weighed),
        isRight: weighed !== null && account.admits.includes(weighed.role),
        isNew: !known.has(keyOfName(account.name)),
      };
    });
  });
}

/** Within a type a role that is guessed is right as far as types tell, so that there its place alone counts. */
function isNeverSure(facts: AccountFacts, weighed: WeighedAccount): boolean {
  const { place, role } = weighed;
  const confidence =
    place.natures.length === 1
      ? withPlace(facts, place, role, SURE)
      : withDoubts(facts, weighed, SURE);
  return confidence < SURE;
}

function fitTrust(judged: readonly Judged[]): LearntConfidence {
  return recordOf(orderIds, (order) =>
    recordOf(wordingIds, (wording) =>
      recordOf(givenIds, (given) => {
        const its = judged.filter(
          (each) =>
            each.order === order &&
            each.given === given &&
            (each.wording === "translated") === (wording === "translated"),
        );
        const alike = its.filter(
          (each) => (each.wording === "phrased") === (wording === "phrased"),
        );
        const isOfPlans = order === "byKind" && wording === "phrased" && given === "side";
        const fitted = fitSigns(given === "statement" ? alike : isOfPlans ? newOf(alike) : its);
        const judging = given === "nature" ? its : alike;
        return { ...fitted, bars: barsOf(judging, fitted, mostWrong(order, wording, given)) };
      }),
    ),
  );
}

/** Those of new names: names that other charts have are read well, and signs say little of which of them are not. */
function newOf(judged: readonly Judged[]): readonly Judged[] {
  return judged.filter(({ isNew }) => isNew);
}

const givenIds: readonly GivenKind[] = ["nature", "statement", "side", "name"];

function recordOf<Id extends string, Each>(
  ids: readonly Id[],
  eachOf: (id: Id) => Each,
): Record<Id, Each> {
  return Object.fromEntries(ids.map((id) => [id, eachOf(id)])) as Record<Id, Each>; // an entry for each id
}

function fitSigns(judged: readonly Judged[]): Fitted {
  const known = judged.flatMap(({ role, signs, isRight }) =>
    signs === null ? [] : [{ role, signs, isRight }],
  );
  const [level = 0, ...weights] = fitLogistic(
    known.map(({ role, signs }) => [
      1,
      ...signIds.map((id) => signs[id]),
      ...roleIds.map((id) => Number(id === role)),
    ]),
    known.map(({ isRight }) => isRight),
  ).map((weight) => Math.round(weight * 1000) / 1000);
  const bySign = Object.fromEntries(signIds.map((id, at) => [id, weights[at] ?? 0]));
  const byRole = roleIds.map((id, at) => [id, weights[signIds.length + at] ?? 0] as const);
  return {
    signs: { level, ...bySign } as SignWeights, // an entry for each sign
    roles: Object.fromEntries(byRole.filter(([, weight]) => weight !== 0)),
  };
}
