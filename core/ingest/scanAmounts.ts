import type { Minor } from "../money/Minor.ts";
import { plainHundredths } from "./plainHundredths.ts";
import { type DecimalMark, readWrittenNumber, type WrittenNumber } from "./WrittenNumber.ts";

/** A cell that is not a plain number: taken apart, or null when it is no number at all. */
export type WaitingCell = { at: number; cell: string; written: WrittenNumber | null };

/** A column looked through once: plain amounts are read, the others wait for the column's habit. */
export type AmountScan = {
  amounts: Minor[];
  waiting: WaitingCell[];
  /** The sum of the plain amounts in hundredths, kept exact by moving it to `total` in time. */
  subtotal: number;
  total: Minor;
  /** How many cells prove that the point, or the comma, separates decimals. */
  proofs: Record<DecimalMark, number>;
};

const POINT = 46;
/** In hundredths: so far a float is exact, and the sum of two. */
const LARGEST_PLAIN = 10 ** 15;

/** A scan that has seen nothing yet. */
export function newScan(): AmountScan {
  return { amounts: [], waiting: [], subtotal: 0, total: 0n, proofs: { ".": 0, ",": 0 } };
}

/** Looks at the next cell of a column. */
export function scanCell(scan: AmountScan, cell: string): void {
  const hundredths = cell === "" ? 0 : plainHundredths(cell);
  // Not a number, too, is not less than the largest.
  if (!(Math.abs(hundredths) <= LARGEST_PLAIN)) {
    wait(scan, cell);
    return;
  }
  if (hundredths === 0) {
    scan.amounts.push(0n);
  } else {
    scan.amounts.push(BigInt(hundredths));
    scan.subtotal += hundredths;
    if (Math.abs(scan.subtotal) > LARGEST_PLAIN) totalOf(scan);
  }
  if (hasPoint(cell)) scan.proofs["."] += 1;
}

/** What the amounts read so far add up to. */
export function totalOf(scan: AmountScan): Minor {
  scan.total += BigInt(scan.subtotal);
  scan.subtotal = 0;
  return scan.total;
}

function wait({ amounts, waiting, proofs }: AmountScan, cell: string): void {
  const written = readWrittenNumber(cell);
  waiting.push({ at: amounts.length, cell, written });
  amounts.push(0n);
  if (written?.proves) proofs[written.proves] += 1;
}

/** Whether a plain number has a point before its last one or two digits. */
function hasPoint(cell: string): boolean {
  const { length } = cell;
  return cell.charCodeAt(length - 3) === POINT || cell.charCodeAt(length - 2) === POINT;
}
