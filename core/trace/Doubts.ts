import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import { changeLine } from "../worksheet/presentPosting.ts";
import { treatmentOf } from "../worksheet/treatments.ts";
import type { Piece } from "./Piece.ts";
import { isOperating, type TracedAccount } from "./TracedAccount.ts";

/** How much of each line depends on settlements that were estimated, without sign. */
export class Doubts {
  readonly byLine = new Map<WorksheetColumn, Amount>();

  /**
   * Notes that the settled item was chosen among items for these lines. Where some of them are not
   * operating, the movement of the balance depends on the choice too.
   */
  choose({ account }: TracedAccount, lines: ReadonlyMap<WorksheetColumn, Amount>): void {
    let outside: Amount = 0;
    for (const [line, amount] of lines) {
      this.add(line, amount);
      if (!isOperating(line)) outside = plus(outside, amount);
    }
    if (outside !== 0) this.add(changeLine(account), outside);
  }

  /** Pieces left operating activities because of an estimate: the lines they are missing from depend on it. */
  leave(pieces: readonly Piece[], column: WorksheetColumn): void {
    if (isOperating(column)) return;
    for (const { account, amount } of pieces) {
      const { role, isProfitAndLoss } = account.account;
      const treatment = role && treatmentOf(role);
      if (!isProfitAndLoss) this.add(changeLine(account.account), absolute(amount));
      else if (treatment && "addBack" in treatment) this.add(treatment.addBack, absolute(amount));
    }
  }

  private add(line: WorksheetColumn, amount: Amount): void {
    if (amount !== 0) this.byLine.set(line, plus(this.byLine.get(line) ?? 0, amount));
  }
}
