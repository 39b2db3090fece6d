import type { LearntSections } from "../../core/classify/blocks/sectionsAround.ts";
import type { ClassifiedAccount } from "../../core/classify/Classification.ts";
import { classifyByRules } from "../../core/classify/classify.ts";
import { recogniseLanguage } from "../../core/classify/language/recogniseLanguage.ts";
import { keyOfName } from "../../core/classify/learnt/commonNames.ts";
import {
  type Bar,
  bookOf,
  type GivenKind,
  givenOf,
  type LearntConfidence,
  type Order,
  orderIds,
  type SignWeights,
  shareRight,
  type Trust,
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
      .flatMap((chart) => [chart, someOf(chart)])
      .flatMap((chart) => [chart, inOrderOfNames(chart)])
      .flatMap((chart) => judge(chart, { ...part, sections }));
  });
  const sections = learnSections(parts.flatMap(({ sectioned }) => sectioned));
  return { trust: fitTrust(judged), sections };
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

function judge(chart: PublicChart, { weights, sections, known }: Teaching): Judged[] {
  return GIVEN.flatMap(({ kind, ...given }) => {
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

/**
 * Of all accounts with new names in books worded so, so many at the most may be sure and wrong: less than half of what
 * is wanted in small books and a fifth to a quarter in long ones, since on sources that are none of the seen ones two to
 * four times as many are, and a fifteenth in phrased ones, where twenty times as many are: their authors type some
 * otherwise than the names say, which no bar keeps out. What signs tell is fitted to all English books together, the
 * bars are those of plain and of phrased ones apart; within a type wording tells nothing.
 */
const MOST_WRONG: Readonly<Record<Wording, Readonly<Record<GivenKind, number>>>> = {
  small: { nature: 0.008, statement: 0.006, side: 0.005, name: 0.008 },
  plain: { nature: 0.008, statement: 0.006, side: 0.0022, name: 0.004 },
  phrased: { nature: 0.008, statement: 0.003, side: 0.0008, name: 0.0013 },
  translated: { nature: 0.008, statement: 0.004, side: 0.003, name: 0.004 },
};

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
        const fitted = fitSigns(given === "statement" ? alike : its);
        const judging = given === "nature" ? its : alike;
        return { ...fitted, bars: barsOf(judging, fitted, MOST_WRONG[wording][given]) };
      }),
    ),
  );
}

const givenIds: readonly GivenKind[] = ["nature", "statement", "side", "name"];

function recordOf<Id extends string, Each>(
  ids: readonly Id[],
  eachOf: (id: Id) => Each,
): Record<Id, Each> {
  return Object.fromEntries(ids.map((id) => [id, eachOf(id)])) as Record<Id, Each>; // an entry for each id
}

type Fitted = Omit<Trust, "bars">;

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

type Shared = { share: number; isRight: boolean };

/** The share of right readings from which each confidence holds, from below. */
function barsOf(judged: readonly Judged[], fitted: Fitted, mostWrong: number): Bar[] {
  const all = judged
    .filter(({ isNew }) => isNew)
    .map(({ role, signs, isDoubted, isRight }) => ({
      share: signs === null || role === null || isDoubted ? 0 : shareRight(role, signs, fitted),
      isRight,
    }));
  const shared = all.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share);
  const sure = Math.max(0.7 - BELOW, lowestSure(shared, mostWrong * all.length));
  const bars: [number, number][] = [[1, TOP]];
  for (const confidence of [0.95, 0.9, 0.8]) {
    const from = Math.max(sure, confidence - BELOW, lowestHolding(shared, confidence));
    bars.unshift([Math.min(from, bars[0]?.[0] ?? 1), confidence]);
  }
  bars.unshift([Math.min(sure, bars[0]?.[0] ?? 1), 0.7]);
  bars.unshift([0, 0], [Math.min(lowestHolding(shared, 0.45), sure), 0.4]);
  return separated(bars);
}

const TOP = 0.98;
/** No confidence is further above the share it was fitted to, however few readings were wrong. */
const BELOW = 0.15;

/** The lowest share from which on so few readings are wrong. */
function lowestSure(shared: readonly Shared[], mostWrong: number): number {
  let wrong = 0;
  for (const { share, isRight } of shared) {
    if (!isRight) wrong += 1;
    if (wrong > mostWrong) return share;
  }
  return 0;
}

/** So many readings next to each other tell the share right among them. */
const WINDOW = 400;

/** The lowest share down to which, in every window of readings, this share is right and some more. */
function lowestHolding(shared: readonly Shared[], confidence: number): number {
  let right = 0;
  for (let at = 0; at < shared.length; at += 1) {
    right += Number(shared[at]?.isRight);
    if (at < WINDOW) continue;
    right -= Number(shared[at - WINDOW]?.isRight);
    if (right / WINDOW < confidence) return shared[at - WINDOW]?.share ?? 1;
  }
  return 0;
}

/** Bars rise with their confidences, each at least a little. */
function separated(bars: readonly (readonly [number, number])[]): Bar[] {
  let least = -LITTLE;
  return bars.map(([share, confidence]) => {
    least = Math.max(share, least + LITTLE);
    return [Math.round(least * 10_000) / 10_000, confidence];
  });
}

const LITTLE = 0.0005;
