import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { isCurrencyCode } from "../../../money/currencyCodes.ts";
import type { Row } from "../Row.ts";
import type { LedgerColumns, LedgerField } from "./ledgerColumns.ts";

/**
 * The columns with that of the amounts where no list has its heading: "Amount (USD)", "Net movement",
 * "Debit/(Credit)", which otherwise heads a column of sides. One column alone may be it: amounts in two
 * currencies are not chosen between.
 */
export function withAmounts(
  columns: LedgerColumns,
  headings: readonly string[],
  rows: readonly Row[],
): LedgerColumns {
  const { amount, debit, credit } = columns;
  if (amount !== undefined || debit !== undefined || credit !== undefined) return columns;
  const [found, ...others] = headings
    .map((_, at) => at)
    .filter((at) => saysAmounts(headings[at] ?? "") && holdsAmounts(at, rows));
  if (found === undefined || others.length > 0) return columns;
  const kept = Object.entries(columns).filter(([, at]) => at !== found) as [LedgerField, number][];
  return { ...Object.fromEntries(kept), amount: found };
}

/** Whether a heading is nothing but words for an amount, of both sides where it names sides, the debit first. */
function saysAmounts(heading: string): boolean {
  const words = normaliseHeading(heading).split(" ");
  const sides = words.flatMap((word) => SIDES.get(word) ?? []);
  const others = words.filter((word) => !SIDES.has(word));
  const areKnown = others.every(
    (word) => AMOUNTS.has(word) || BESIDE.has(word) || isCurrencyCode(word.toUpperCase()),
  );
  if (!areKnown) return false;
  if (sides.length === 0) return others.some((word) => AMOUNTS.has(word));
  return sides.join(" ") === "debit credit";
}

function holdsAmounts(at: number, rows: readonly Row[]): boolean {
  const cells = rows.map(({ cells }) => (cells[at] ?? "").trim()).filter((cell) => cell !== "");
  return cells.length > 0 && cells.every(looksLikeAmount);
}

const SIDES: ReadonlyMap<string, "debit" | "credit"> = new Map([
  ...["debit", "debits", "dr"].map((word) => [word, "debit"] as const),
  ...["credit", "credits", "cr"].map((word) => [word, "credit"] as const),
]);
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "movement", "change", "activity", "value"]);
const BESIDE: ReadonlySet<string> = new Set(
  "net signed gl ledger journal je entry line posted posting booked transaction functional base local in minus less".split(
    " ",
  ),
);
