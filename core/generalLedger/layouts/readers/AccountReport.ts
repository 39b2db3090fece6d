import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import type { Problem } from "../../../problem/Problem.ts";
import type { LedgerLineRecord, LedgerSink } from "../../LedgerRecord.ts";
import { onOtherSide } from "../../onOtherSide.ts";
import { ownText } from "../../store/textOfBytes.ts";
import type { UnknownLabels } from "../accounts/UnknownLabels.ts";
import type { BalanceSteps } from "../balances/BalanceSteps.ts";
import { balanceIn, cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import { CARRIED, OPENING } from "../rowLabels.ts";
import type { CurrencyWatch } from "../watchCurrencies.ts";

const HALF_A_CENT = 0.005;

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
  /** What its lines come to, near enough to compare. */
  moved: number;
  isGroup: boolean;
  hasLines: boolean;
  /** Its number stands beside its opening balance, and its name in the row below. */
  isNamedBelow?: boolean;
};

/** A report by account while it is read. */
export type AccountReport = {
  columns: LedgerColumns;
  /** Where an account may stand beside its opening balance; -1 where there is no column of accounts. */
  accountAt: number;
  /** Where each line has the number of the account that its heading names; -1 where none has. */
  numberAt: number;
  sink: LedgerSink;
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
  /** The balances beside lines. */
  steps: BalanceSteps;
};

/** A row that an account begins with. */
export type Heading = Pick<OpenAccount, "level" | "row" | "heading" | "sides" | "isNamedBelow"> & {
  label: string;
};

/** An account whose number alone was met gets its name from the row below. */
export function nameFromBelow(account: OpenAccount, name: string): void {
  if (name === "" || account.name !== account.code) return;
  account.name = ownText(name);
}

/** An account whose name alone was met gets the number that its lines have beside them. */
export function numberFromLine(account: OpenAccount, number: string): void {
  if (number === "" || account.hasLines || account.code !== account.name) return;
  account.code = ownText(number);
}

/** Opens the account that a row begins, within the one that is open above it. */
export function openAccount(report: AccountReport, { label, ...place }: Heading): OpenAccount {
  const { open } = report;
  report.hasAccounts = true;
  const parent = open.at(-1);
  if (parent) parent.isGroup = true;
  const { labels } = report.sink;
  // Where lines have the number, the heading has the name alone
  const own = report.numberAt < 0 ? labels.split(label) : { code: label, name: label };
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
    moved: 0,
    isGroup: false,
    hasLines: false,
  };
  open.push(account);
  return account;
}

/** Passes on the account whose total was met: no row of its own follows. */
export function closeTotalled(report: AccountReport): void {
  const { totalled } = report;
  report.totalled = null;
  if (totalled) close(report, totalled.account, totalled.total);
}

/** What a group's heading and total print is the sum of the accounts in it. */
function close({ sink }: AccountReport, account: OpenAccount | undefined, total: string): void {
  if (!account) return;
  const { code, name, row, isGroup, running } = account;
  const heading = isGroup ? "" : account.heading;
  const isAtEnd = headsWithEnd(account);
  const opening = account.opening || (isAtEnd ? "" : heading);
  // Beside a total of the rows, which may be what they moved, the closing balance has a row of its own
  const closing = isGroup ? "" : account.closing || total || (isAtEnd ? heading : "");
  sink.account({ row, code, name, type: "", opening, closing, running });
}

/**
 * Says what an account ended with. Among debits and credits it may stand on the side that both sides then add up alike
 * with, as in an account that is drawn like a T: it is what the account came to then, with the other sign.
 */
export function endWith(
  account: OpenAccount,
  cells: readonly string[],
  columns: LedgerColumns,
): void {
  const closing = balanceIn(cells, columns);
  const isOnSide = columns.amount === undefined && cellAt(cells, columns.balance) === "";
  const balances = isNear(cameTo(account) + nearAmount(closing)) && !account.isGroup;
  account.closing = isOnSide && balances ? onOtherSide(closing) : closing;
}

/** Whether a balance beneath the end of an account is what it came to: the next period begins with it. */
export function isBroughtDown(account: OpenAccount, balance: string): boolean {
  return account.closing !== "" && isNear(cameTo(account) - nearAmount(balance));
}

/** What an account began with and its lines come to, near enough to compare. */
function cameTo({ opening, heading, moved }: OpenAccount): number {
  return nearAmount(opening || heading) + moved;
}

function isNear(difference: number): boolean {
  return Math.abs(difference) < HALF_A_CENT;
}

/**
 * Whether a heading has the balance that the last line leads to, as Odoo prints it: after lines that come to
 * something it cannot be the one at the beginning.
 */
function headsWithEnd({ heading, running, moved }: OpenAccount): boolean {
  if (heading === "" || running === "" || isNear(moved)) return false;
  return isNear(nearAmount(heading) - nearAmount(running));
}

/** Passes on the accounts that stand so far in or further. */
export function closeDownTo(report: AccountReport, level: number): void {
  closeTotalled(report);
  const { open } = report;
  while ((open.at(-1)?.level ?? -1) >= level) close(report, open.pop(), "");
}

/** A row brought forward stands first in its account, whose heading has no balance of its own. */
export function saysBalance(account: OpenAccount, line: LedgerLineRecord): boolean {
  if (!isNew(account)) return false;
  const { text, journal, number } = line;
  return CARRIED.test(text) || [text, journal, number].some((cell) => OPENING.test(cell));
}

/** An account of which nothing was read but its name. */
export function isNew({ heading, opening, hasLines }: OpenAccount): boolean {
  return heading === "" && opening === "" && !hasLines;
}
