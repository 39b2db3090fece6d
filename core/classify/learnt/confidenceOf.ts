import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Place } from "../placeOf.ts";
import learntConfidence from "./learntConfidence.json" with { type: "json" };
import { type Signs, signIds } from "./signsOf.ts";

/** What a file gives of an account besides its name: its nature, only the side of its balance, or neither. */
export const givenIds = ["nature", "side", "name"] as const;
export type GivenKind = (typeof givenIds)[number];

/** How far each sign tells that a reading is right, by what is given; `level` is what holds without any. */
type LearntConfidence = Readonly<
  Record<GivenKind, Readonly<Record<"level" | (typeof signIds)[number], number>>>
>;

const learnt: LearntConfidence = learntConfidence;

/** What is given of an account. */
export function givenOf({ side }: AccountFacts, { natures }: Place): GivenKind {
  if (natures.length === 1) return "nature";
  return side === null ? "name" : "side";
}

/**
 * How sure a reading is, in hundredths: in each band at least this share of readings with such signs was
 * right, on public charts of which nothing was learnt. Rather less than the share itself: who is told
 * that a reading is sure does not look again, so one that is sure and wrong costs more than a question.
 */
export function confidenceOf(signs: Signs, given: GivenKind): number {
  const byGiven = learnt[given];
  const odds = signIds.reduce((sum, id) => sum + byGiven[id] * signs[id], byGiven.level);
  const careful = withCare(1 / (1 + Math.exp(-odds)), careWith[given]);
  return Math.floor(careful * 100) / 100;
}

type Knot = readonly [share: number, confidence: number];

/** The confidence at each share of right readings, straight in between. */
const careful: readonly Knot[] = [
  [0, 0],
  [0.4, 0.4],
  [0.86, 0.69],
  [0.93, 0.8],
  [0.965, 0.9],
  [0.985, 0.95],
  [1, 0.98],
];
/** Where the nature is known few readings are wrong: those few are asked. */
const withNature: readonly Knot[] = [
  [0, 0],
  [0.4, 0.4],
  [0.93, 0.69],
  [0.97, 0.85],
  [0.985, 0.93],
  [1, 0.98],
];
const careWith: Readonly<Record<GivenKind, readonly Knot[]>> = {
  nature: withNature,
  side: careful,
  name: careful,
};

function withCare(share: number, knots: readonly Knot[]): number {
  const above = knots.findIndex(([from]) => from >= share);
  const [to, upper] = knots[above] ?? [1, 1];
  const [from, lower] = knots[above - 1] ?? [0, 0];
  return to === from ? upper : lower + ((share - from) / (to - from)) * (upper - lower);
}
