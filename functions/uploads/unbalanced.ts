import type { Difference } from "@tieout/contract";
import {
  decimalsIn,
  formatMinor,
  ledgerDifferences,
  minorOf,
  type Problem,
  type ProblemCode,
} from "@tieout/core";

/** The problems a user may accept at an amount: the figures are theirs, and the difference stays in sight. */
const ACCEPTABLE: ReadonlySet<ProblemCode> = new Set([
  "debits_unequal_credits",
  "total_disagrees",
  ...ledgerDifferences,
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

/** By how much each period is out of balance, and each printed total differs from its rows. */
export function differencesIn(problems: readonly Problem[]): Difference[] {
  return problems.flatMap(({ code, where }) =>
    code === "more_problems"
      ? []
      : [{ period: nameOfDifference(code, where), amount: amountOfDifference(code, where) }],
  );
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
  if (code === "ledger_total_differs") return `The file's total of ${where.column}`;
  if (GIVEN_TWICE.has(code)) return "The total of debits, with entries given twice,";
  if (code === "ledger_out_of_balance_whole") return WHOLE_LEDGER;
  return where.period ?? where.expected?.split(" = ")[0] ?? "";
}

/** A difference that was accepted is accepted at its amount: another one has to be asked for again. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  return left.period === right.period && left.amount === right.amount;
}
