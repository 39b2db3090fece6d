import type { Minor } from "../money/Minor.ts";
import type { TracedAccount } from "./TracedAccount.ts";

type Turnover = { debits: Minor; credits: Minor };

/** Of what goes through a clearing account at least half comes out again. */
const LEAST_CLEARED = 2n;

/**
 * Accounts of the balance sheet that nobody could place, as far as their entries show what they
 * are: a suspense account is cleared again, and what cleared it says what its cash was for.
 */
export class ClearingAccounts {
  private readonly turnovers = new Map<TracedAccount, Turnover>();

  /** Before tracing: a line, debit-positive. */
  note(account: TracedAccount, amount: Minor): void {
    if (account.account.role !== null || account.account.isProfitAndLoss) return;
    const turnover = this.turnovers.get(account) ?? { debits: 0n, credits: 0n };
    this.turnovers.set(account, turnover);
    if (amount > 0n) turnover.debits += amount;
    else turnover.credits -= amount;
  }

  /** The accounts that are cleared, as control accounts to follow through. */
  list(): TracedAccount[] {
    return [...this.turnovers].flatMap(([account, { debits, credits }]) => {
      const isCleared = debits * LEAST_CLEARED >= credits && credits * LEAST_CLEARED >= debits;
      return isCleared ? [{ ...account, kind: "control" as const }] : [];
    });
  }
}
