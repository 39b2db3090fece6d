import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { holdsMixedAmounts, isOperating, type TracedAccount } from "../TracedAccount.ts";

/**
 * For accounts that hold cash until its purpose is known (suspense, deferred income, prepayments): the lines that such
 * cash turned out to be for. Other cash on the same account is likely to be for the same lines.
 */
export class FoundLines {
  private readonly byAccount = new Map<TracedAccount, Set<WorksheetColumn>>();

  /** Notes the line of cash that an account had held. */
  note(account: TracedAccount, column: WorksheetColumn): void {
    if (!holdsMixedAmounts(account) && !isDeferred(account) && !isPaidAhead(account)) return;
    const known = this.byAccount.get(account);
    if (known) known.add(column);
    else this.byAccount.set(account, new Set([column]));
  }

  /**
   * The line for cash that a deferred income account still holds, if all its other cash was for one operating line (a
   * grant that is released in parts); otherwise null.
   */
  onlyOperating(account: TracedAccount): WorksheetColumn | null {
    if (!isDeferred(account)) return null;
    const [only = null, ...others] = this.of(account);
    return only !== null && others.length === 0 && isOperating(only) ? only : null;
  }

  /** The lines that cash of an account turned out to be for. */
  of(account: TracedAccount): readonly WorksheetColumn[] {
    return [...(this.byAccount.get(account) ?? [])];
  }
}

/** Whether an account holds payments made before any delivery. */
export function isPaidAhead({ account }: TracedAccount): boolean {
  return account.role === "prepayments";
}

function isDeferred({ account }: TracedAccount): boolean {
  return account.role === "contract_liabilities";
}
