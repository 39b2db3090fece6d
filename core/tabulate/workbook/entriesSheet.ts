import type { LineSource, SourceEntry, StatementLine } from "../../statement/StatementDocument.ts";
import { accountColumns } from "../../text/accountLabel.ts";
import { rowsInFile } from "../rowsInFile.ts";
import type { StatementReport } from "../StatementReport.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const HEADINGS = [
  "Line",
  "Account",
  "Name",
  "Entry",
  "Date",
  "Text",
  "Amount",
  "Settled by",
  "Row of the file",
  "Not listed",
  "Posted by",
];
const EXPLANATION =
  'What each entry moved on the line, inflows positive. Where an account has more entries than are listed, they are the largest, and "Not listed" says how many there are besides: the statement on screen lists and searches all of them behind the line.';

/** The ledger entries behind each line of the shown method; only on request. */
export function entriesSheets(report: StatementReport): Sheet[] {
  if (!report.listsEntries) return [];
  return [
    {
      name: "Ledger entries",
      widths: [44, 14, 30, 18, 12, 44, 16, 12, 24, 12, 24],
      headingRow: TITLE_ROWS + 1,
      fixedColumns: 1,
      isLandscape: true,
      rows: rowsOf(report),
    },
  ];
}

function* rowsOf(report: StatementReport): Generator<SheetRow> {
  yield* sheetTitle(report, "Ledger entries", EXPLANATION);
  yield headings(HEADINGS, ["Amount"]);
  for (const line of report.document.statements[report.method].lines)
    for (const source of line.sources)
      for (const [index, entry] of (source.entries ?? []).entries())
        yield entryRow(line, source, entry, index === 0);
}

function entryRow(
  { lineItem }: StatementLine,
  { account, accountName, entries = [], entryCount = 0 }: LineSource,
  entry: SourceEntry,
  isFirst: boolean,
): SheetRow {
  const { number: accountNumber, name } = accountColumns(account, accountName);
  const { number, date, text: words, amount: moved, isEstimated, postedBy = "" } = entry;
  const left = Math.max(entryCount - entries.length, 0);
  return [
    text(lineItem, "wrapped"),
    text(accountNumber),
    text(name, "wrapped"),
    text(number),
    text(date),
    text(words, "wrapped"),
    amount(moved),
    text(isEstimated ? "estimate" : ""),
    text(rowsInFile(entry)),
    isFirst && left > 0 ? { kind: "number", value: left, style: "plain" } : null,
    text(postedBy),
  ];
}
