import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { checkCumulative } from "../amounts/checkCumulative.ts";
import { amountsOf, type FileRows, placeAt } from "../FileRows.ts";
import type { AccountRow, TrialBalanceRow } from "../rows.ts";
import { parseAccountRows } from "./parseAccountRows.ts";

/**
 * Reads a trial balance with debit and credit columns or signed balances. Debits must equal credits in both years, over
 * all entities including eliminations.
 */
export function parseTrialBalance(file: FileRows): TrialBalanceRow[] {
  const areAmountsRead = file.problems.count === 0;
  const current = readSides(file, SIDES.current);
  const prior = readSides(file, SIDES.prior);
  const rows = parseAccountRows(file, (account, at): TrialBalanceRow => {
    const currentDebit = current.debitAt(at);
    const currentCredit = current.creditAt(at);
    const priorDebit = prior.debitAt(at);
    const priorCredit = prior.creditAt(at);
    if (currentDebit !== 0n && currentCredit !== 0n) noteBoth(file, account, at, "current");
    if (priorDebit !== 0n && priorCredit !== 0n) noteBoth(file, account, at, "prior");
    const { row, sheet, code, name, type, entity, currency, isElimination } = account;
    // Fields are listed one by one, since spreading half a million objects is three times slower
    const read: TrialBalanceRow = {
      row,
      sheet,
      code,
      name,
      type,
      entity,
      currency,
      isElimination,
      currentDebit,
      currentCredit,
      priorDebit,
      priorCredit,
    };
    if (account.isTyped) read.isTyped = true;
    return account.path ? inItsSection(read, account) : read;
  });
  // Sums are checked only if every amount could be read
  if (areAmountsRead) {
    checkSides(file, "current", current);
    checkSides(file, "prior", prior);
    checkEntities(file, rows);
    checkCumulative(file, rows);
  }
  return rows;
}

/** Applies the section that a person chose. */
function inItsSection(read: TrialBalanceRow, { path, nature }: AccountRow): TrialBalanceRow {
  return { ...read, ...(path && { path }), ...(nature && { nature }) };
}

const SIDES = {
  current: { debit: "currentDebit", credit: "currentCredit", balance: "currentBalance" },
  prior: { debit: "priorDebit", credit: "priorCredit", balance: "priorBalance" },
} as const;

type Period = keyof typeof SIDES;

/** The debits and credits of one period by row, and the difference of their sums. */
type Sides = {
  debitAt: (at: number) => Minor;
  creditAt: (at: number) => Minor;
  debits: Minor;
  credits: Minor;
};

/** Reads debit and credit columns, or a signed balance (positive is debit). */
function readSides(file: FileRows, { debit, credit, balance }: (typeof SIDES)[Period]): Sides {
  const balances = file.amounts.get(balance)?.amounts;
  if (balances) {
    const debits = balances.map((amount) => (amount > 0n ? amount : 0n));
    const credits = balances.map((amount) => (amount < 0n ? -amount : 0n));
    return {
      debitAt: (at) => debits[at] ?? 0n,
      creditAt: (at) => credits[at] ?? 0n,
      debits: sum(debits),
      credits: sum(credits),
    };
  }
  return {
    debitAt: amountsOf(file, debit),
    creditAt: amountsOf(file, credit),
    debits: file.amounts.get(debit)?.total ?? 0n,
    credits: file.amounts.get(credit)?.total ?? 0n,
  };
}

function noteBoth(file: FileRows, { code }: AccountRow, at: number, period: Period): void {
  const where = { ...placeAt(file, SIDES[period].debit, at), account: code, value: period };
  note(file.warnings, "debit_and_credit_filled", where);
}

function checkSides(file: FileRows, period: Period, { debits, credits }: Sides): void {
  const difference = debits - credits;
  if (difference === 0n) return;
  const headings = Object.values(SIDES[period]).flatMap(
    (field) => file.columns.get(field)?.heading ?? [],
  );
  const where = {
    ...(file.sheet !== null && { sheet: file.sheet }),
    column: headings.join(", "),
    period,
    value: formatMinor(difference, file.decimals),
    debits: formatMinor(debits, file.decimals),
    credits: formatMinor(credits, file.decimals),
  };
  // After rounding, equal sums may differ by one currency unit
  if (file.isByFigures && absolute(difference) > 10n ** BigInt(file.decimals))
    note(file.problems, "columns_unclear", where);
  else if (isUnsigned(file, SIDES[period].balance)) note(file.problems, "balances_unsigned", where);
  else note(file.acceptUnbalanced ? file.warnings : file.problems, "debits_unequal_credits", where);
}

/** Whether a balance column has no credits, marked by a minus, brackets or "Cr". */
function isUnsigned({ amounts }: FileRows, field: string): boolean {
  const balances = (amounts.get(field)?.amounts ?? []).filter((amount) => amount !== 0n);
  return balances.length >= FEWEST_UNSIGNED && balances.every((amount) => amount > 0n);
}

const FEWEST_UNSIGNED = 3;

/** Checks each entity: one that does not balance cannot have a statement that ties out. */
function checkEntities(file: FileRows, rows: readonly TrialBalanceRow[]): void {
  if (!file.columns.has("entity")) return;
  const differences = new Map<string, Minor>();
  for (const { entity, currentDebit, currentCredit } of rows) {
    const name = entity ?? "";
    differences.set(name, (differences.get(name) ?? 0n) + currentDebit - currentCredit);
  }
  for (const [entity, difference] of differences) {
    if (difference === 0n) continue;
    const where = { account: entity, value: formatMinor(difference, file.decimals) };
    note(file.warnings, "entity_out_of_balance", where);
  }
}
