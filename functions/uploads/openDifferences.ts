import type { Difference } from "@tieout/contract";
import {
  decimalsIn,
  formatMinor,
  type LedgerContradiction,
  minorOf,
  type Problem,
  type ProblemCode,
} from "@tieout/core";

type Where = Problem["where"];

type AcceptableCode =
  | LedgerContradiction
  | "debits_unequal_credits"
  | "total_disagrees"
  | "balances_wound_up"
  | "file_cut_short"
  | "columns_disagree";

/** What all entries that do not balance come to. */
export const WHOLE_LEDGER = "The ledger as a whole";

/**
 * The problems a user may accept: the figures are theirs, and the difference stays in sight. What no figure stands with
 * counts its days or rows, so that others are asked about anew.
 */
const ACCEPTABLE: Readonly<Record<AcceptableCode, (where: Where) => Difference>> = {
  debits_unequal_credits: ({ period = "", value }) => out(period, value),
  total_disagrees: ({ label = "", value }) => out(label, value),
  balances_wound_up: ({ column }) => said(`Every amount under ${column} is nil`),
  file_cut_short: ({ value }) => said(`The file says "${value}"`),
  columns_disagree: ({ value, expected }) => said(`${value} is not the difference of ${expected}`),

  ledger_entry_unbalanced: ({ account, value }) => out(`Entry ${account}`, value),
  ledger_out_of_balance_whole: ({ value }) => out(WHOLE_LEDGER, value),
  ledger_closing_differs: (where) => missed(`Account ${where.account}`, where),
  ledger_files_do_not_follow: (where) => missed(`Account ${where.account} at the opening`, where),
  ledger_total_differs: (where) => missed(`The file's total of ${where.about}`, where),
  ledger_account_unlisted: movedOnMistaken,
  ledger_account_misnamed: movedOnMistaken,
  ledger_account_cut: movedOnMistaken,
  ledger_entries_repeated: givenTwice,
  ledger_rows_repeated: givenTwice,

  ledger_part_missing: ({ value }) => said(`The file says that it is a part (${value})`),
  ledger_companies: ({ value }) => said(`The files name different companies (${value})`),
  ledger_scaled: ({ value }) => said(`The file says that its amounts are scaled (${value})`),
  ledger_unposted_included: ({ value }) =>
    said(`The file says that it has entries that are not posted (${value})`),
  ledger_count_differs: ({ value, expected, about }) =>
    said(`${value} of the ${expected} ${about} that the file says it has`),
  ledger_files_overlap: ({ value, expected }) =>
    said(
      `Two files hold the same rows on ${value} of the ${counted(expected, "day")} that both have`,
    ),
  ledger_tax_key_unknown: ({ value, expected }) =>
    said(`The sales tax within ${counted(expected, "row")} with tax key ${value} is not known`),
  ledger_tax_twice: ({ value }) =>
    said(
      `The sales tax of ${counted(value, "bill")} stands in rows of its own and within the amounts`,
    ),
  ledger_tax_beside_amounts: ({ value }) =>
    said(`Whether accounts are kept with the tax beside ${counted(value, "row")} is not known`),
  ledger_datev_outside: ({ value }) =>
    said(`${counted(value, "row")} dated outside the days that the file's header names`),
};

/** Whether differences that may be accepted are all that is wrong. */
export function canBeAccepted(problems: readonly Problem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => isMore(code) || isAcceptable(code));
}

/** By how much each period is out of balance, and each printed total differs from its rows. */
export function openDifferencesIn(problems: readonly Problem[]): Difference[] {
  return problems.flatMap(({ code, where }) => (isAcceptable(code) ? ACCEPTABLE[code](where) : []));
}

/** A difference that was accepted is accepted at its amount: another one has to be asked for again. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  return left.period === right.period && left.amount === right.amount;
}

/** How many more there are of problems that are named. */
function isMore(code: ProblemCode): boolean {
  return code === "more_problems";
}

function isAcceptable(code: ProblemCode): code is AcceptableCode {
  return code in ACCEPTABLE;
}

function out(period: string, amount = "0.00"): Difference {
  return { period, amount };
}

/** What was read less what the file prints. */
function missed(period: string, { value = "0.00", expected = "0.00" }: Where): Difference {
  return out(period, formatMinor(minorOf(value) - minorOf(expected), decimalsIn(value)));
}

function movedOnMistaken({ account, value }: Where): Difference {
  return out(`What moved on account ${account}`, value);
}

function givenTwice({ value }: Where): Difference {
  return out("The total of debits, with entries given twice,", value);
}

function said(period: string): Difference {
  return { period, amount: null };
}

function counted(count: string | undefined, one: string): string {
  return count === "1" ? `1 ${one}` : `${count} ${one}s`;
}
