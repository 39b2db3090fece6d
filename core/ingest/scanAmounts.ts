import type { Minor } from "../money/Minor.ts";
import type { TableRow } from "../table/Table.ts";
import { plainHundredths } from "./plainHundredths.ts";
import { type DecimalMark, readWrittenNumber, type WrittenNumber } from "./WrittenNumber.ts";

/** A cell that is not a plain number: taken apart, or null when it is no number at all. */
export type WaitingCell = { at: number; cell: string; written: WrittenNumber | null };

/** A column looked through once: plain amounts are read, the others wait for the column's habit. */
export type AmountScan = {
  amounts: Minor[];
  waiting: WaitingCell[];
  /** How many cells prove that the point, or the comma, separates decimals. */
  proofs: Record<DecimalMark, number>;
};

/** The largest amount a cell may hold: ten million million. */
export const LARGEST_AMOUNT: Minor = 10n ** 15n;

const POINT = 46;
const LARGEST_PLAIN = Number(LARGEST_AMOUNT);

/** Looks through one column of amounts. */
export function scanAmounts(rows: readonly TableRow[], index: number): AmountScan {
  const scan: AmountScan = { amounts: [], waiting: [], proofs: { ".": 0, ",": 0 } };
  for (let at = 0; at < rows.length; at += 1) {
    const cell = rows[at]?.cells[index] ?? "";
    const hundredths = cell === "" ? 0 : plainHundredths(cell);
    // Not a number, too, is not less than the largest.
    if (!(Math.abs(hundredths) <= LARGEST_PLAIN)) {
      wait(scan, at, cell);
      continue;
    }
    scan.amounts.push(hundredths === 0 ? 0n : BigInt(hundredths));
    if (hasPoint(cell)) scan.proofs["."] += 1;
  }
  return scan;
}

function wait({ amounts, waiting, proofs }: AmountScan, at: number, cell: string): void {
  amounts.push(0n);
  const written = readWrittenNumber(cell);
  waiting.push({ at, cell, written });
  if (written?.proves) proofs[written.proves] += 1;
}

/** Whether a plain number has a point before its last one or two digits. */
function hasPoint(cell: string): boolean {
  const { length } = cell;
  return cell.charCodeAt(length - 3) === POINT || cell.charCodeAt(length - 2) === POINT;
}
