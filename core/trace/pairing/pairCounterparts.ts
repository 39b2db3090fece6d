import {
  type Amount,
  absolute,
  apportionAmount,
  minus,
  plus,
  smaller,
} from "../../money/Amount.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { isOperating, staysOnLine } from "../TracedAccount.ts";
import type { Counterpart, PurposeSide } from "./Counterpart.ts";

/** Two counterparts that belong together for an amount without sign. */
export type Pair = { one: Counterpart; other: Counterpart; amount: Amount };

export type Pairing = {
  pairs: readonly Pair[];
  /** Lines between which the cash of the entry cannot be divided with certainty. */
  ambiguous: readonly WorksheetColumn[];
};

type Open = { side: Counterpart; left: Amount };

const NONE: Pairing["ambiguous"] = [];

/**
 * Decides which counterparts of an entry belong together. A single counterpart on one side is paired with the whole
 * other side. In an entry without cash, equal amounts are paired first. The rest is divided in proportion, so that a
 * deduction reduces what was paid.
 */
export function pairCounterparts(sides: readonly Counterpart[]): Pairing {
  const one = sides[0];
  const other = sides[1];
  if (one && other && sides.length === 2) return { pairs: pairOfTwo(one, other), ambiguous: NONE };
  const [received, paid]: [Open[], Open[]] = [[], []];
  for (const side of sides) {
    if (side.left > 0) received.push({ side, left: side.left });
    else if (side.left < 0) paid.push({ side, left: -side.left });
  }
  if (received.length <= 1 || paid.length <= 1)
    return { pairs: inProportion(received, paid), ambiguous: NONE };
  const cash = sides.find(({ kind }) => kind === "cash");
  if (!cash) return { pairs: withoutCash(received, paid), ambiguous: NONE };
  const [main, opposite] = cash.left < 0 ? [received, paid] : [paid, received];
  const ambiguous = ambiguousLines(main, opposite);
  return { pairs: withCash(main, opposite), ambiguous };
}

/** The common case: two counterparts. */
function pairOfTwo(one: Counterpart, other: Counterpart): Pair[] {
  const received = one.left > 0 ? one : other;
  const paid = received === one ? other : one;
  const isPair = received.left > 0 && paid.left < 0;
  return isPair ? [{ one: received, other: paid, amount: received.left }] : [];
}

/**
 * The pairs of an entry whose cash accounts show receipts and payments separately; null if they do not, or if one side
 * is empty.
 */
export function pairGross(
  sides: readonly Counterpart[],
  { received, paid }: { received: Amount; paid: Amount },
): Pair[] | null {
  if (received === 0 || paid === 0) return null;
  let [credits, debits]: [Amount, Amount] = [0, 0];
  for (const { left } of sides) {
    if (left > 0) credits = plus(credits, left);
    else debits = minus(debits, left);
  }
  if (credits === 0 || debits === 0 || credits > received || debits > paid) return null;
  return sides.map((one) => ({
    one,
    other: { kind: "cash", left: -one.left, pieces: [] },
    amount: absolute(one.left),
  }));
}

function withoutCash(received: Open[], paid: Open[]): Pair[] {
  const equal = ofEqualAmounts(received, paid);
  // An advance for a machine is for the machine on its invoice, not for the tax beside it
  const [ones, others] = [received, paid].map((list) => list.filter(isInvestingOrFinancing));
  const alike = ofEqualColumns(ones ?? [], others ?? []);
  return [...equal, ...alike, ...inProportion(received, paid)];
}

/** Counterparts on the same line are paired first: a credit note reduces what it was given for. */
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

/** Debt that is assumed pays for assets first; the cash pays for the rest. */
function withCash(main: Open[], opposite: Open[]): Pair[] {
  const financed = opposite.filter(isInvestingOrFinancing);
  const assets = main.filter(isInvestingOrFinancing);
  const alike = ofEqualColumns(main, opposite);
  const first = financed.length > 0 && assets.length > 0 ? upTo(assets, financed) : [];
  return [...alike, ...first, ...keptBack(main, opposite), ...inProportion(main, opposite)];
}

/**
 * A fee or discount is deducted from receipts of customers and payments to suppliers before it is deducted from a loan,
 * a dividend or an asset in the same entry.
 */
function keptBack(main: readonly Open[], opposite: readonly Open[]): Pair[] {
  const settled = main.filter(isSettled);
  if (settled.length === 0 || settled.length === main.length) return [];
  const charges = opposite.filter(
    ({ side }) => isPurpose(side) && side.purpose !== null && isOperating(side.column),
  );
  return charges.length === 0 ? [] : upTo(settled, charges);
}

/** Whether a side settles an open item or is operating itself. Sales tax beside a sale is neither. */
function isSettled({ side }: Open): boolean {
  if (!isPurpose(side) || side.purpose === null) return side.kind !== "cash";
  const isTax = side.pieces.every(({ account }) => account.account.role === "sales_tax");
  return isOperating(side.column) && !isTax;
}

/** The lines to ask about, when several assets or debts are on the side of the cash and others are opposite. */
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

/** Pairs an amount with the only equal amount on the opposite side. */
function ofEqualAmounts(received: readonly Open[], paid: readonly Open[]): Pair[] {
  const [ones, others] = [bySize(received), bySize(paid)];
  return [...ones].flatMap(([size, list]): Pair[] => {
    const [one, ...more] = list;
    const [other, ...rest] = others.get(size) ?? [];
    return one && other && more.length === 0 && rest.length === 0 ? [pair(one, other, size)] : [];
  });
}

function bySize(list: readonly Open[]): Map<Amount, Open[]> {
  return Map.groupBy(list, ({ left }) => left);
}

/** Pairs up to the total of the smaller side. */
function upTo(ones: readonly Open[], others: readonly Open[]): Pair[] {
  const size = smaller(totalOf(ones), totalOf(others));
  const limit = (list: readonly Open[]) =>
    apportionAmount(
      size,
      list.map(({ left }) => left),
    );
  const [oneLimits, otherLimits] = [limit(ones), limit(others)];
  const limited = (list: readonly Open[], limits: readonly Amount[]) =>
    list.map(({ side }, index): Open => ({ side, left: limits[index] ?? 0 }));
  const pairs = inProportion(limited(ones, oneLimits), limited(others, otherLimits));
  for (const [index, item] of ones.entries()) item.left = minus(item.left, oneLimits[index] ?? 0);
  for (const [index, item] of others.entries())
    item.left = minus(item.left, otherLimits[index] ?? 0);
  return pairs;
}

function inProportion(ones: readonly Open[], others: readonly Open[]): Pair[] {
  const [only] = others;
  if (only && others.length === 1)
    return ones.flatMap((one) => (one.left === 0 ? [] : [pair(one, only, one.left)]));
  return ones.flatMap((one) => {
    const shares = apportionAmount(
      one.left,
      others.map(({ left }) => left),
    );
    return others.flatMap((other, index): Pair[] => {
      const amount = shares[index] ?? 0;
      return amount === 0 ? [] : [pair(one, other, amount)];
    });
  });
}

function pair(one: Open, other: Open, amount: Amount): Pair {
  one.left = minus(one.left, amount);
  other.left = minus(other.left, amount);
  return { one: one.side, other: other.side, amount };
}

function totalOf(list: readonly Open[]): Amount {
  let total: Amount = 0;
  for (const { left } of list) total = plus(total, left);
  return total;
}
