import { type Minor, sum } from "../../money/Minor.ts";
import type { LedgerBalance } from "./ledgerBalances.ts";

/** The accounts that closing entries brought to nil, and the one that took their balances in. */
export type ClosedAccounts = { closed: ReadonlySet<string>; holder: string | null };

const NONE: ClosedAccounts = { closed: new Set(), holder: null };

/** One account that is nil may have been left out for another reason. */
const FEWEST = 2;

/**
 * Finds what closing entries did to balances that the general ledger leads to without them: several accounts
 * that began with nothing are nil or gone, one other account differs, by their sum, and all the rest agree.
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
