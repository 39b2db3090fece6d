import type { TrialBalanceRow } from "../ingest/rows.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import type { GeneralLedger, GeneralLedgerAccount } from "./GeneralLedger.ts";

/**
 * A ledger that begins with the balances of last year's trial balance. Where the ledger has opening
 * balances of its own that differ, each difference is told: last year's are followed.
 */
export function withOpenings(
  ledger: GeneralLedger,
  lastYear: readonly TrialBalanceRow[],
): GeneralLedger {
  const balances = new Map<string, { name: string; type: string; balance: Minor }>();
  for (const { code, name, type, currentDebit, currentCredit } of lastYear) {
    const before = balances.get(code)?.balance ?? 0n;
    balances.set(code, { name, type, balance: before + currentDebit - currentCredit });
  }
  const known = new Set(ledger.accounts.map(({ code }) => code));
  const added = [...balances].flatMap(([code, { name, type, balance }]) =>
    known.has(code) ? [] : [{ code, name, type, opening: balance, closing: null }],
  );
  const accounts = ledger.accounts.map((account): GeneralLedgerAccount => {
    return { ...account, opening: balances.get(account.code)?.balance ?? 0n };
  });
  const { origin } = ledger;
  const differences = differing(ledger, balances);
  const told = origin && {
    ...origin,
    openings: "stated" as const,
    differences: [...origin.differences, ...differences],
  };
  return { ...ledger, accounts: [...accounts, ...added], ...(told && { origin: told }) };
}

/** A trial balance before closing holds last year's profit on its own accounts: then equity differs rightly. */
function differing(
  { accounts, origin }: GeneralLedger,
  balances: ReadonlyMap<string, { balance: Minor }>,
): Problem[] {
  if (origin?.openings !== "stated") return [];
  const pairs = accounts.map(({ code, opening }) => {
    return { code, own: opening ?? 0n, last: balances.get(code)?.balance ?? 0n };
  });
  const isBeforeClosing = pairs.some(({ own, last }) => own === 0n && last !== 0n);
  if (isBeforeClosing) return [];
  return pairs.flatMap(({ code, own, last }) => {
    if (own === last) return [];
    const [value, expected] = [formatMinor(own), formatMinor(last)];
    return [problem("ledger_opening_differs", { account: code, value, expected })];
  });
}
