import { rowsOfEntity } from "../ledger/buildLedger.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";

/**
 * Last year's amount of each account, debit-positive. The prior column of a profit and loss has the same signs as the
 * current one.
 */
export function readPriorAmounts({ document, rows, entity }: AnalystFacts): Map<string, Minor> {
  const { profit_loss: profitLoss, trial_balance: trialBalance } = rows;
  const prior = new Map<string, Minor>();
  for (const row of rowsOfEntity(trialBalance ?? [], entity)) {
    add(prior, row.code, row.priorDebit - row.priorCredit);
  }
  if (!profitLoss || !rows.balance_sheet) return prior;
  const closing = new Map(document.accounts.map(({ code, closing }) => [code, minorOf(closing)]));
  const written = new Map<string, { now: Minor; before: Minor }>();
  for (const row of rowsOfEntity(profitLoss, entity)) {
    const sums = written.get(row.code) ?? { now: 0n, before: 0n };
    written.set(row.code, { now: sums.now + row.current, before: sums.before + row.prior });
  }
  const habits = countHabits(written, closing, document.accounts);
  for (const { code, nature } of document.accounts) {
    const sums = written.get(code);
    if (!sums) continue;
    const sign = signOf(sums.now, closing.get(code) ?? 0n) ?? habits.get(nature) ?? 1n;
    prior.set(code, sign * sums.before);
  }
  return prior;
}

function add(amounts: Map<string, Minor>, code: string, amount: Minor): void {
  amounts.set(code, (amounts.get(code) ?? 0n) + amount);
}

/** Whether the ledger kept or changed the sign of an amount; null for zero. */
function signOf(written: Minor, read: Minor): 1n | -1n | null {
  if (written === 0n || absolute(written) !== absolute(read)) return null;
  return written === read ? 1n : -1n;
}

/** Counts how most accounts of a nature were read, for accounts without an amount this year. */
function countHabits(
  written: ReadonlyMap<string, { now: Minor }>,
  closing: ReadonlyMap<string, Minor>,
  accounts: AnalystFacts["document"]["accounts"],
): Map<string | null, 1n | -1n> {
  const votes = new Map<string | null, number>();
  for (const { code, nature } of accounts) {
    const sign = signOf(written.get(code)?.now ?? 0n, closing.get(code) ?? 0n);
    if (sign !== null) votes.set(nature, (votes.get(nature) ?? 0) + (sign === 1n ? 1 : -1));
  }
  return new Map([...votes].map(([nature, count]) => [nature, count < 0 ? -1n : 1n]));
}
