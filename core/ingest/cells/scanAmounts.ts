import type { Minor } from "../../money/Minor.ts";
import { plainMinor } from "./plainMinor.ts";
import { type DecimalMark, readWrittenNumber, type WrittenNumber } from "./WrittenNumber.ts";

/** A cell that is not a plain number: parsed, or null where it is no number. */
export type WaitingCell = { at: number; cell: string; written: WrittenNumber | null };

/** A column scanned once: plain amounts are read, other cells wait until the decimal mark of the column is known. */
export type AmountScan = {
  /** How many decimals the currency has. */
  decimals: number;
  /** Reserved for all rows; only the first `count` are filled. */
  amounts: Minor[];
  count: number;
  waiting: WaitingCell[];
  /** The sum of plain amounts in minor units, moved to `total` before it becomes inexact. */
  subtotal: number;
  total: Minor;
  /** The number of cells that prove a decimal point or comma. */
  proofs: Record<DecimalMark, number>;
};

const POINT = 46;
/** In minor units: a float is exact up to here, and so is the sum of two. */
const LARGEST_PLAIN = 10 ** 15;

/** An empty scan; memory is reserved, since growing lists are copied repeatedly. */
export function newScan(mostRows: number, decimals: number): AmountScan {
  const amounts = new Array<Minor>(mostRows).fill(0n);
  const proofs = { ".": 0, ",": 0 };
  return { decimals, amounts, count: 0, waiting: [], subtotal: 0, total: 0n, proofs };
}

/** Scans the next cell of a column. */
export function scanCell(scan: AmountScan, cell: string): void {
  const minor = cell === "" ? 0 : plainMinor(cell, scan.decimals);
  // NaN must take this branch too
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

/** The amounts of the scanned rows. */
export function amountsRead(scan: AmountScan): Minor[] {
  scan.amounts.length = scan.count;
  return scan.amounts;
}

/** The sum of the amounts so far. */
export function totalOf(scan: AmountScan): Minor {
  scan.total += BigInt(scan.subtotal);
  scan.subtotal = 0;
  return scan.total;
}

/** The decimal mark proved by most cells of the columns; null where none proves one. */
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
