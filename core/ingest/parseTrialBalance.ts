import { formatMinor } from "../money/formatMinor.ts";
import { sum } from "../money/Minor.ts";
import { problem } from "../problem/Problem.ts";
import { type ParsedRows, parseAccountRows } from "./parseAccountRows.ts";
import type { FileRecord } from "./readRecords.ts";
import type { TrialBalanceRow } from "./rows.ts";

const SIDES = [
  ["current", "currentDebit", "currentCredit"],
  ["prior", "priorDebit", "priorCredit"],
] as const;

/** Reads a trial balance: debits and credits of both columns have to be equal. */
export function parseTrialBalance(records: readonly FileRecord[]): ParsedRows<TrialBalanceRow> {
  const parsed = parseAccountRows(records, (account, record) => ({
    ...account,
    currentDebit: record.amount("currentDebit"),
    currentCredit: record.amount("currentCredit"),
    priorDebit: record.amount("priorDebit"),
    priorCredit: record.amount("priorCredit"),
  }));
  const unbalanced = SIDES.flatMap(([column, debit, credit]) => {
    const debits = sum(parsed.rows.map((row) => row[debit]));
    const credits = sum(parsed.rows.map((row) => row[credit]));
    if (debits === credits) return [];
    const at = {
      column,
      value: formatMinor(debits - credits),
      expected: `${formatMinor(debits)} = ${formatMinor(credits)}`,
    };
    return [problem("debits_unequal_credits", at)];
  });
  const twoSided = parsed.rows.flatMap((row) =>
    SIDES.flatMap(([column, debit, credit]) =>
      row[debit] !== 0n && row[credit] !== 0n
        ? [problem("debit_and_credit_filled", { row: row.row, account: row.code, column })]
        : [],
    ),
  );
  return {
    rows: parsed.rows,
    problems: [...parsed.problems, ...unbalanced],
    warnings: [...parsed.warnings, ...twoSided],
  };
}
