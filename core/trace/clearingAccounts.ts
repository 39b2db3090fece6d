import { type Amount, minus, plus } from "../money/Amount.ts";
import type { TracedAccount } from "./TracedAccount.ts";

type Turnover = { debits: Amount; credits: Amount };

/**
 * Balance sheet accounts without a role whose entries show that they are clearing accounts: what is posted to them is
 * cleared again, and the clearing entry says what the cash was for.
 */
export class ClearingAccounts {
  private readonly turnovers = new Map<TracedAccount, Turnover>();

  /** Before tracing: notes a line, debit-positive. */
  note(account: TracedAccount, amount: Amount): void {
    if (account.account.role !== null || account.account.isProfitAndLoss) return;
    const turnover = this.turnovers.get(account) ?? { debits: 0, credits: 0 };
    this.turnovers.set(account, turnover);
    if (amount > 0) turnover.debits = plus(turnover.debits, amount);
    else turnover.credits = minus(turnover.credits, amount);
  }

  /** The clearing accounts, as control accounts to follow through. */
  list(): TracedAccount[] {
    return [...this.turnovers].flatMap(([account, { debits, credits }]) => {
      // At least half of what goes in comes out again, in either direction
      const isCleared = plus(debits, debits) >= credits && plus(credits, credits) >= debits;
      return isCleared ? [{ ...account, kind: "control" as const }] : [];
    });
  }
}
