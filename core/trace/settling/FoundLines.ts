import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { holdsMixedAmounts, isOperating, type TracedAccount } from "../TracedAccount.ts";

/**
 * What cash turned out to be for that an account of many things, of deferred income, or of what was paid ahead,
 * held: a deposit, an advance, a grant. What else such an account holds is likely for the same.
 */
export class FoundLines {
  private readonly byAccount = new Map<TracedAccount, Set<WorksheetColumn>>();

  /** Notes the line of cash that an account held until then. */
  note(account: TracedAccount, column: WorksheetColumn): void {
    if (!holdsMixedAmounts(account) && !isDeferred(account) && !isPaidAhead(account)) return;
    const known = this.byAccount.get(account);
    if (known) known.add(column);
    else this.byAccount.set(account, new Set([column]));
  }

  /**
   * What cash that an account still holds is for: what all other cash of it was for, where income is deferred
   * there and that is operating, as a grant that is released in parts; null where nothing says so.
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

/** Whether an account holds what was paid before anything came. */
export function isPaidAhead({ account }: TracedAccount): boolean {
  return account.role === "prepayments";
}

function isDeferred({ account }: TracedAccount): boolean {
  return account.role === "contract_liabilities";
}
