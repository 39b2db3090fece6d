import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { readMark } from "../../fields/readMark.ts";
import type { Row } from "../Row.ts";
import type { LedgerColumns, LedgerField } from "./ledgerColumns.ts";

/**
 * The columns with that of the sides, told by what stands in it: "Type" or "Direction" may head it. Amounts
 * without any sign cannot balance unless another column says their sides, so one that always does is that column.
 */
export function withMarks(
  columns: LedgerColumns,
  headings: readonly string[],
  rows: readonly Row[],
): LedgerColumns {
  const { amount, debit, credit, mark, contra } = columns;
  if (amount === undefined || contra !== undefined) return columns;
  if (debit !== undefined && credit !== undefined) return columns;
  const lines = rows.filter(({ cells }) => looksLikeAmount(cells[amount] ?? ""));
  if (lines.some(({ cells }) => nearAmount(cells[amount] ?? "") < 0)) return columns;
  if (mark !== undefined && lines.some(({ cells }) => readMark(cells[mark] ?? "") !== null))
    return columns;
  const [found, ...others] = headings
    .map((_, at) => at)
    .filter((at) => at !== amount && saysSides(at, headings[at] ?? "", lines));
  if (found === undefined || others.length > 0) return columns;
  const kept = Object.entries(columns).filter(([, at]) => at !== found) as [LedgerField, number][];
  return { ...Object.fromEntries(kept), mark: found };
}

/** Whether each line says a side there, and both sides are said. */
function saysSides(at: number, heading: string, lines: readonly Row[]): boolean {
  const cells = lines.map(({ cells }) => (cells[at] ?? "").trim());
  // Posting keys are numbers, which many columns hold
  if (cells.some((cell) => /^\d\d$/.test(cell)) && !POSTING_KEY.has(normaliseHeading(heading)))
    return false;
  const sides = cells.map(readMark);
  return !sides.includes(null) && sides.includes("debit") && sides.includes("credit");
}

/** What SAP calls the column of its posting keys. */
const POSTING_KEY: ReadonlySet<string> = new Set([
  "posting key",
  "pk",
  "bschl",
  "buchungsschlussel",
]);
