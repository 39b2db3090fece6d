import {
  type Bar,
  type GivenKind,
  type Order,
  shareRight,
  type Trust,
  type Wording,
} from "../../core/classify/learnt/confidenceOf.ts";
import type { Signs } from "../../core/classify/learnt/signsOf.ts";
import type { Role } from "../../core/roles/roles.ts";

/** What signs and roles tell, before any bar stands. */
export type Fitted = Omit<Trust, "bars">;

/** A reading with its signs, whether it is never called sure, whether it is right and whether its name is new. */
type JudgedReading = {
  role: Role | null;
  signs: Signs | null;
  isDoubted: boolean;
  isRight: boolean;
  isNew: boolean;
};

/**
 * Of all accounts with new names in books worded so, so many at the most may be sure and wrong: as many as are wanted in
 * small books by side and by name, a quarter to a third of that in long ones, since on sources that are none of the seen
 * ones two to four times as many are, and a fifteenth in phrased ones, where twenty times as many are: their authors type
 * some otherwise than the names say, which no bar keeps out. What signs tell is fitted to all English books together (in
 * phrased ones by side to theirs alone, decision 647), the bars are those of plain and of phrased ones apart; within a
 * type wording tells nothing.
 */
const MOST_WRONG: Readonly<Record<Wording, Readonly<Record<GivenKind, number>>>> = {
  small: { nature: 0.008, statement: 0.006, side: 0.011, name: 0.018 },
  plain: { nature: 0.008, statement: 0.006, side: 0.0031, name: 0.006 },
  phrased: { nature: 0.008, statement: 0.003, side: 0.0008, name: 0.0013 },
  translated: { nature: 0.008, statement: 0.004, side: 0.003, name: 0.004 },
};

type Open = Extract<GivenKind, "side" | "name">;

/**
 * The same for English books whose readings are judged by all that their authors typed: what is typed otherwise than its
 * name says is among those that are wrong there, so that as many are on other sources. In the order of names fewer are
 * sure at the same share: there it is nearer to what is wanted.
 */
const MOST_WRONG_AS_TYPED: Readonly<
  Record<Order, Partial<Record<Wording, Readonly<Record<Open, number>>>>>
> = {
  byKind: {
    plain: { side: 0.008, name: 0.008 },
    phrased: { side: 0.006, name: 0.0053 },
  },
  mixed: {
    small: { side: 0.018, name: 0.026 },
    plain: { side: 0.01, name: 0.015 },
    phrased: { side: 0.006, name: 0.01 },
  },
};

/** The share of accounts with new names that may be sure and wrong. */
export function mostWrong(order: Order, wording: Wording, given: GivenKind): number {
  const isOpen = given === "side" || given === "name";
  const asTyped = isOpen ? MOST_WRONG_AS_TYPED[order][wording]?.[given] : undefined;
  return asTyped ?? MOST_WRONG[wording][given];
}

type Shared = { share: number; isRight: boolean };

/** The share of right readings from which each confidence holds, from below. */
export function barsOf(judged: readonly JudgedReading[], fitted: Fitted, mostWrong: number): Bar[] {
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
