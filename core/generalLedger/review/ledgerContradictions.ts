import type { ProblemCode } from "../../problem/Problem.ts";

/**
 * What a ledger may contradict itself in, which a person may take all the same: at the amount that the books
 * are out by where the problem tells one, else as what it says.
 */
const codes = [
  "ledger_entry_unbalanced",
  "ledger_out_of_balance_whole",
  "ledger_closing_differs",
  "ledger_files_do_not_follow",
  "ledger_part_missing",
  "ledger_companies",
  "ledger_count_differs",
  "ledger_scaled",
  "ledger_unposted_included",
  "ledger_total_differs",
  "ledger_account_unlisted",
  "ledger_account_misnamed",
  "ledger_account_cut",
  "ledger_entries_repeated",
  "ledger_rows_repeated",
  "ledger_files_overlap",
  "ledger_tax_key_unknown",
  "ledger_tax_twice",
  "ledger_tax_beside_amounts",
  "ledger_datev_outside",
] as const satisfies readonly ProblemCode[];

export type LedgerContradiction = (typeof codes)[number];

/** All that a ledger may contradict itself in, and how many more of one kind there are behind those that are named. */
export const ledgerContradictions: ReadonlySet<ProblemCode> = new Set([...codes, "more_problems"]);
