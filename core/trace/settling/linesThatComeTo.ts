import { type Amount, absolute, minus } from "../../money/Amount.ts";
import { isChance } from "./isChance.ts";
import type { LinesOfParty, SilentLine } from "./SilentLine.ts";

/** Whether the entries of two lines are about the same: then one may take a part of the other back. */
export type AreOfOneKind = (one: SilentLine, other: SilentLine) => boolean;

/** Among more lines nearly any sum can be made of two. */
const MOST_LINES = 400;

/**
 * Lines that only two others come to, to the cent: a bill that was paid in two parts, one of them perhaps ahead, or of
 * which a part was taken back, and a payment of two bills. Where two lines want a third one, neither gets it.
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

/** A payment is for bills that it follows. */
function isPaidBy(payment: SilentLine): (line: SilentLine) => boolean {
  return ({ hasCash, turn }) => !hasCash && turn < payment.turn;
}

/** A bill is paid, or a part of it is taken back afterwards. */
function isPartOf(bill: SilentLine, areOfOneKind: AreOfOneKind): (line: SilentLine) => boolean {
  return (line) => line.hasCash || (line.turn > bill.turn && areOfOneKind(bill, line));
}

/** Whether cash moved for it at last. */
function isMet(whole: SilentLine, parts: readonly SilentLine[]): boolean {
  return whole.hasCash || parts.some(({ hasCash, turn }) => hasCash && turn > whole.turn);
}

/** The only two lines that come to a sum; null where none do, where several may, or where chance may make them. */
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
