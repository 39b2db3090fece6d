import { readWrittenNumber } from "./WrittenNumber.ts";

/**
 * A floating point value of an amount, precise enough to compare columns; zero for anything else. Never used for the
 * amounts themselves.
 */
export function nearAmount(cell: string): number {
  const written = readWrittenNumber(cell);
  if (written === null) return 0;
  const { whole, fraction, isUnsure, isNegative, side } = written;
  const size = Number(isUnsure ? whole + fraction : `${whole || "0"}.${fraction || "0"}`);
  return isNegative !== (side === "credit") ? -size : size;
}
