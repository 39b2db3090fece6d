import { accountColumns } from "../../text/accountLabel.ts";
import type { StatementReport } from "../StatementReport.ts";
import { accountWidths } from "./accountWidths.ts";
import { rounded } from "./cellReference.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, formula, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const AMOUNTS = ["Opening", "Entries", "Closing", "Difference"] as const;
const HEADING_ROW = TITLE_ROWS + 1;
const EXPLANATION =
  "Opening balances and the entries of the general ledger beside closing balances, debit-positive (ISA 500.9). A difference is what the ledger does not hold; where no file states a closing balance there is none to compare.";
/** Shown instead of a difference where no closing balance is stated. */
const NOT_STATED = "Not stated";

/** The roll-forward of every account, with differences as formulas; no sheet without a general ledger. */
export function rollForwardSheets(report: StatementReport): Sheet[] {
  if (!report.document.rollForward) return [];
  return [
    {
      name: "Roll-forward",
      widths: [...accountWidths(report.document.rollForward), 18, 18, 18, 18],
      headingRow: HEADING_ROW,
      fixedColumns: 2,
      isLandscape: true,
      rows: rowsOf(report),
    },
  ];
}

function* rowsOf(report: StatementReport): Generator<SheetRow> {
  yield* sheetTitle(report, "Roll-forward", EXPLANATION);
  yield headings(["Account", "Name", ...AMOUNTS], AMOUNTS);
  let at = HEADING_ROW;
  for (const { account, accountName, isUnstated, ...row } of report.document.rollForward ?? []) {
    at += 1;
    const { number, name } = accountColumns(account, accountName);
    yield [
      text(number),
      text(name, "wrapped"),
      amount(row.opening),
      amount(row.entries),
      amount(row.closing),
      isUnstated
        ? text(NOT_STATED, "noAmount")
        : formula(rounded(`E${at}-C${at}-D${at}`), row.difference, "proof"),
    ];
  }
}
