import { duplicateEntry } from "./duplicateEntry.ts";
import { detectorsOfEntries } from "./EntryProcedure.ts";
import { enteredAtNight } from "./enteredAtNight.ts";
import { numberGaps } from "./numberGaps.ts";
import { paidWithoutInvoice } from "./paidWithoutInvoice.ts";
import { reversedAfterEnd } from "./reversedAfterEnd.ts";
import { roundAtEnd } from "./roundAtEnd.ts";
import { splitPayments } from "./splitPayments.ts";
import { withoutText } from "./withoutText.ts";

/**
 * The procedures for journal entry testing (ISA 240.33(a), AU-C 240.32(a)); without a general ledger they report
 * nothing.
 */
export const entryDetectors = detectorsOfEntries([
  roundAtEnd,
  withoutText,
  reversedAfterEnd,
  enteredAtNight,
  numberGaps,
  paidWithoutInvoice,
  splitPayments,
  duplicateEntry,
]);

/** The kinds of findings from journal entries. */
export const entryKinds: ReadonlySet<string> = new Set(entryDetectors.map(({ kind }) => kind));
