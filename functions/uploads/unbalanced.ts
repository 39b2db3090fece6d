import type { Difference } from "@tieout/contract";
import {
  decimalsIn,
  formatMinor,
  ledgerContradictions,
  minorOf,
  type Problem,
  type ProblemCode,
} from "@tieout/core";

/** The problems a user may accept: the figures are theirs, and the difference stays in sight. */
const ACCEPTABLE: ReadonlySet<ProblemCode> = new Set([
  "debits_unequal_credits",
  "total_disagrees",
  "balances_wound_up",
  "file_cut_short",
  "columns_disagree",
  ...ledgerContradictions,
]);

const GIVEN_TWICE: ReadonlySet<ProblemCode> = new Set([
  "ledger_entries_repeated",
  "ledger_rows_repeated",
]);

const MISTAKEN: ReadonlySet<ProblemCode> = new Set([
  "ledger_account_unlisted",
  "ledger_account_misnamed",
  "ledger_account_cut",
]);

/** Whether differences that may be taken are all that is wrong. */
export function isOnlyUnbalanced(problems: readonly Problem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => ACCEPTABLE.has(code));
}

/**
 * By how much each period is out of balance, and each printed total differs from its rows; what no amount
 * stands with is told by its words alone.
 */
export function differencesIn(problems: readonly Problem[]): Difference[] {
  return problems.flatMap(({ code, where }): Difference[] => {
    if (code === "more_problems") return [];
    const period = withoutAmount(code, where);
    if (period !== null) return [{ period, amount: null }];
    return [{ period: nameOfDifference(code, where), amount: amountOfDifference(code, where) }];
  });
}

/** What a file leaves open without a figure to it; it counts its days or rows, so that others are asked about anew. */
function withoutAmount(
  code: ProblemCode,
  { value, expected, column, about }: Problem["where"],
): string | null {
  if (code === "balances_wound_up") return `Every amount under ${column} is nil`;
  if (code === "file_cut_short") return `The file says "${value}"`;
  if (code === "columns_disagree") return `${value} is not the difference of ${expected}`;
  if (code === "ledger_files_overlap")
    return `Two files hold the same rows on ${value} of the ${counted(expected, "day")} that both have`;
  if (code === "ledger_part_missing") return `The file says that it is a part (${value})`;
  if (code === "ledger_companies") return `The files name different companies (${value})`;
  if (code === "ledger_scaled") return `The file says that its amounts are scaled (${value})`;
  if (code === "ledger_unposted_included")
    return `The file says that it has entries that are not posted (${value})`;
  if (code === "ledger_count_differs")
    return `${value} of the ${expected} ${about} that the file says it has`;
  if (code === "ledger_tax_key_unknown")
    return `The sales tax within ${counted(expected, "row")} with tax key ${value} is not known`;
  if (code === "ledger_tax_twice")
    return `The sales tax of ${counted(value, "bill")} stands in rows of its own and within the amounts`;
  if (code === "ledger_tax_beside_amounts")
    return `Whether accounts are kept with the tax beside ${counted(value, "row")} is not known`;
  if (code === "ledger_datev_outside")
    return `${counted(value, "row")} dated outside the days that the file's header names`;
  return null;
}

function counted(count: string | undefined, one: string): string {
  return count === "1" ? `1 ${one}` : `${count} ${one}s`;
}

/** What was read less what the file prints, where the problem tells both; else it tells the difference. */
function amountOfDifference(
  code: ProblemCode,
  { value = "0.00", expected }: Problem["where"],
): string {
  if (!TELLS_BOTH.has(code) || expected === undefined) return value;
  return formatMinor(minorOf(value) - minorOf(expected), decimalsIn(value));
}

const TELLS_BOTH: ReadonlySet<ProblemCode> = new Set([
  "ledger_closing_differs",
  "ledger_files_do_not_follow",
  "ledger_total_differs",
]);

/** What all entries that do not balance come to. */
export const WHOLE_LEDGER = "The ledger as a whole";

function nameOfDifference(code: ProblemCode, where: Problem["where"]): string {
  if (code === "ledger_entry_unbalanced") return `Entry ${where.account}`;
  if (code === "ledger_closing_differs") return `Account ${where.account}`;
  if (MISTAKEN.has(code)) return `What moved on account ${where.account}`;
  if (code === "ledger_files_do_not_follow") return `Account ${where.account} at the opening`;
  if (code === "ledger_total_differs") return `The file's total of ${where.about}`;
  if (GIVEN_TWICE.has(code)) return "The total of debits, with entries given twice,";
  if (code === "ledger_out_of_balance_whole") return WHOLE_LEDGER;
  return where.period ?? where.label ?? "";
}

/** A difference that was accepted is accepted at its amount: another one has to be asked for again. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  return left.period === right.period && left.amount === right.amount;
}
