import { looksLikeAmount } from "../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import type { LedgerLineRecord, LedgerTaker } from "../LedgerRecord.ts";
import { ownText } from "../store/textOfBytes.ts";
import { headsAccount, LEVELS, labelOf, toOrBy } from "./accountLabels.ts";
import { balanceIn, cellAt, markedBalance, turned } from "./balanceIn.ts";
import { type CurrencyWatch, watchCurrencies } from "./currencyWatch.ts";
import { flatRowReader } from "./flatRows.ts";
import { type LedgerColumns, matchLedgerColumns, namesAccounts } from "./ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";
import { CLOSING, isClosing, isLabelDate, MOVEMENT, OPENING, TOTAL } from "./rowLabels.ts";
import { splitAccount } from "./splitAccount.ts";
import { UnknownLabels } from "./UnknownLabels.ts";

/** An account whose rows are being read: from its heading to its total. */
type OpenAccount = {
  code: string;
  name: string;
  /** How far in its heading stands. */
  level: number;
  row: number;
  /** The balance in its heading; that of a group is the sum of the accounts in it. */
  heading: string;
  /** What stands beside it on the sides of the rows. */
  sides: string;
  /** Balances that rows of their own say. */
  opening: string;
  closing: string;
  /** The balance beside the latest line. */
  running: string;
  isGroup: boolean;
  hasLines: boolean;
  /** Its number stands beside its opening balance, and its name in the row below. */
  isNamedBelow?: boolean;
};

type ByAccount = {
  columns: LedgerColumns;
  /** Where an account may stand beside its opening balance; -1 where there is no column of accounts. */
  accountAt: number;
  /** Where each line has the number of the account that its heading names; -1 where none has. */
  numberAt: number;
  taker: LedgerTaker;
  currencies: CurrencyWatch;
  open: OpenAccount[];
  /** An account whose total was met: a row that says its closing balance may follow. */
  totalled: { account: OpenAccount; total: string } | null;
  /** The first row that is of no account, or of no date. */
  stray: Problem | null;
  hasAccounts: boolean;
  /** A line stood there that no heading of an account was above. */
  hasStrayLines: boolean;
  labels: UnknownLabels;
};

/**
 * Reads rows that stand beneath the account they belong to: a heading, the balance at the beginning,
 * the lines, a total. Rows of no account, such as titles and dates of printing, are passed over. Lines may
 * have beside them the number of the account that the heading names (`isNumbered`).
 */
export function byAccountReader(
  told: LedgerColumns,
  taker: LedgerTaker,
  isNumbered = false,
): RowTaker {
  const { code, name, ...columns } = told;
  const recordOf = flatRowReader(columns);
  const currencies = watchCurrencies(columns, taker);
  const report: ByAccount = {
    columns,
    accountAt: isNumbered ? -1 : (code ?? name ?? -1),
    numberAt: isNumbered ? (code ?? -1) : -1,
    taker,
    currencies,
    open: [],
    totalled: null,
    stray: null,
    hasAccounts: false,
    hasStrayLines: false,
    labels: new UnknownLabels(),
  };
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const isLabel = record.date === "" || isLabelDate(record.date);
      if (isLabel || headsAccount(record, cells)) takeLabel(report, row, cells);
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
  };
}

function takeLine(report: ByAccount, record: LedgerLineRecord, cells: readonly string[]): void {
  const { columns, accountAt, taker, open } = report;
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
  if (isClosing(record.text)) {
    account.closing = balanceIn(cells, columns);
    return;
  }
  if (record.debit === "" && record.credit === "" && record.amount === "") return;
  account.hasLines = true;
  if (columns.balance === undefined) {
    const { debit, credit, amount } = record;
    report.labels.line(record.text, nearAmount(debit || amount) - nearAmount(credit));
  }
  const running = markedBalance(cells, columns.balance);
  account.running = looksLikeAmount(running) ? running : "";
  report.currencies.note(record, cells);
  const isOther = number !== "" && number !== account.code;
  const { code, name } = isOther ? { code: number, name: number } : account;
  taker.line({ ...record, account: code, accountName: name });
}

