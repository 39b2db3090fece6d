import type { Minor } from "../money/Minor.ts";
import { accountsInUse, movementsOf } from "./balancesOfLedger.ts";
import type { GeneralLedger } from "./GeneralLedger.ts";

/** An account's balances at both ends, as the files outside the ledger say them. Debit-positive. */
export type BalanceBeside = {
  code: string;
  name: string;
  opening: Minor;
  /** Before the profit of the period is taken in. */
  closing: Minor;
};

/** Opening balance and entries of an account beside its closing balance (completeness, ISA 500.9). */
export type RolledAccount = {
  code: string;
  name: string;
  opening: Minor;
  entries: Minor;
  closing: Minor;
  /** A file states the closing balance; else it is what opening and entries come to, and proves nothing. */
  isStated: boolean;
  /** Closing less opening less entries: what the ledger does not hold. */
  difference: Minor;
};

/**
 * Rolls every account forward: against the balances of other files where there are any, else against
 * the closing balances that the ledger itself prints, else against nothing.
 */
export function rollForward(
  ledger: GeneralLedger,
  beside: readonly BalanceBeside[] | null,
): RolledAccount[] {
  const moved = movementsOf(ledger);
  return beside === null ? rollOwn(ledger, moved) : rollBeside(ledger, beside, moved);
}

function rollOwn({ accounts }: GeneralLedger, moved: ReadonlyMap<string, Minor>): RolledAccount[] {
  return accountsInUse(accounts, moved).map(({ code, name, opening, closing }) => {
    const [before, entries] = [opening ?? 0n, moved.get(code) ?? 0n];
    const isStated = closing !== null;
    const end = closing ?? before + entries;
    return { ...rolled({ code, name, opening: before, entries, closing: end }), isStated };
  });
}

function rollBeside(
  { accounts }: GeneralLedger,
  beside: readonly BalanceBeside[],
  moved: ReadonlyMap<string, Minor>,
): RolledAccount[] {
  const known = new Set(beside.map(({ code }) => code));
  const onlyInLedger = accounts.filter(({ code }) => !known.has(code) && moved.has(code));
  return [
    ...beside.map(({ code, name, opening, closing }) =>
      rolled({ code, name, opening, entries: moved.get(code) ?? 0n, closing }),
    ),
    ...onlyInLedger.map(({ code, name }) =>
      rolled({ code, name, opening: 0n, entries: moved.get(code) ?? 0n, closing: 0n }),
    ),
  ];
}

function rolled(account: Omit<RolledAccount, "isStated" | "difference">): RolledAccount {
  const { opening, entries, closing } = account;
  return { ...account, isStated: true, difference: closing - opening - entries };
}
