import { type Amount, minus, plus } from "../money/Amount.ts";
import type { TracedAccount } from "./TracedAccount.ts";

type Turnover = { debits: Amount; credits: Amount };

/**
 * Accounts of the balance sheet that nobody could place, as far as their entries show what they
 * are: a suspense account is cleared again, and what cleared it says what its cash was for.
 */
export class ClearingAccounts {
  private readonly turnovers = new Map<TracedAccount, Turnover>();

  /** Before tracing: a line, debit-positive. */
  note(account: TracedAccount, amount: Amount): void {
    if (account.account.role !== null || account.account.isProfitAndLoss) return;
    const turnover = this.turnovers.get(account) ?? { debits: 0, credits: 0 };
    this.turnovers.set(account, turnover);
    if (amount > 0) turnover.debits = plus(turnover.debits, amount);
    else turnover.credits = minus(turnover.credits, amount);
  }

  /** The accounts that are cleared, as control accounts to follow through. */
  list(): TracedAccount[] {
    return [...this.turnovers].flatMap(([account, { debits, credits }]) => {
      // Of what goes through a clearing account at least half comes out again
      const isCleared = plus(debits, debits) >= credits && plus(credits, credits) >= debits;
      return isCleared ? [{ ...account, kind: "control" as const }] : [];
    });
  }
}
