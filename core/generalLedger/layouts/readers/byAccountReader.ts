import { looksLikeAmount } from "../../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { problem } from "../../../problem/Problem.ts";
import type { LedgerLineRecord, LedgerSink } from "../../LedgerRecord.ts";
import { onOtherSide } from "../../onOtherSide.ts";
import {
  headsAccount,
  LEVELS,
  labelOf,
  namesNextAccount,
  toOrBy,
} from "../accounts/accountLabels.ts";
import { UnknownLabels } from "../accounts/UnknownLabels.ts";
import { BalanceSteps } from "../balances/BalanceSteps.ts";
import { balanceIn, cellAt, markedBalance } from "../balances/balanceIn.ts";
import {
  type LedgerColumns,
  matchLedgerColumns,
  namesAccounts,
} from "../headings/ledgerColumns.ts";
import type { RowTaker } from "../RowReader.ts";
import {
  CARRIED,
  CLOSING,
  isClosing,
  isLabelDate,
  isMovement,
  MOVEMENT,
  OPENING,
  TOTAL,
} from "../rowLabels.ts";
import { watchCurrencies } from "../watchCurrencies.ts";
import {
  type AccountReport,
  closeDownTo,
  closeTotalled,
  endWith,
  type Heading,
  isBroughtDown,
  isNew,
  nameFromBelow,
  numberFromLine,
  openAccount,
  saysBalance,
} from "./AccountReport.ts";
import { flatRowReader } from "./flatRows.ts";

/**
 * Reads rows that stand beneath the account they belong to: a heading, the balance at the beginning,
 * the lines, a total. Rows of no account, such as titles and dates of printing, are passed over. Lines may
 * have beside them the number of the account that the heading names (`isNumbered`).
 */
export function byAccountReader(
  matched: LedgerColumns,
  sink: LedgerSink,
  isNumbered = false,
): RowTaker {
  const { code, name, ...columns } = matched;
  const recordOf = flatRowReader(columns, sink.labels);
  const currencies = watchCurrencies(columns, sink);
  const report: AccountReport = {
    columns,
    accountAt: isNumbered ? -1 : (code ?? name ?? -1),
    numberAt: isNumbered ? (code ?? -1) : -1,
    sink,
    currencies,
    open: [],
    totalled: null,
    stray: null,
    hasAccounts: false,
    hasStrayLines: false,
    labels: new UnknownLabels(),
    steps: new BalanceSteps(),
  };
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const isLabel = record.date === "" || isLabelDate(record.date);
      const isNext = report.open.length === 0 && (report.totalled !== null || !report.hasAccounts);
      if (isLabel || headsAccount(record, cells) || (isNext && namesNextAccount(cells)))
        takeLabel(report, row, cells);
      else takeLine(report, record, cells);
    },
    end: () => {
      closeDownTo(report, 0);
      if (report.stray !== null) return [report.stray];
      const unknown = report.labels.find();
      if (unknown !== null) return [problem("ledger_label_unknown", { value: unknown })];
      const isList = report.hasStrayLines && !report.hasAccounts;
      return isList ? [problem("ledger_lines_of_no_account")] : currencies.end();
    },
    differences: () => report.steps.problems(),
  };
}

function takeLine(report: AccountReport, record: LedgerLineRecord, cells: readonly string[]): void {
  const { columns, accountAt, sink, open } = report;
  const named = cellAt(cells, accountAt);
  if (named !== "" && named !== open.at(-1)?.code && OPENING.test(record.text)) {
    closeDownTo(report, 0);
    const place = { level: accountAt * LEVELS, row: record.row, heading: "", sides: "" };
    openAccount(report, { label: named, ...place, isNamedBelow: true });
  }
  const account = open.at(-1);
  if (!account) {
    report.hasStrayLines = true;
    return;
  }
  if (account.isNamedBelow) nameFromBelow(account, cellAt(cells, accountAt + 1));
  const number = cellAt(cells, report.numberAt);
  numberFromLine(account, number);
  if (saysBalance(account, record) || (isNew(account) && toOrBy(cells, OPENING))) {
    account.opening = balanceIn(cells, columns);
    report.labels.begin(account.opening);
    return;
  }
  if (isMovement(record)) return;
  if (isClosing(record.text) || CARRIED.test(record.text)) {
    endWith(account, cells, columns);
    return;
  }
  if (OPENING.test(record.text) && isBroughtDown(account, balanceIn(cells, columns))) return;
  if (record.debit === "" && record.credit === "" && record.amount === "") return;
  if (!account.hasLines) report.steps.begin(`${account.row}`, account.opening || account.heading);
  account.hasLines = true;
  const { debit, credit, amount } = record;
  const moved = nearAmount(debit || amount) - nearAmount(credit);
  account.moved += moved;
  if (columns.balance === undefined) report.labels.line(record.text, moved);
  const running = markedBalance(cells, columns.balance);
  account.running = looksLikeAmount(running) ? running : "";
  report.steps.add(record.row, `${account.row}`, moved, running);
  report.currencies.note(record, cells);
  const isOther = number !== "" && number !== account.code;
  const { code, name } = isOther ? { code: number, name: number } : account;
  sink.line({ ...record, account: code, accountName: name });
}

