import { toMinor } from "../../money/Amount.ts";
import type { EntryLine } from "../GeneralLedger.ts";
import type { RowPlace } from "../store/LedgerParts.ts";
import type { EntryColumns } from "./EntryColumns.ts";

/** The line of an entry at a place in its columns, which came from a row of a file. */
export function lineOf(columns: EntryColumns, place: number, inFile: RowPlace): EntryLine {
  return {
    ...inFile,
    account: columns.codes[columns.accountAt(place)] ?? "",
    amount: toMinor(columns.amountAt(place)),
    text: columns.textAt(columns.lineTextAt(place)),
    party: columns.textAt(columns.partyAt(place)) || null,
    document: columns.textAt(columns.documentAt(place)) || null,
    lettering: columns.textAt(columns.letteringAt(place)) || null,
  };
}
