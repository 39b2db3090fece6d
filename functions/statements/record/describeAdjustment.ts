import type { AdjustmentRecord } from "@tieout/contract";
import {
  decimalsOf,
  formatMinor,
  minorInDecimals,
  type ReportAdjustment,
  type ReportJournalLine,
} from "@tieout/core";
import type { StatementScope } from "./StatementScope.ts";

/** An adjustment as exports print it; its accounts get their names from the statement. */
export function describeAdjustment(
  adjustment: Omit<AdjustmentRecord, "warnings">,
  people: StatementScope["people"],
  currency: string,
): StatementScope["adjustments"][number] {
  const { id, adjustmentType, reason, status, createdAt, createdBy, reversedAt } = adjustment;
  const { concept, originalValue, adjustedValue, body } = adjustment;
  const lines = body.adjustmentType === "journal" ? body.lines : [];
  return {
    id,
    adjustmentType,
    reason,
    status,
    createdAt,
    reversedAt,
    concept,
    originalValue,
    adjustedValue,
    createdBy: people[createdBy] ?? createdBy,
    lines: lines.map(
      ({ account, cash, debit, credit, presentAs }): ReportJournalLine => ({
        account: account ?? null,
        accountName: null,
        concept: cash ?? presentAs ?? null,
        debit: writtenAmount(debit, currency),
        credit: writtenAmount(credit, currency),
      }),
    ),
  };
}

/** People write "180" or "180.5": what is printed has the decimals of the currency. */
function writtenAmount(amount: string | undefined, currency: string): string | null {
  if (amount === undefined) return null;
  const decimals = decimalsOf(currency);
  return formatMinor(minorInDecimals(amount, decimals), decimals);
}

/** The same adjustment with the names its accounts have in a statement. */
export function withAccountNames<Adjustment extends ReportAdjustment>(
  adjustment: Adjustment,
  names: ReadonlyMap<string, string>,
): Adjustment {
  const lines = adjustment.lines.map((line) => ({
    ...line,
    accountName: names.get(line.account ?? "") ?? null,
  }));
  return { ...adjustment, lines };
}
