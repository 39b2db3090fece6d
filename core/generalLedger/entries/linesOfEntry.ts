import { toMinor } from "../../money/Amount.ts";
import type { EntryLine } from "../GeneralLedger.ts";
import type { RowPlace } from "../store/LedgerParts.ts";
import type { EntryColumns } from "./EntryColumns.ts";

/** The lines of an entry, or those of one account, each with the row of the file that it came from. */
export function linesOfEntry(
  columns: EntryColumns,
  entry: number,
  placeInFile: (place: number) => RowPlace,
  account?: string,
): EntryLine[] {
  const lines: EntryLine[] = [];
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    if (account !== undefined && columns.codes[columns.accountAt(place)] !== account) continue;
    lines.push(lineOf(columns, place, placeInFile(place)));
  }
  return lines;
}

function lineOf(columns: EntryColumns, place: number, inFile: RowPlace): EntryLine {
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
