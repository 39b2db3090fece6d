import { readWrittenNumber } from "./WrittenNumber.ts";

/** A written amount near enough to compare columns by; nil for anything else. The amounts themselves are read elsewhere. */
export function nearAmount(cell: string): number {
  const written = readWrittenNumber(cell);
  if (written === null) return 0;
  const { whole, fraction, isUnsure, isNegative, side } = written;
  const size = Number(isUnsure ? whole + fraction : `${whole || "0"}.${fraction || "0"}`);
  return isNegative !== (side === "credit") ? -size : size;
}
