import { looksLikeAmount } from "../../ingest/cells/looksLikeAmount.ts";
import { problem } from "../../problem/Problem.ts";
import { readMark } from "../fields/readMark.ts";
import type { LedgerLineRecord, LedgerTaker } from "../LedgerRecord.ts";
import { type CurrencyWatch, watchCurrencies } from "./currencyWatch.ts";
import { flatRowReader } from "./flatRows.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";
import { splitAccount } from "./splitAccount.ts";

/** An account whose rows are being read: from its heading to its total. */
type OpenAccount = {
  code: string;
  name: string;
  /** How far in its heading stands. */
  level: number;
  row: number;
  /** The balance in its heading; that of a group is the sum of the accounts in it. */
  heading: string;
  /** Balances that rows of their own say. */
  opening: string;
  isGroup: boolean;
  hasLines: boolean;
};

const TOTAL = /^(?:grand )?totals?\b[ :]*(?:for |of )?|(?<=\S) totals?$/i;
const OPENING =
  /^(?:opening|beginning|starting) bal(?:ance)?s?\b(?! equity)|^(?:balance )?(?:brought|carried) forward|^balance b\/?f/i;
const CLOSING = /^(?:closing|ending) bal|^net movement|^balance c\/?f/i;

type ByAccount = {
  columns: LedgerColumns;
  taker: LedgerTaker;
  currencies: CurrencyWatch;
  open: OpenAccount[];
  hasAccounts: boolean;
  /** A line stood there that no heading of an account was above. */
  hasStrayLines: boolean;
};

/**
 * Reads rows that stand beneath the account they belong to: a heading, the balance at the beginning,
 * the lines, a total. Rows of no account, such as titles and dates of printing, are passed over.
 */
export function byAccountReader(columns: LedgerColumns, taker: LedgerTaker): RowTaker {
  const recordOf = flatRowReader(columns);
  const currencies = watchCurrencies(columns, taker);
  const report: ByAccount = {
    columns,
    taker,
    currencies,
    open: [],
    hasAccounts: false,
    hasStrayLines: false,
  };
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      if (record.date === "" || isLabelDate(record.date)) takeLabel(report, row, cells);
      else takeLine(report, record, cells);
    },
    end: () => {
      closeDownTo(report, 0);
      const isList = report.hasStrayLines && !report.hasAccounts;
      return isList ? [problem("ledger_lines_of_no_account")] : currencies.end();
    },
  };
}

function takeLine(report: ByAccount, record: LedgerLineRecord, cells: readonly string[]): void {
  const { columns, taker, open } = report;
  const account = open.at(-1);
  if (!account) {
    report.hasStrayLines = true;
    return;
  }
  if (saysBalance(account, record)) {
    account.opening = markedBalance(cells, columns.balance) || amountOf(cells, columns);
    return;
  }
  if (record.debit === "" && record.credit === "" && record.amount === "") return;
  account.hasLines = true;
  report.currencies.note(record, cells);
  taker.line({ ...record, account: account.code, accountName: account.name });
}

function takeLabel(report: ByAccount, row: number, cells: readonly string[]): void {
  const { columns, open } = report;
  const [label, level] = labelOf(cells, columns);
  const balance = markedBalance(cells, columns.balance);
  const account = open.at(-1);
  if (label === "" || CLOSING.test(label)) return;
  if (OPENING.test(label)) {
    if (account) account.opening = balance || amountOf(cells, columns);
  } else if (TOTAL.test(label)) close(report, open.pop(), balance);
  else {
    closeDownTo(report, level);
    const heading = looksLikeAmount(balance) ? balance : "";
    openAccount(report, { label, level, row, heading });
  }
}

type Heading = { label: string; level: number; row: number; heading: string };

function openAccount(report: ByAccount, { label, ...place }: Heading): void {
  const { open } = report;
  report.hasAccounts = true;
  const parent = open.at(-1);
  if (parent) parent.isGroup = true;
  const own = splitAccount(label);
  const name = parent ? `${parent.name}:${own.name}` : own.name;
  const code = own.code === own.name ? name : own.code;
  open.push({ code, name, ...place, opening: "", isGroup: false, hasLines: false });
}

/** What a group's heading and total print is the sum of the accounts in it. */
function close({ taker }: ByAccount, account: OpenAccount | undefined, closing: string): void {
  if (!account) return;
  const { code, name, row, isGroup, heading } = account;
  const opening = account.opening || (isGroup ? "" : heading);
  taker.account({ row, code, name, type: "", opening, closing: isGroup ? "" : closing });
}

function closeDownTo(report: ByAccount, level: number): void {
  const { open } = report;
  while ((open.at(-1)?.level ?? -1) >= level) close(report, open.pop(), "");
}

function cellAt(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? "" : (cells[at] ?? "").trim();
}

/** A balance whose side may stand in the cell behind it, "138,190.00" and "Cr". */
function markedBalance(cells: readonly string[], at: number | undefined): string {
  const balance = cellAt(cells, at);
  const mark = at === undefined ? "" : cellAt(cells, at + 1);
  if (balance === "" || !/^[dc]r\.?$/i.test(mark) || readMark(mark) === "debit") return balance;
  return balance.startsWith("-") ? balance.slice(1) : `-${balance}`;
}

/** A row brought forward stands first in its account, whose heading has no balance of its own. */
function saysBalance({ heading, opening, hasLines }: OpenAccount, line: LedgerLineRecord): boolean {
  if (heading !== "" || opening !== "" || hasLines) return false;
  return OPENING.test(line.text) || OPENING.test(line.journal) || OPENING.test(line.number);
}

/** In some reports the account, or the word for a balance, stands in the column of dates. */
function isLabelDate(text: string): boolean {
  return (
    !/\d/.test(text) || TOTAL.test(text) || OPENING.test(text) || /^\d[\d-]* [A-Za-z]{4}/.test(text)
  );
}

/** The first text of a row that is no amount, and how far in it stands. */
function labelOf(
  cells: readonly string[],
  { debit, credit, amount, balance }: LedgerColumns,
): [string, number] {
  const amounts = [debit, credit, amount, balance];
  const at = cells.findIndex((cell, index) => cell.trim() !== "" && !amounts.includes(index));
  const text = cells[at] ?? "";
  const indent = text.length - text.trimStart().length;
  const name = /^\d[\d.-]*$/.test(text.trim()) ? nameBehind(cells, at, amounts) : "";
  return [`${text.trim()}${name}`, at * LEVELS + indent];
}

/** An account's number may stand in one cell and its name in the next. */
function nameBehind(
  cells: readonly string[],
  at: number,
  amounts: readonly (number | undefined)[],
): string {
  const name = amounts.includes(at + 1) ? "" : cellAt(cells, at + 1);
  return /^\p{L}/u.test(name) ? ` ${name}` : "";
}

/** More blanks than a label is indented by. */
const LEVELS = 1_000;

/** What a row of one balance says in the columns of amounts, as one debit-positive amount. */
function amountOf(cells: readonly string[], { debit, credit, amount }: LedgerColumns): string {
  const [debits, credits] = [cellAt(cells, debit), cellAt(cells, credit)];
  if (debits !== "" || credits === "") return debits || cellAt(cells, amount);
  return credits.startsWith("-") ? credits.slice(1) : `-${credits}`;
}
