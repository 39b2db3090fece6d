import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { isLaidOut } from "../blocks/isLaidOut.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import type { Place } from "../placeOf.ts";
import { isPhrasedBook } from "./isPhrasedBook.ts";
import learntConfidence from "./learntConfidence.json" with { type: "json" };
import { type Signs, signIds } from "./signsOf.ts";

/**
 * What a file gives of an account besides its name: its nature, the statement it stands in, only the side
 * of its balance, or none of these.
 */
export type GivenKind = "nature" | "statement" | "side" | "name";

/**
 * How far each sign tells that a reading is right; `level` is what holds without any. A sign that was not there yet
 * when it was learnt tells nothing.
 */
export type SignWeights = Readonly<
  { level: number } & Partial<Record<(typeof signIds)[number], number>>
>;

/** From a share of readings that are right by their signs on, the confidence that may be told. */
export type Bar = readonly number[];

/**
 * How a name is worded: read as it stands, in small or longer books worded plainly or in books worded in phrases,
 * or in the words of the vocabulary by a dictionary.
 */
export const wordingIds = ["small", "plain", "phrased", "translated"] as const;
export type Wording = (typeof wordingIds)[number];

/** How accounts stand: by kind, as a chart lists them, or mixed, where those around an account say nothing of it. */
export const orderIds = ["byKind", "mixed"] as const;
export type Order = (typeof orderIds)[number];

/** How far the signs of readings may be trusted, by role as well, and from which share on each confidence holds. */
export type Trust = {
  readonly signs: SignWeights;
  readonly roles: Readonly<Record<string, number>>;
  readonly bars: readonly Bar[];
};

/** What was learnt of confidences by order, by wording and by what is given, as `npm run learn` writes it. */
export type LearntConfidence = Readonly<
  Record<Order, Readonly<Record<Wording, Readonly<Record<GivenKind, Trust>>>>>
>;

const learnt: LearntConfidence = learntConfidence;

/** What is given of an account. */
export function givenOf({ side }: AccountFacts, { natures }: Place): GivenKind {
  if (natures.length === 1) return "nature";
  if (natures.length <= OF_ONE_STATEMENT) return "statement";
  return side === null ? "name" : "side";
}

/** Asset, liability or equity; income or expense. */
const OF_ONE_STATEMENT = 3;

/** How accounts stand, by what they are taken for so far. */
export function orderOf(accounts: readonly ClassifiedAccount[]): Order {
  return isLaidOut(accounts) ? "byKind" : "mixed";
}

/** What of the books counts for how far each reading in them may be trusted. */
export type Book = { order: Order; isPhrased: boolean; isSmall: boolean };

/** What of the books counts for each account in them, by what the accounts are taken for so far. */
export function bookOf(accounts: readonly ClassifiedAccount[]): Book {
  const isSmall = accounts.length <= LARGEST_SMALL;
  return { order: orderOf(accounts), isPhrased: isPhrasedBook(accounts), isSmall };
}

/** Books have so many accounts, plans have hundreds. */
const LARGEST_SMALL = 60;

/** How a name is worded. */
export function wordingOf(facts: AccountFacts, { isPhrased, isSmall }: Book): Wording {
  if (isTranslated(facts)) return "translated";
  if (isPhrased) return "phrased";
  return isSmall ? "small" : "plain";
}

/**
 * How sure a reading is, in hundredths: in each band at least this share of readings with such signs was
 * right, on public charts of which nothing was learnt, and so few of those called sure were wrong as
 * `npm run learn` allows: who is told that a reading is sure does not look again.
 */
export function confidenceOf(
  { role, signs, place }: { role: Role; signs: Signs; place: Place },
  facts: AccountFacts,
  book: Book,
): number {
  const trust = learnt[book.order][wordingOf(facts, book)][givenOf(facts, place)];
  return Math.floor(confidenceAt(shareRight(role, signs, trust), trust.bars) * 100) / 100;
}

/** The share of readings as this role and with such signs that is right, by a logistic regression. */
export function shareRight(role: Role, signs: Signs, trust: Omit<Trust, "bars">): number {
  const own = trust.signs.level + (trust.roles[role] ?? 0);
  const odds = signIds.reduce((sum, id) => sum + (trust.signs[id] ?? 0) * signs[id], own);
  return 1 / (1 + Math.exp(-odds));
}

/** Bars nearer to each other than this are one: what is sure may be surer at once. */
const ONE = 0.002;

/** The confidence at a share, straight between the bars on either side of it; of bars that are one, the highest. */
export function confidenceAt(share: number, bars: readonly Bar[]): number {
  const above = bars.findIndex(([from = 0]) => from > share);
  const [to = 1, upper = 1] = bars[above] ?? [];
  const [from = 0, lower = 0] = bars[above === -1 ? bars.length - 1 : above - 1] ?? [];
  if (to === from || above === -1) return lower;
  if (to - from > ONE) return lower + ((share - from) / (to - from)) * (upper - lower);
  return confidenceAt(to, bars.slice(above));
}
