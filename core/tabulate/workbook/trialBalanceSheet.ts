import { fileTypeLabel } from "../../ingest/fileTypes.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Role, roles } from "../../roles/roles.ts";
import { decimalsOfDocument } from "../../statement/describe/decimalsOfDocument.ts";
import type { AccountSummary, Amount, SourceRow } from "../../statement/StatementDocument.ts";
import { accountColumns } from "../../text/accountLabel.ts";
import { addAmounts } from "../addAmounts.ts";
import type { StatementReport } from "../StatementReport.ts";
import { accountWidths } from "./accountWidths.ts";
import { columnLetters, down, rounded, sumOf } from "./cellReference.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, formula, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const AMOUNTS = ["Opening", "Closing", "Profit transferred", "Movement"] as const;
const FIRST_ROW = TITLE_ROWS + 2;

/** Wide enough for the longest role, and for most reasons on one line, with the sheet on one page wide. */
const [ROLE, REASON] = [51, 70];

/** Whether the optional columns are filled; a general ledger alone fills neither. */
type Filled = { hasTypes: boolean; hasRows: boolean };

/** The columns before the amounts. */
function describing({ hasTypes }: Filled): readonly string[] {
  return ["Account", "Name", ...(hasTypes ? ["Type in the file"] : []), "Role"];
}

/** The columns after the amounts. */
function explaining({ hasRows }: Filled): readonly string[] {
  return ["Confidence", "Set by", "Why this role", ...(hasRows ? ["Rows in the files"] : [])];
}

/** Every account as it was read: balances (debit-positive), role, reason, and rows in the files. */
export function trialBalanceSheet(report: StatementReport): Sheet {
  const { accounts } = report.document;
  const filled = {
    hasTypes: accounts.some(({ type }) => type !== ""),
    hasRows: accounts.some(({ rows }) => rows.length > 0),
  };
  return {
    name: "Trial balance",
    widths: [
      ...accountWidths(report.document.workings.indirect),
      ...(filled.hasTypes ? [24] : []),
      ROLE,
      16,
      16,
      20,
      16,
      12,
      12,
      REASON,
      ...(filled.hasRows ? [30] : []),
    ],
    headingRow: TITLE_ROWS + 1,
    fixedColumns: 2,
    isLandscape: true,
    rows: rowsOf(report, filled),
  };
}

function* rowsOf(report: StatementReport, filled: Filled): Generator<SheetRow> {
  const before = describing(filled);
  const { accounts } = report.document;
  const { indirect } = report.document.workings;
  const transferred = new Map(indirect.map((row) => [row.account, row.profitTransferred]));
  const decimals = decimalsOfDocument(report.document);
  const nothing = formatMinor(0n, decimals);
  const profits = accounts.map(({ code }) => transferred.get(code) ?? nothing);
  yield* sheetTitle(
    report,
    "Trial balance",
    "Balances are debit-positive; a profit and loss account opens at nil.",
  );
  yield headings([...before, ...AMOUNTS, ...explaining(filled)], AMOUNTS);
  const opening = before.length;
  let at = FIRST_ROW;
  for (const [index, account] of accounts.entries()) {
    yield accountRow(account, profits[index] ?? nothing, { at, opening, ...filled });
    at += 1;
  }
  const total = (column: number, values: readonly Amount[]) =>
    formula(sumOf(down(column, FIRST_ROW, at - 1)), addAmounts(values, decimals), "subtotal");
  yield [
    ...before.map((_, index) => text(index === 0 ? "Total" : "", "strong")),
    total(
      opening,
      accounts.map((account) => account.opening),
    ),
    total(
      opening + 1,
      accounts.map(({ closing }) => closing),
    ),
    total(opening + 2, profits),
    total(
      opening + 3,
      accounts.map(({ movement }) => movement),
    ),
  ];
}

/** The row in the sheet, and the column of the opening balance. */
type Place = { at: number; opening: number } & Filled;

function accountRow(account: AccountSummary, profit: Amount, place: Place): SheetRow {
  const { at, opening, hasTypes, hasRows } = place;
  const { type, role, confidence, isOverridden, reason, rows } = account;
  const { number, name } = accountColumns(account.code, account.name);
  const cell = (column: number) => `${columnLetters(column)}${at}`;
  return [
    text(number),
    text(name, "wrapped"),
    ...(hasTypes ? [text(type)] : []),
    text(roleLabel(role)),
    amount(account.opening),
    amount(account.closing),
    amount(profit),
    formula(
      rounded(`${cell(opening + 1)}-${cell(opening)}-${cell(opening + 2)}`),
      account.movement,
    ),
    text(`${Math.round(confidence * 100)}%`),
    text(isOverridden ? "user" : "classifier"),
    text(reason, "wrapped"),
    ...(hasRows ? [text(writtenRows(rows), "wrapped")] : []),
  ];
}

function roleLabel(role: Role | null): string {
  return role === null ? "" : roles[role].label;
}

/** The rows of an account in the files, as text: "Trial Balance row 12, 40". */
export function writtenRows(rows: readonly SourceRow[]): string {
  const byPlace = Map.groupBy(rows, ({ fileType, sheet }) =>
    [fileTypeLabel(fileType), ...(sheet === null ? [] : [sheet])].join(", "),
  );
  return [...byPlace]
    .map(([place, its]) => `${place} row ${its.map(({ row }) => row).join(", ")}`)
    .join("; ");
}
