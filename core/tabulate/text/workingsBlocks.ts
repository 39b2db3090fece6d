import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import { decimalsOfDocument } from "../../statement/describe/decimalsOfDocument.ts";
import type { Amount, StatementDocument, WorkingsRow } from "../../statement/StatementDocument.ts";
import { accountColumns } from "../../text/accountLabel.ts";
import { addAmounts } from "../addAmounts.ts";
import { printAmount } from "../printAmount.ts";
import { type WorkingsColumn, workingsColumns } from "../workingsColumns.ts";
import { padLeft, padRight, wrapText } from "./alignText.ts";

/** The maximum line width: a landscape page in a small font. */
const PAGE = 132;
const LEAST = 14;

/** The widths of account number and name. Without numbers, the name gets both. */
type AccountWidths = { number: number; name: number };
const NUMBERED: AccountWidths = { number: 12, name: 34 };
const NAMED: AccountWidths = { number: 0, name: 46 };

/** A column of amounts: heading, amounts by row, and totals. */
type TextColumn = {
  label: string;
  of: (row: WorkingsRow) => Amount | null;
  /** The rows below the accounts, in the order of the block's totals. */
  feet: readonly Amount[];
};

/**
 * The worksheet of one method as aligned text: first the balances, then the lines in blocks of as many columns as fit
 * on a page. A block leaves out accounts without an amount in it.
 */
export function* workingsBlocks(document: StatementDocument, method: Method): Generator<string> {
  const rows = document.workings[method];
  const columns = workingsColumns(document, method);
  const accounts = rows.some(hasNumber) ? NUMBERED : NAMED;
  yield* block(rows, accounts, balances(rows, document), ["Total"]);
  const hasOverride = columns.some(({ override }) => minorOf(override) !== 0n);
  const feet = hasOverride ? ["Total", "Overrides", "Statement"] : ["Total"];
  const lines = columns.map((column) => lineColumn(column, hasOverride));
  for (const part of inPages(rows, lines)) yield* block(rows, accounts, part, feet);
}

function hasNumber({ account, accountName }: WorkingsRow): boolean {
  return accountColumns(account, accountName).number !== "";
}

function balances(rows: readonly WorkingsRow[], document: StatementDocument): TextColumn[] {
  const decimals = decimalsOfDocument(document);
  const fields = [
    ["Opening", "opening"],
    ["Closing", "closing"],
    ["Profit transferred", "profitTransferred"],
    ["Movement", "movement"],
    ["Remainder", "remainder"],
  ] as const;
  return fields.map(([label, field]) => ({
    label,
    of: (row: WorkingsRow) => row[field],
    feet: [
      addAmounts(
        rows.map((row) => row[field]),
        decimals,
      ),
    ],
  }));
}

function lineColumn(column: WorkingsColumn, hasOverride: boolean): TextColumn {
  const { id, label, total, override, final } = column;
  return {
    label,
    of: (row: WorkingsRow) => row.lines[id] ?? null,
    feet: hasOverride ? [total, override, final] : [total],
  };
}

/** Groups columns so that they fit on a page; each is as wide as its widest amount. */
function* inPages(rows: readonly WorkingsRow[], columns: readonly TextColumn[]) {
  let part: TextColumn[] = [];
  let used = NUMBERED.number + NUMBERED.name;
  for (const column of columns) {
    const width = widthOf(column, rows);
    if (part.length > 0 && used + width > PAGE) {
      yield part;
      [part, used] = [[], NUMBERED.number + NUMBERED.name];
    }
    part.push(column);
    used += width;
  }
  if (part.length > 0) yield part;
}

function widthOf({ of, feet }: TextColumn, rows: readonly WorkingsRow[]): number {
  let widest = LEAST;
  for (const row of rows) {
    const amount = of(row);
    if (amount !== null) widest = Math.max(widest, printed(amount).length + 2);
  }
  return Math.max(widest, ...feet.map((amount) => printed(amount).length + 2));
}

function* block(
  rows: readonly WorkingsRow[],
  accounts: AccountWidths,
  columns: readonly TextColumn[],
  feet: readonly string[],
): Generator<string> {
  const widths = columns.map((column) => widthOf(column, rows));
  const across =
    accounts.number + accounts.name + widths.reduce((total, width) => total + width, 0);
  yield* headingLines(accounts, columns, widths);
  yield "-".repeat(across);
  for (const row of rows) {
    const amounts = columns.map(({ of }) => of(row));
    const { number, name } = accountColumns(row.account, row.accountName);
    if (amounts.some((amount) => amount !== null))
      yield* rowLines(accounts, [number, name], amounts, widths);
  }
  yield "-".repeat(across);
  for (const [index, label] of feet.entries()) {
    const amounts = columns.map(({ feet: values }) => values[index] ?? null);
    yield* rowLines(accounts, accounts.number === 0 ? ["", label] : [label, ""], amounts, widths);
  }
  yield "";
}

function* headingLines(
  accounts: AccountWidths,
  columns: readonly TextColumn[],
  widths: readonly number[],
) {
  const headings = columns.map(({ label }, index) =>
    wrapText(label.replaceAll("/", "/ "), (widths[index] ?? LEAST) - 2),
  );
  const height = Math.max(...headings.map((lines) => lines.length));
  for (let line = 0; line < height; line += 1) {
    const isLast = line === height - 1;
    const first = accountCells(accounts, isLast ? headingOf(accounts) : ["", ""]);
    // Short headings are aligned at the bottom
    const cells = headings.map((lines, index) =>
      padLeft(lines[line - (height - lines.length)] ?? "", (widths[index] ?? LEAST) - 1),
    );
    yield `${first}${cells.map((cell) => `${cell} `).join("")}`.trimEnd();
  }
}

function headingOf({ number }: AccountWidths): readonly [string, string] {
  return number === 0 ? ["", "Account"] : ["Account", "Name"];
}

function accountCells(widths: AccountWidths, [number, name]: readonly [string, string]): string {
  return padRight(number, widths.number) + padRight(name, widths.name);
}

function* rowLines(
  accounts: AccountWidths,
  [number, name]: readonly [string, string],
  amounts: readonly (Amount | null)[],
  widths: readonly number[],
): Generator<string> {
  const numbers = number === "" ? [] : wrapText(number, accounts.number - 1);
  const names = wrapText(name, accounts.name - 1);
  for (let line = 0; line < Math.max(numbers.length, names.length); line += 1) {
    const words = accountCells(accounts, [numbers[line] ?? "", names[line] ?? ""]);
    const cells = line > 0 ? [] : amounts.map((amount, index) => cell(amount, widths[index]));
    yield `${words}${cells.join("")}`.trimEnd();
  }
}

function cell(amount: Amount | null, width = LEAST): string {
  return padLeft(amount === null ? "" : printed(amount), width);
}

/** Leaves room for a closing bracket, so that all digits are aligned. */
function printed(amount: Amount): string {
  const figure = printAmount(amount);
  return figure.endsWith(")") ? figure : `${figure} `;
}
