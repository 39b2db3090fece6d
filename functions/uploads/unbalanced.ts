import type { Difference } from "@tieout/contract";
import type { Problem, ProblemCode } from "@tieout/core";

/** The problems a user may accept: the figures are theirs, and the difference stays in sight. */
const ACCEPTABLE: ReadonlySet<ProblemCode> = new Set([
  "debits_unequal_credits",
  "total_disagrees",
  "ledger_entry_unbalanced",
  "ledger_out_of_balance_whole",
  "ledger_closing_differs",
  "ledger_total_differs",
  "ledger_entries_repeated",
  "ledger_rows_repeated",
  "more_problems",
]);

const GIVEN_TWICE: ReadonlySet<ProblemCode> = new Set([
  "ledger_entries_repeated",
  "ledger_rows_repeated",
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
      : [{ period: nameOfDifference(code, where), amount: where.value ?? "0.00" }],
  );
}

function nameOfDifference(code: ProblemCode, where: Problem["where"]): string {
  if (code === "ledger_entry_unbalanced") return `Entry ${where.account}`;
  if (code === "ledger_closing_differs") return `Account ${where.account}`;
  if (code === "ledger_total_differs") return `Total ${where.column}`;
  if (GIVEN_TWICE.has(code)) return "Entries given twice";
  if (code === "ledger_out_of_balance_whole") return "The ledger as a whole";
  return where.period ?? where.expected?.split(" = ")[0] ?? "";
}

/** A difference that was accepted is accepted at its amount: another one has to be asked for again. */
export function isSameDifference(left: Difference, right: Difference): boolean {
  return left.period === right.period && left.amount === right.amount;
}
