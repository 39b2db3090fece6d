import { type Amount, absolute, minus } from "../../money/Amount.ts";
import { isChance } from "./isChance.ts";
import type { LinesOfParty, SilentLine } from "./SilentLine.ts";

/** Whether the entries of two lines are about the same accounts: then one may partly reverse the other. */
export type AreOfOneKind = (one: SilentLine, other: SilentLine) => boolean;

/** Among more lines than this, nearly any amount is the sum of two. */
const MOST_LINES = 400;

/**
 * Finds lines that equal the sum of exactly two others, to the cent: an invoice paid in two parts (one perhaps in
 * advance, or partly credited), or a payment of two invoices. A line that fits two such groups is in neither.
 */
export function linesThatComeTo(
  lines: readonly SilentLine[],
  { others }: LinesOfParty,
  areOfOneKind: AreOfOneKind,
): SilentLine[][] {
  if (lines.length > MOST_LINES) return [];
  const known = new Set(others.map(absolute));
  const found = lines.flatMap((whole) => {
    if (known.has(absolute(whole.amount))) return [];
    const isOther = ({ amount }: SilentLine) => amount < 0 !== whole.amount < 0;
    const isPart = whole.hasCash ? isPaidBy(whole) : isPartOf(whole, areOfOneKind);
    const parts = lines.filter((line) => isOther(line) && isPart(line));
    const two = onlyTwo(absolute(whole.amount), parts);
    return two && isMet(whole, two) ? [[whole, ...two]] : [];
  });
  const uses = new Map<SilentLine, number>();
  for (const line of found.flat()) uses.set(line, (uses.get(line) ?? 0) + 1);
  return found.filter((group) => group.every((line) => uses.get(line) === 1));
}

/** A payment follows the invoices it pays. */
function isPaidBy(payment: SilentLine): (line: SilentLine) => boolean {
  return ({ hasCash, turn }) => !hasCash && turn < payment.turn;
}

/** An invoice is paid, or partly credited afterwards. */
function isPartOf(bill: SilentLine, areOfOneKind: AreOfOneKind): (line: SilentLine) => boolean {
  return (line) => line.hasCash || (line.turn > bill.turn && areOfOneKind(bill, line));
}

/** Whether the group holds cash: the line itself, or a payment after it among its parts. */
function isMet(whole: SilentLine, parts: readonly SilentLine[]): boolean {
  return whole.hasCash || parts.some(({ hasCash, turn }) => hasCash && turn > whole.turn);
}

/**
 * The only two lines that sum to an amount; null if there are none, if several pairs do, or if it may be a coincidence.
 */
function onlyTwo(sum: Amount, lines: readonly SilentLine[]): [SilentLine, SilentLine] | null {
  const parts = lines.filter(({ amount }) => absolute(amount) < sum);
  if (isChance(sum, (parts.length * (parts.length - 1)) / 2)) return null;
  let found: [SilentLine, SilentLine] | null = null;
  for (const [at, one] of parts.entries()) {
    const rest = minus(sum, absolute(one.amount));
    for (const other of parts.slice(at + 1)) {
      if (absolute(other.amount) !== rest) continue;
      if (found) return null;
      found = [one, other];
    }
  }
  return found;
}
