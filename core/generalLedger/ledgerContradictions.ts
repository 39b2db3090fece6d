import type { ProblemCode } from "../problem/Problem.ts";

/**
 * What a ledger may contradict itself in, which a person may take all the same; `amount` where the problem
 * tells what the books are out by, `none` where it only counts rows or days.
 */
const told = {
  ledger_entry_unbalanced: "amount",
  ledger_out_of_balance_whole: "amount",
  ledger_closing_differs: "amount",
  ledger_files_do_not_follow: "amount",
  ledger_total_differs: "amount",
  ledger_account_unlisted: "amount",
  ledger_account_misnamed: "amount",
  ledger_account_cut: "amount",
  ledger_entries_repeated: "amount",
  ledger_rows_repeated: "amount",
  ledger_files_overlap: "none",
  ledger_tax_key_unknown: "none",
  ledger_tax_beside_amounts: "none",
} as const satisfies Partial<Record<ProblemCode, "amount" | "none">>;

const codes = Object.keys(told) as (keyof typeof told)[];

/** How many more of one kind there are stands behind those that are named. */
const REST: ProblemCode = "more_problems";

/** All that a ledger may contradict itself in. */
export const ledgerContradictions: ReadonlySet<ProblemCode> = new Set([...codes, REST]);

/** Those that can be taken at the amount that the books are out by. */
export const ledgerDifferences: ReadonlySet<ProblemCode> = new Set([
  ...codes.filter((code) => told[code] === "amount"),
  REST,
]);
