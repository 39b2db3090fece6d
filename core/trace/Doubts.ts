import { absolute, type Minor } from "../money/Minor.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import { changeLine } from "../worksheet/presentPosting.ts";
import { treatmentOf } from "../worksheet/treatments.ts";
import type { Piece } from "./Piece.ts";
import { isOperating, type TracedAccount } from "./TracedAccount.ts";

/** How much of each line depends on settlements that were estimated, without sign. */
export class Doubts {
  readonly byLine = new Map<WorksheetColumn, Minor>();

  /**
   * Notes that the settled item was chosen among items for these lines. Where some of them are not
   * operating, the movement of the balance depends on the choice too.
   */
  choose({ account }: TracedAccount, lines: ReadonlyMap<WorksheetColumn, Minor>): void {
    let outside = 0n;
    for (const [line, amount] of lines) {
      this.add(line, amount);
      if (!isOperating(line)) outside += amount;
    }
    if (outside !== 0n) this.add(changeLine(account), outside);
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

  private add(line: WorksheetColumn, amount: Minor): void {
    if (amount !== 0n) this.byLine.set(line, (this.byLine.get(line) ?? 0n) + amount);
  }
}
