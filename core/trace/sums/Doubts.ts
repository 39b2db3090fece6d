import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { addBackLine, changeLine } from "../../worksheet/presentPosting.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import { isOperating, type TracedAccount } from "../TracedAccount.ts";
import type { Piece } from "./Piece.ts";

/** How much of each line depends on estimated settlements, without sign, by the account of the settlement. */
export class Doubts {
  readonly byAccount = new Map<LedgerAccount, Map<WorksheetColumn, Amount>>();

  /**
   * Notes that the settled item was chosen among items for these lines. If one of them is not operating, the change in
   * the balance is in doubt too.
   */
  choose({ account }: TracedAccount, lines: ReadonlyMap<WorksheetColumn, Amount>): void {
    let outside: Amount = 0;
    for (const [line, amount] of lines) {
      this.add(account, line, amount);
      if (!isOperating(line)) outside = plus(outside, amount);
    }
    if (outside !== 0) this.add(account, changeLine(account), outside);
  }

  /**
   * Notes pieces that left operating activities because of an estimate on an account, or may have: the lines they are
   * missing from are in doubt.
   */
  leave(
    { account: chosen }: TracedAccount,
    pieces: readonly Piece[],
    column: WorksheetColumn,
  ): void {
    if (isOperating(column) && !this.isOutside(chosen)) return;
    for (const { account, amount } of pieces) {
      if (account.account === chosen) continue;
      const { role, isProfitAndLoss } = account.account;
      const treatment = role && treatmentOf(role);
      if (!isProfitAndLoss) this.add(chosen, changeLine(account.account), absolute(amount));
      else if (treatment && "addBack" in treatment)
        this.add(chosen, addBackLine(account.account), absolute(amount));
    }
  }

  /** Whether a choice on an account may concern other activities than operating ones. */
  private isOutside(account: LedgerAccount): boolean {
    return [...(this.byAccount.get(account)?.keys() ?? [])].some((line) => !isOperating(line));
  }

  private add(account: LedgerAccount, line: WorksheetColumn, amount: Amount): void {
    if (amount === 0) return;
    let lines = this.byAccount.get(account);
    if (!lines) {
      lines = new Map();
      this.byAccount.set(account, lines);
    }
    lines.set(line, plus(lines.get(line) ?? 0, amount));
  }
}
