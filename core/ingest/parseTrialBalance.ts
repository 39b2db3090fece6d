import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { note } from "../problem/ProblemList.ts";
import { type FileRows, placeAt } from "./FileRows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";
import type { TrialBalanceRow } from "./rows.ts";

const SIDES = [
  { period: "current", debit: "currentDebit", credit: "currentCredit" },
  { period: "prior", debit: "priorDebit", credit: "priorCredit" },
] as const;

/**
 * Reads a trial balance, of debit and credit columns or of signed balances: debits and credits have
 * to be equal in both years, over all entities and eliminations together.
 */
export function parseTrialBalance(file: FileRows): TrialBalanceRow[] {
  const areAmountsRead = file.problems.count === 0;
  const currentOf = readSides(file, "currentDebit", "currentCredit", "currentBalance");
  const priorOf = readSides(file, "priorDebit", "priorCredit", "priorBalance");
  const rows = parseAccountRows(file, (account, at): TrialBalanceRow => {
    const current = currentOf(at);
    const prior = priorOf(at);
    return {
      ...account,
      currentDebit: current.debit,
      currentCredit: current.credit,
      priorDebit: prior.debit,
      priorCredit: prior.credit,
    };
  });
  checkTwoSided(file, rows);
  // Sums say something only when every amount could be read.
  if (areAmountsRead) checkSides(file, rows);
  if (areAmountsRead) checkEntities(file, rows);
  return rows;
}

/** Debit and credit of a row; a signed balance is a debit when positive. */
function readSides(file: FileRows, debitField: string, creditField: string, balanceField: string) {
  const debits = file.amounts.get(debitField);
  const credits = file.amounts.get(creditField);
  const balances = file.amounts.get(balanceField);
  return (at: number): { debit: Minor; credit: Minor } => {
    const balance = balances?.[at] ?? 0n;
    if (balances && balance < 0n) return { debit: 0n, credit: -balance };
    if (balances) return { debit: balance, credit: 0n };
    return { debit: debits?.[at] ?? 0n, credit: credits?.[at] ?? 0n };
  };
}

function checkTwoSided(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  rows.forEach((row, at) => {
    for (const { period, debit, credit } of SIDES) {
      if (row[debit] === 0n || row[credit] === 0n) continue;
      const where = { ...placeAt(file, debit, at), account: row.code, value: period };
      note(file.warnings, "debit_and_credit_filled", where);
    }
  });
}

function checkSides(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  for (const { period, debit, credit } of SIDES) {
    let debits = 0n;
    let credits = 0n;
    for (const row of rows) {
      debits += row[debit];
      credits += row[credit];
    }
    if (debits === credits) continue;
    note(file.problems, "debits_unequal_credits", {
      ...(file.sheet !== null && { sheet: file.sheet }),
      column: period,
      value: formatMinor(debits - credits),
      expected: `${formatMinor(debits)} = ${formatMinor(credits)}`,
    });
  }
}

/** An entity that does not balance by itself cannot have a statement of its own that ties out. */
function checkEntities(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  if (!file.columns.has("entity")) return;
  const differences = new Map<string, Minor>();
  for (const { entity, currentDebit, currentCredit } of rows) {
    const name = entity ?? "";
    differences.set(name, (differences.get(name) ?? 0n) + currentDebit - currentCredit);
  }
  for (const [entity, difference] of differences) {
    if (difference === 0n) continue;
    const where = { account: entity, value: formatMinor(difference) };
    note(file.warnings, "entity_out_of_balance", where);
  }
}
