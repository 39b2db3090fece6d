import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, minus, plus, shareOf } from "../../money/Amount.ts";
import type { ReviewPoint } from "../../worksheet/Posting.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import type { Months } from "../months.ts";
import type { Piece } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** Share issue costs are a few percent of the proceeds, and never more than a fifth. */
const LARGEST_SHARE = 5;

/** The debits to share premium alone in the period. */
export type PremiumTaken = {
  /** They are share issue costs, which reduce the proceeds (IAS 32.37; ASC 340-10-S99-1). */
  isIssueCosts: boolean;
  /** The question to ask if they are not. */
  review: ReviewPoint | null;
};

/**
 * Looks for debits to share premium alone. With shares issued in the period they are issue costs; otherwise they may be
 * a repayment to owners, or the price of shares bought back.
 */
export function lookForIssueCosts(
  columns: EntryColumns,
  accounts: AccountsByNumber,
  months: Months,
): PremiumTaken {
  if (!accounts.some((account) => account && isPremium(account)))
    return { isIssueCosts: false, review: null };
  let [issued, taken]: [Amount, Amount] = [0, 0];
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (months.of(columns.dateOf(entry)) === null) continue;
    const { credit, isPremiumAlone } = sharesIn(columns, entry, accounts);
    if (credit > 0) issued = plus(issued, credit);
    else if (isPremiumAlone) taken = minus(taken, credit);
  }
  const isIssueCosts = taken > 0 && shareOf(taken, LARGEST_SHARE, 1) <= issued;
  return { isIssueCosts, review: taken > 0 && !isIssueCosts ? WHAT_FOR : null };
}

/** Whether the pieces are share premium only. */
export function isPremiumAlone(pieces: readonly Piece[]): boolean {
  return pieces.every(({ account }) => isPremium(account));
}

const WHAT_FOR: ReviewPoint = {
  column: "purchase_of_own_shares",
  reason:
    "Cash was paid out of share premium, and few or no shares were issued: confirm whether it bought shares back, was paid to the owners as a dividend, or is what issuing shares cost.",
};

function sharesIn(columns: EntryColumns, entry: number, accounts: AccountsByNumber) {
  let [credit, isPremiumAlone]: [Amount, boolean] = [0, true];
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const account = accounts[columns.accountAt(place)];
    if (account?.purpose.group !== "shares") continue;
    credit = minus(credit, columns.amountAt(place));
    isPremiumAlone &&= isPremium(account);
  }
  return { credit, isPremiumAlone };
}

function isPremium({ account }: TracedAccount): boolean {
  return account.role === "share_premium";
}