function takeLabel(report: AccountReport, row: number, cells: readonly string[]): void {
  const { columns, open, accountAt } = report;
  const [label, level] = labelOf(cells, columns);
  if (label === "" || MOVEMENT.test(label) || isHeadingRow(cells, label, columns)) return;
  if (CLOSING.test(label) || (CARRIED.test(label) && !isAtBeginning(report))) {
    takeClosing(report, cells);
    return;
  }
  const ended = report.totalled?.account ?? open.at(-1);
  if (OPENING.test(label) && ended && isBroughtDown(ended, balanceIn(cells, columns))) return;
  closeTotalled(report);
  const account = open.at(-1);
  if (OPENING.test(label) || CARRIED.test(label)) takeOpening(report, row, cells, label);
  else if (TOTAL.test(label)) takeTotal(report, cells);
  else if (account?.isNamedBelow && level === (accountAt + 1) * LEVELS)
    nameFromBelow(account, label);
  else takeHeading(report, cells, { label, level, row });
}

/** Whether nothing of the account was met yet but its name. */
function isAtBeginning({ open, totalled }: AccountReport): boolean {
  const account = open.at(-1);
  return totalled === null && account !== undefined && isNew(account);
}

function takeClosing({ columns, open, totalled }: AccountReport, cells: readonly string[]): void {
  const ended = totalled?.account ?? open.at(-1);
  // Behind "To" or "By" it stands on the side that both sides then add up alike with
  if (ended && toOrBy(cells, CLOSING)) ended.closing = onOtherSide(balanceIn(cells, columns));
  else if (ended) endWith(ended, cells, columns);
}

function takeOpening(
  report: AccountReport,
  row: number,
  cells: readonly string[],
  label: string,
): void {
  const account = report.open.at(-1);
  const opening = balanceBehind(label) || balanceIn(cells, report.columns);
  if (account) {
    // A page begins with what the one before came to
    if (account.hasLines && account.opening !== "") return;
    account.opening = opening;
    report.labels.begin(opening);
  } else if (/[1-9]/.test(opening))
    report.stray ??= problem("ledger_line_without_account", { row });
}

function takeTotal(report: AccountReport, cells: readonly string[]): void {
  const { columns, open } = report;
  const ended = open.pop();
  if (!ended) return;
  // Odoo prints what the rows come to in the heading already
  if (ended.sides !== "" && ended.sides === sidesIn(cells, columns)) ended.heading = "";
  report.totalled = { account: ended, total: markedBalance(cells, columns.balance) };
}

function takeHeading(
  report: AccountReport,
  cells: readonly string[],
  place: Pick<Heading, "label" | "level" | "row">,
): void {
  const { columns } = report;
  const said = cells.find((cell) => OPENING.test(cell.trim()))?.trim();
  const hasAmount = [columns.debit, columns.credit].some((at) => cellAt(cells, at) !== "");
  // A line that lost its date is no account
  if (said !== undefined && hasAmount)
    report.stray ??= problem("ledger_line_without_date", { row: place.row });
  closeDownTo(report, place.level);
  const balance = markedBalance(cells, columns.balance);
  const heading = said === undefined && looksLikeAmount(balance) ? balance : "";
  const opened = openAccount(report, { ...place, heading, sides: sidesIn(cells, columns) });
  if (said !== undefined) opened.opening = balanceBehind(said) || balanceIn(cells, columns);
}

/** "Beginning Balance: $10,000.00" says both in one cell. */
function balanceBehind(text: string): string {
  const colon = text.indexOf(":");
  const balance = colon < 0 ? "" : text.slice(colon + 1).trim();
  return balance !== "" && looksLikeAmount(balance) ? balance : "";
}

/** Debit and credit of a row that has both columns; "" where neither stands there. */
function sidesIn(cells: readonly string[], { debit, credit }: LedgerColumns): string {
  const sides = [cellAt(cells, debit), cellAt(cells, credit)];
  return sides.every((side) => side === "") ? "" : sides.join(" ");
}

/** Headings that are printed again above each account, or in a second row. */
function isHeadingRow(cells: readonly string[], label: string, { date }: LedgerColumns): boolean {
  // "Main Account" in a row of its own is an account
  const isAlone = cells.filter((cell) => cell.trim() !== "").length === 1;
  if (namesAccounts(label) && !(isAlone && label.includes(" "))) return true;
  return cellAt(cells, date) !== "" && matchLedgerColumns(cells).date === date;
}
