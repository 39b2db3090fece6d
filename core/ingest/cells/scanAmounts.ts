import type { Minor } from "../../money/Minor.ts";
import { plainMinor } from "./plainMinor.ts";
import { type DecimalMark, readWrittenNumber, type WrittenNumber } from "./WrittenNumber.ts";

/** A cell that is not a plain number: taken apart, or null when it is no number at all. */
export type WaitingCell = { at: number; cell: string; written: WrittenNumber | null };

/** A column looked through once: plain amounts are read, the others wait for the column's habit. */
export type AmountScan = {
  /** How many decimals the currency has. */
  decimals: number;
  /** As many as there can be rows; those from `count` on are not looked at yet. */
  amounts: Minor[];
  count: number;
  waiting: WaitingCell[];
  /** The sum of the plain amounts in minor units, kept exact by moving it to `total` in time. */
  subtotal: number;
  total: Minor;
  /** How many cells prove that the point, or the comma, separates decimals. */
  proofs: Record<DecimalMark, number>;
};

const POINT = 46;
/** In minor units: so far a float is exact, and the sum of two. */
const LARGEST_PLAIN = 10 ** 15;

/** A scan that has seen nothing yet of so many rows at the most: a list that grows is copied many times. */
export function newScan(mostRows: number, decimals: number): AmountScan {
  const amounts = new Array<Minor>(mostRows).fill(0n);
  const proofs = { ".": 0, ",": 0 };
  return { decimals, amounts, count: 0, waiting: [], subtotal: 0, total: 0n, proofs };
}

/** Looks at the next cell of a column. */
export function scanCell(scan: AmountScan, cell: string): void {
  const minor = cell === "" ? 0 : plainMinor(cell, scan.decimals);
  // Not a number, too, is not less than the largest.
  if (!(Math.abs(minor) <= LARGEST_PLAIN)) {
    wait(scan, cell);
    return;
  }
  if (minor !== 0) {
    scan.amounts[scan.count] = BigInt(minor);
    scan.subtotal += minor;
    if (Math.abs(scan.subtotal) > LARGEST_PLAIN) totalOf(scan);
  }
  if (hasPoint(cell)) scan.proofs["."] += 1;
  scan.count += 1;
}

/** The amounts of the rows that were looked at. */
export function amountsRead(scan: AmountScan): Minor[] {
  scan.amounts.length = scan.count;
  return scan.amounts;
}

/** What the amounts read so far add up to. */
export function totalOf(scan: AmountScan): Minor {
  scan.total += BigInt(scan.subtotal);
  scan.subtotal = 0;
  return scan.total;
}

/** The mark that most cells of columns prove to separate decimals; null where none proves one. */
export function markOf(proofs: readonly AmountScan["proofs"][]): DecimalMark | null {
  const points = proofs.reduce((total, proof) => total + proof["."], 0);
  const commas = proofs.reduce((total, proof) => total + proof[","], 0);
  if (points === 0 && commas === 0) return null;
  return commas > points ? "," : ".";
}

function wait(scan: AmountScan, cell: string): void {
  const written = readWrittenNumber(cell);
  scan.waiting.push({ at: scan.count, cell, written });
  scan.count += 1;
  if (written?.proves) scan.proofs[written.proves] += 1;
}

/** Whether a plain number has a point before its last one or two digits. */
function hasPoint(cell: string): boolean {
  const { length } = cell;
  return cell.charCodeAt(length - 3) === POINT || cell.charCodeAt(length - 2) === POINT;
}
