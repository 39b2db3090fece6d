import { type Minor, sum } from "../../money/Minor.ts";
import type { LedgerBalance } from "./ledgerBalances.ts";

/** The accounts that closing entries brought to zero, and the account that they were closed into. */
export type ClosedAccounts = { closed: ReadonlySet<string>; holder: string | null };

const NONE: ClosedAccounts = { closed: new Set(), holder: null };

/** A single account may be missing for another reason. */
const FEWEST = 2;

/**
 * Finds the effect of closing entries that are in the trial balance but not in the ledger: several accounts without an
 * opening balance are zero or missing, one other account differs by their total, and all others agree.
 */
export function findClosedAccounts(
  closings: ReadonlyMap<string, Minor>,
  balances: ReadonlyMap<string, Pick<LedgerBalance, "opening" | "closing">>,
): ClosedAccounts {
  const codes = new Set([...closings.keys(), ...balances.keys()]);
  const differing = [...codes]
    .map((code) => {
      const { opening = 0n, closing = 0n } = balances.get(code) ?? {};
      return { code, opening, closing, stated: closings.get(code) ?? 0n };
    })
    .filter(({ closing, stated }) => closing !== stated);
  const closed = differing.filter(({ stated }) => stated === 0n);
  const holders = differing.filter(({ stated }) => stated !== 0n);
  const haveBegunWithNothing = closed.every(({ opening }) => opening === 0n);
  const isCarriedOver = sum(differing.map(({ closing, stated }) => stated - closing)) === 0n;
  if (closed.length < FEWEST || holders.length > 1) return NONE;
  if (!haveBegunWithNothing || !isCarriedOver) return NONE;
  return { closed: new Set(closed.map(({ code }) => code)), holder: holders[0]?.code ?? null };
}
