import { absolute, type Minor, smaller } from "../money/Minor.ts";
import { splitAmount } from "../money/splitAmount.ts";
import { NON_CASH, type WorksheetColumn } from "../worksheet/Posting.ts";
import type { Counterpart, PurposeSide } from "./Counterpart.ts";
import { staysOnLine } from "./TracedAccount.ts";

/** Two counterparts that stand for each other by an amount without sign. */
export type Pair = { one: Counterpart; other: Counterpart; amount: Minor };

export type Pairing = {
  pairs: readonly Pair[];
  /** Lines of which nothing says which one the cash of the entry belongs to. */
  ambiguous: readonly WorksheetColumn[];
};

type Open = { side: Counterpart; left: Minor };

/**
 * Decides which counterparts of an entry belong together. One that is alone on its side is paired with
 * the whole other side; without cash, amounts that are equal belong together; the rest is shared in
 * proportion, so that what is taken out of a payment lowers what it was for.
 */
export function pairCounterparts(sides: readonly Counterpart[]): Pairing {
  const [one, other] = sides;
  if (one && other && sides.length === 2) return { pairs: pairOfTwo(one, other), ambiguous: [] };
  const open = sides.map((side): Open => ({ side, left: absolute(side.left) }));
  const plus = open.filter(({ side }) => side.left > 0n);
  const minus = open.filter(({ side }) => side.left < 0n);
  if (plus.length <= 1 || minus.length <= 1)
    return { pairs: inProportion(plus, minus), ambiguous: [] };
  const cash = sides.find(({ kind }) => kind === "cash");
  if (!cash) return { pairs: withoutCash(plus, minus), ambiguous: [] };
  const [main, opposite] = cash.left < 0n ? [plus, minus] : [minus, plus];
  const ambiguous = ambiguousLines(main, opposite);
  return { pairs: withCash(main, opposite), ambiguous };
}

/** Nearly every entry: what stands on the one side is for what stands on the other. */
function pairOfTwo(one: Counterpart, other: Counterpart): Pair[] {
  const [plus, minus] = one.left > 0n ? [one, other] : [other, one];
  return plus.left > 0n && minus.left < 0n ? [{ one: plus, other: minus, amount: plus.left }] : [];
}

/**
 * The pairs of an entry whose cash accounts show themselves what was received beside what was paid;
 * null where they do not, or nothing stands on one of the sides.
 */
export function pairGross(
  sides: readonly Counterpart[],
  { received, paid }: { received: Minor; paid: Minor },
): Pair[] | null {
  let [plus, minus] = [0n, 0n];
  for (const { left } of sides) {
    if (left > 0n) plus += left;
    else minus -= left;
  }
  if (plus === 0n || minus === 0n || plus > received || minus > paid) return null;
  return sides.map((one) => ({
    one,
    other: { kind: "cash", left: -one.left, pieces: [] },
    amount: absolute(one.left),
  }));
}

function withoutCash(plus: Open[], minus: Open[]): Pair[] {
  return [...ofEqualAmounts(plus, minus), ...inProportion(plus, minus)];
}

/** What is for the same thing on both sides goes first: a credit note lowers what it was given for. */
function ofEqualColumns(main: readonly Open[], opposite: readonly Open[]): Pair[] {
  const columns = new Set(opposite.flatMap(({ side }) => (isPurpose(side) ? [side.column] : [])));
  return [...columns].flatMap((column) => {
    const isOfColumn = ({ side }: Open) => isPurpose(side) && side.column === column;
    const [ones, others] = [main.filter(isOfColumn), opposite.filter(isOfColumn)];
    return ones.length === 0 ? [] : upTo(ones, others);
  });
}

function isPurpose(side: Counterpart): side is PurposeSide {
  return side.kind === "purpose";
}

/** Debt that is taken over pays for assets before anything else; the cash pays for the rest. */
function withCash(main: Open[], opposite: Open[]): Pair[] {
  const financed = opposite.filter(isInvestingOrFinancing);
  const assets = main.filter(isInvestingOrFinancing);
  const alike = ofEqualColumns(main, opposite);
  const first = financed.length > 0 && assets.length > 0 ? upTo(assets, financed) : [];
  return [...alike, ...first, ...inProportion(main, opposite)];
}

/** Several assets or debts stand on the side of the cash, and something of their kind against them. */
function ambiguousLines(main: readonly Open[], opposite: readonly Open[]): WorksheetColumn[] {
  const columns = new Set(
    main.filter(isInvestingOrFinancing).map(({ side }) => columnOfSide(side)),
  );
  const isAsked = columns.size > 1 && opposite.some(isInvestingOrFinancing);
  return isAsked ? [...columns] : [];
}

function columnOfSide(side: Counterpart): WorksheetColumn {
  return side.kind === "purpose" ? side.column : NON_CASH;
}

function isInvestingOrFinancing({ side }: Open): boolean {
  return side.kind === "purpose" && !staysOnLine(side.column);
}

/** Pairs an amount with the only equal amount on the other side. */
function ofEqualAmounts(plus: readonly Open[], minus: readonly Open[]): Pair[] {
  const [ones, others] = [bySize(plus), bySize(minus)];
  return [...ones].flatMap(([size, list]): Pair[] => {
    const [one, ...more] = list;
    const [other, ...rest] = others.get(size) ?? [];
    return one && other && more.length === 0 && rest.length === 0 ? [pair(one, other, size)] : [];
  });
}

function bySize(list: readonly Open[]): Map<Minor, Open[]> {
  const sizes = new Map<Minor, Open[]>();
  for (const item of list) sizes.set(item.left, [...(sizes.get(item.left) ?? []), item]);
  return sizes;
}

/** Pairs as much as the smaller of two sides holds. */
function upTo(ones: readonly Open[], others: readonly Open[]): Pair[] {
  const size = smaller(totalOf(ones), totalOf(others));
  const limit = (list: readonly Open[]) =>
    splitAmount(
      size,
      list.map(({ left }) => left),
    );
  const [oneLimits, otherLimits] = [limit(ones), limit(others)];
  const limited = (list: readonly Open[], limits: readonly Minor[]) =>
    list.map(({ side }, index): Open => ({ side, left: limits[index] ?? 0n }));
  const pairs = inProportion(limited(ones, oneLimits), limited(others, otherLimits));
  for (const [index, item] of ones.entries()) item.left -= oneLimits[index] ?? 0n;
  for (const [index, item] of others.entries()) item.left -= otherLimits[index] ?? 0n;
  return pairs;
}

function inProportion(plus: readonly Open[], minus: readonly Open[]): Pair[] {
  const [only] = minus;
  if (only && minus.length === 1)
    return plus.flatMap((one) => (one.left === 0n ? [] : [pair(one, only, one.left)]));
  return plus.flatMap((one) => {
    const shares = splitAmount(
      one.left,
      minus.map(({ left }) => left),
    );
    return minus.flatMap((other, index): Pair[] => {
      const amount = shares[index] ?? 0n;
      return amount === 0n ? [] : [pair(one, other, amount)];
    });
  });
}

function pair(one: Open, other: Open, amount: Minor): Pair {
  one.left -= amount;
  other.left -= amount;
  return { one: one.side, other: other.side, amount };
}

function totalOf(list: readonly Open[]): Minor {
  let total = 0n;
  for (const { left } of list) total += left;
  return total;
}
