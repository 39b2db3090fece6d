import type { WorksheetColumn } from "../worksheet/Posting.ts";
import { isGeneral, type TracedAccount } from "./TracedAccount.ts";

/**
 * What cash turned out to be for that an account of many things held: a deposit, an advance. What else such
 * an account holds is likely for the same.
 */
export class FoundKinds {
  private readonly byAccount = new Map<TracedAccount, Set<WorksheetColumn>>();

  /** Notes the line of cash that an account held until then. */
  note(account: TracedAccount, column: WorksheetColumn): void {
    if (!isGeneral(account)) return;
    const known = this.byAccount.get(account);
    if (known) known.add(column);
    else this.byAccount.set(account, new Set([column]));
  }

  /** The lines that cash of an account turned out to be for. */
  of(account: TracedAccount): readonly WorksheetColumn[] {
    return [...(this.byAccount.get(account) ?? [])];
  }
}
