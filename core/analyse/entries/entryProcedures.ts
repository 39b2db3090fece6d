import { duplicateEntry } from "./duplicateEntry.ts";
import { detectorsOfEntries } from "./EntryProcedure.ts";
import { enteredAtNight } from "./enteredAtNight.ts";
import { numberGaps } from "./numberGaps.ts";
import { paidWithoutInvoice } from "./paidWithoutInvoice.ts";
import { reversedAfterEnd } from "./reversedAfterEnd.ts";
import { roundAtEnd } from "./roundAtEnd.ts";
import { splitPayments } from "./splitPayments.ts";
import { withoutText } from "./withoutText.ts";

/** What a reviewer asks of journal entries (ISA 240.33(a), AU-C 240.32(a)); nothing is reported without a general ledger. */
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

/** The kinds of what is found by reading entries. */
export const entryKinds: ReadonlySet<string> = new Set(entryDetectors.map(({ kind }) => kind));