function takeLabel(report: ByAccount, row: number, cells: readonly string[]): void {
  const { columns, open } = report;
  const [label, level] = labelOf(cells, columns);
  const balance = markedBalance(cells, columns.balance);
  const account = open.at(-1);
  if (label === "" || MOVEMENT.test(label) || isHeadingRow(cells, label, columns)) return;
  if (CLOSING.test(label)) {
    const ended = report.totalled?.account ?? account;
    const closing = balanceIn(cells, columns);
    // Behind "To" or "By" it stands on the side that both sides then add up alike with
    if (ended) ended.closing = toOrBy(cells, CLOSING) ? turned(closing) : closing;
    return;
  }
  closeTotalled(report);
  if (OPENING.test(label)) {
    const opening = balanceBehind(label) || balanceIn(cells, columns);
    if (account) account.opening = opening;
    if (account) report.labels.begin(opening);
    else if (/[1-9]/.test(opening))
      report.stray ??= problem("ledger_line_without_account", { row });
  } else if (TOTAL.test(label)) {
    const ended = open.pop();
    // Odoo prints what the rows come to in the heading already
    if (ended && ended.sides !== "" && ended.sides === sidesIn(cells, columns)) ended.heading = "";
    if (ended) report.totalled = { account: ended, total: balance };
  } else if (account?.isNamedBelow && level === (report.accountAt + 1) * LEVELS)
    nameFromBelow(account, label);
  else {
    const said = cells.find((cell) => OPENING.test(cell.trim()))?.trim();
    const hasAmount = [columns.debit, columns.credit].some((at) => cellAt(cells, at) !== "");
    // A line that lost its date is no account
    if (said !== undefined && hasAmount)
      report.stray ??= problem("ledger_line_without_date", { row });
    closeDownTo(report, level);
    const heading = said === undefined && looksLikeAmount(balance) ? balance : "";
    const sides = sidesIn(cells, columns);
    const opened = openAccount(report, { label, level, row, heading, sides });
    if (said !== undefined) opened.opening = balanceBehind(said) || balanceIn(cells, columns);
  }
}

type Heading = Pick<OpenAccount, "level" | "row" | "heading" | "sides" | "isNamedBelow"> & {
  label: string;
};

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
  if (namesAccounts(label)) return true;
  return cellAt(cells, date) !== "" && matchLedgerColumns(cells).date === date;
}

function nameFromBelow(account: OpenAccount, name: string): void {
  if (name === "" || account.name !== account.code) return;
  account.name = ownText(name);
}

function numberFromLine(account: OpenAccount, number: string): void {
  if (number === "" || account.hasLines || account.code !== account.name) return;
  account.code = ownText(number);
}

function openAccount(report: ByAccount, { label, ...place }: Heading): OpenAccount {
  const { open } = report;
  report.hasAccounts = true;
  const parent = open.at(-1);
  if (parent) parent.isGroup = true;
  const own = splitAccount(label);
  report.labels.head(own.name);
  const name = parent ? `${parent.name}:${own.name}` : own.name;
  const code = own.code === own.name ? name : own.code;
  const account = {
    code,
    name,
    ...place,
    opening: "",
    closing: "",
    running: "",
    isGroup: false,
    hasLines: false,
  };
  open.push(account);
  return account;
}

function closeTotalled(report: ByAccount): void {
  const { totalled } = report;
  report.totalled = null;
  if (totalled) close(report, totalled.account, totalled.total);
}

/** What a group's heading and total print is the sum of the accounts in it. */
function close({ taker }: ByAccount, account: OpenAccount | undefined, total: string): void {
  if (!account) return;
  const { code, name, row, isGroup, heading, running } = account;
  const opening = account.opening || (isGroup ? "" : heading);
  // Beside a total of the rows, which may be what they moved, the closing balance has a row of its own
  const closing = isGroup ? "" : account.closing || total;
  taker.account({ row, code, name, type: "", opening, closing, running });
}

function closeDownTo(report: ByAccount, level: number): void {
  closeTotalled(report);
  const { open } = report;
  while ((open.at(-1)?.level ?? -1) >= level) close(report, open.pop(), "");
}

/** A row brought forward stands first in its account, whose heading has no balance of its own. */
function saysBalance(account: OpenAccount, line: LedgerLineRecord): boolean {
  if (!isNew(account)) return false;
  return OPENING.test(line.text) || OPENING.test(line.journal) || OPENING.test(line.number);
}

function isNew({ heading, opening, hasLines }: OpenAccount): boolean {
  return heading === "" && opening === "" && !hasLines;
}
