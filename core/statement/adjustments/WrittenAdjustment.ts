import type { AdjustmentType } from "../StatementInput.ts";

/** A journal line as a file or the API writes it; amounts are decimal strings. */
export type WrittenJournalLine = {
  account?: string | undefined;
  cash?: string | undefined;
  debit?: string | undefined;
  credit?: string | undefined;
  presentAs?: string | undefined;
};

/** An adjustment as a file or the API writes it (accounting method section 6). */
export type WrittenAdjustment = {
  adjustmentType: AdjustmentType;
  reason?: string | undefined;
  lines?: readonly WrittenJournalLine[] | undefined;
  account?: string | undefined;
  role?: string | undefined;
  concept?: string | undefined;
  adjustedValue?: string | undefined;
};
