import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import { decimalsOfDocument } from "../../statement/describe/decimalsOfDocument.ts";
import type { Amount, WorkingsRow } from "../../statement/StatementDocument.ts";
import { accountColumns } from "../../text/accountLabel.ts";
import { addAmounts } from "../addAmounts.ts";
import { printAmount } from "../printAmount.ts";
import type { StatementReport } from "../StatementReport.ts";
import { type WorkingsColumn, workingsColumns } from "../workingsColumns.ts";
import { accountWidths } from "./accountWidths.ts";
import { across, down, rangeOf, rounded, sumOf } from "./cellReference.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { amount, formula, headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const HEADINGS = [
  "Account",
  "Name",
  "Cash",
  "Opening",
  "Closing",
  "Profit transferred",
  "Movement",
];
const [CASH, OPENING, CLOSING] = [2, 3, 4];
const REMAINDER = "Remainder";
const FIRST_LINE = HEADINGS.length;
const HEADING_ROW = TITLE_ROWS + 1;
const FIRST_ROW = HEADING_ROW + 1;
const IS_CASH = "Cash";
const EXPLANATION =
  "Balances are debit-positive; amounts on lines are cash effects, inflows positive. What is left of every row is nil.";

/** The position of one method's worksheet in the workbook, for formulas. */
export type Workings = {
  sheet: string;
  method: Method;
  rows: readonly WorkingsRow[];
  columns: readonly WorkingsColumn[];
  decimals: number;
};

/** Determines the position of one method's worksheet. */
export function placeWorkings(report: StatementReport, method: Method, sheet: string): Workings {
  const { document } = report;
  return {
    sheet,
    method,
    rows: document.workings[method],
    columns: workingsColumns(document, method),
    decimals: decimalsOfDocument(document),
  };
}

/** The cell with the total of a line's column; null where the line has no column. */
export function lineReference(workings: Workings, concept: string): string | null {
  const index = workings.columns.findIndex(({ id }) => id === concept);
  if (index < 0) return null;
  const row = hasOverride(workings) ? totalRow(workings) + 2 : totalRow(workings);
  return rangeOf(workings.sheet, FIRST_LINE + index, row, row).split(":")[0] ?? null;
}

/** The formula for the opening or closing balance of cash. */
export function cashFormula(workings: Workings, balance: "opening" | "closing"): string {
  const range = (column: number) =>
    rangeOf(workings.sheet, column, FIRST_ROW, totalRow(workings) - 1);
  const sums = range(balance === "opening" ? OPENING : CLOSING);
  return rounded(`SUMIF(${range(CASH)},"${IS_CASH}",${sums})`);
}

/** The worksheet: one row per account, one column per line; movements, totals and remainders are formulas. */
export function workingsSheet(report: StatementReport, workings: Workings): Sheet {
  return {
    name: workings.sheet,
    widths: [...accountWidths(workings.rows), 8, ...amountWidths(workings)],
    headingRow: HEADING_ROW,
    fixedColumns: 2,
    isLandscape: true,
    rows: rowsOf(report, workings),
  };
}

/** The widths of the amount columns: as their amounts and the longest word of the heading. */
function amountWidths({ rows, columns }: Workings): number[] {
  const balances = HEADINGS.slice(OPENING);
  const longest = new Map([...balances, REMAINDER].map((heading) => [heading, 0]));
  const widen = (id: string, amount: Amount) =>
    longest.set(id, Math.max(longest.get(id) ?? 0, printAmount(amount).length));
  for (const { opening, closing, profitTransferred, movement, remainder, lines } of rows) {
    for (const [at, each] of [opening, closing, profitTransferred, movement].entries())
      widen(balances[at] ?? "", each);
    widen(REMAINDER, remainder);
    for (const [id, each] of Object.entries(lines)) widen(id, each);
  }
  const widthOf = (id: string, heading: string) => {
    const words = heading.split(/\s/).map(({ length }) => length);
    return Math.max((longest.get(id) ?? 0) + MARGIN, Math.max(...words) + HEADING_MARGIN);
  };
  return [
    ...balances.map((heading) => widthOf(heading, heading)),
    ...columns.map(({ id, label, total, final }) => {
      widen(id, total);
      widen(id, final);
      return widthOf(id, brokenLabel(label));
    }),
    widthOf(REMAINDER, REMAINDER),
  ];
}

