import type { TrialBalanceRow } from "../ingest/rows.ts";
import type { Minor } from "../money/Minor.ts";
import { accountsInOrder } from "./accountsInOrder.ts";
import type { GeneralLedger, GeneralLedgerAccount } from "./GeneralLedger.ts";

/** The balances that a ledger leads to, as a trial balance of both dates in the order of its codes; accounts that nothing is on are left out. */
export function balancesOfLedger(ledger: GeneralLedger): TrialBalanceRow[] {
  const moved = movementsOf(ledger);
  return accountsInUse(ledger.accounts, moved).map(({ code, name, type, opening }, index) => {
    const before = opening ?? 0n;
    const movement = moved.get(code) ?? 0n;
    return {
      row: index + 1,
      sheet: null,
      code,
      name,
      type,
      entity: null,
      currency: null,
      isElimination: false,
      isDerived: true,
      ...sided("current", before + movement),
      ...sided("prior", before),
      moved: movement,
    };
  });
}

/** The accounts that something is on or was, in the order of the chart. */
export function accountsInUse(
  accounts: readonly GeneralLedgerAccount[],
  moved: ReadonlyMap<string, Minor>,
): readonly GeneralLedgerAccount[] {
  const used = accounts.filter(
    ({ code, opening }) => (opening !== null && opening !== 0n) || moved.has(code),
  );
  return accountsInOrder(used);
}

/** What the entries of the period moved, by account. */
export function movementsOf({ movements, entries }: GeneralLedger): ReadonlyMap<string, Minor> {
  if (movements) return movements;
  const moved = new Map<string, Minor>();
  for (const { lines } of entries)
    for (const { account, amount } of lines)
      moved.set(account, (moved.get(account) ?? 0n) + amount);
  return moved;
}

/** A balance as the two columns of a trial balance at one end of the period. */
export function sided(
  end: "current",
  balance: Minor,
): { currentDebit: Minor; currentCredit: Minor };
export function sided(end: "prior", balance: Minor): { priorDebit: Minor; priorCredit: Minor };
export function sided(end: "current" | "prior", balance: Minor) {
  const [debit, credit] = balance < 0n ? [0n, -balance] : [balance, 0n];
  return end === "current"
    ? { currentDebit: debit, currentCredit: credit }
    : { priorDebit: debit, priorCredit: credit };
}
