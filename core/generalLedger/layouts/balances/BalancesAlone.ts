import type { LedgerAccountRecord } from "../../LedgerRecord.ts";
import { ownText } from "../../store/textOfBytes.ts";
import type { FollowedAccount } from "./RunningBalances.ts";

type Ends = { account: FollowedAccount; before: string; after: string; isLine: boolean };

/**
 * Balances of accounts that stand alone in their rows, before the lines of the account and after them. One
 * beside a day and nil amounts may be a line: it opens its account where every account has such a row.
 */
export class BalancesAlone {
  private readonly withLines = new Set<string>();
  private readonly alone = new Map<string, Ends>();

  /** Says that a line of the account was met. */
  line(key: string): void {
    if (!this.withLines.has(key)) this.withLines.add(ownText(key));
  }

  /** Takes the balance of a row that says no more, or that may be a line. */
  add(key: string, account: FollowedAccount, balance: string, isLine: boolean): void {
    const ends = this.alone.get(key) ?? { account, before: "", after: "", isLine: false };
    ends.isLine ||= isLine;
    if (this.withLines.has(key)) ends.after = ownText(balance);
    else ends.before ||= ownText(balance);
    this.alone.set(ownText(key), ends);
  }

  /** What accounts open with: the first of their rows, or the last where the latest stand first. */
  openings(isUpwards: boolean): LedgerAccountRecord[] {
    const openingOf = (key: string): string => {
      const { before = "", after = "" } = this.alone.get(key) ?? {};
      return isUpwards && this.withLines.has(key) ? after : before;
    };
    const haveAll = [...this.withLines].every((key) => openingOf(key) !== "");
    return [...this.alone].flatMap(([key, { account, isLine }]) => {
      const opening = openingOf(key);
      const isKnown = opening !== "" && (haveAll || !isLine);
      return isKnown ? [{ ...account, opening, closing: "" }] : [];
    });
  }
}