/** Breaks "(Increase)/decrease in …", so that the column can be narrow. */
function brokenLabel(label: string): string {
  return label.replace("/", "/\n");
}

/** Added to the width of amounts: indent and bold totals. */
const MARGIN = 2;
/** Added to the width of headings, which are bold and would touch the next column. */
const HEADING_MARGIN = 3;

function* rowsOf(report: StatementReport, workings: Workings): Generator<SheetRow> {
  const { columns, rows, method } = workings;
  yield* sheetTitle(report, `Workings, ${method} method`, EXPLANATION);
  const amounts = [
    ...HEADINGS.slice(OPENING),
    ...columns.map(({ label }) => brokenLabel(label)),
    REMAINDER,
  ];
  yield headings([...HEADINGS.slice(0, OPENING), ...amounts], amounts);
  let at = FIRST_ROW;
  for (const row of rows) {
    yield accountRow(row, columns, at);
    at += 1;
  }
  yield totalsOf(workings);
  if (hasOverride(workings)) yield* overrideRows(workings);
}

/** Columns in the formulas: C cash, D opening, E closing, F profit transferred, G movement. */
function accountRow(row: WorkingsRow, columns: readonly WorkingsColumn[], at: number): SheetRow {
  const movement = `IF(C${at}="${IS_CASH}",0,-G${at})`;
  const { number, name } = accountColumns(row.account, row.accountName);
  return [
    text(number),
    text(name, "wrapped"),
    text(row.isCash ? IS_CASH : ""),
    amount(row.opening),
    amount(row.closing),
    amount(row.profitTransferred),
    formula(rounded(`E${at}-D${at}-F${at}`), row.movement),
    ...columns.map(({ id }) => amount(row.lines[id] ?? null)),
    formula(rounded(`${movement}${lessLines(columns, at)}`), row.remainder),
  ];
}

/** Without any movement there are no lines; a sum over none would be a circular reference. */
function lessLines({ length }: readonly WorkingsColumn[], at: number): string {
  return length === 0 ? "" : `-SUM(${across(at, FIRST_LINE, FIRST_LINE + length - 1)})`;
}

function totalsOf(workings: Workings): SheetRow {
  const { columns, rows } = workings;
  const last = totalRow(workings) - 1;
  const total = (column: number, value: Amount) =>
    formula(sumOf(down(column, FIRST_ROW, last)), value, "subtotal");
  const balances = (["opening", "closing", "profitTransferred", "movement"] as const).map(
    (field, index) =>
      total(
        OPENING + index,
        addAmounts(
          rows.map((row) => row[field]),
          workings.decimals,
        ),
      ),
  );
  const remainder = addAmounts(
    rows.map((row) => row.remainder),
    workings.decimals,
  );
  return [
    text("Total", "strong"),
    text("", "strong"),
    text("", "strong"),
    ...balances,
    ...columns.map((column, index) => total(FIRST_LINE + index, column.total)),
    total(FIRST_LINE + columns.length, remainder),
  ];
}

/** Overrides by users are separate rows below the accounts. */
function* overrideRows(workings: Workings): Generator<SheetRow> {
  const { columns } = workings;
  const row = totalRow(workings);
  const before = (label: string) => [
    text(label, "strong"),
    ...Array.from({ length: FIRST_LINE - 1 }, () => null),
  ];
  yield [
    ...before("Overrides"),
    ...columns.map(({ override }) => (minorOf(override) === 0n ? null : amount(override))),
  ];
  yield [
    ...before("Statement"),
    ...columns.map(({ final }, index) =>
      formula(sumOf(down(FIRST_LINE + index, row, row + 1)), final, "subtotal"),
    ),
  ];
}

function hasOverride({ columns }: Workings): boolean {
  return columns.some(({ override }) => minorOf(override) !== 0n);
}

function totalRow({ rows }: Workings): number {
  return FIRST_ROW + rows.length;
}
