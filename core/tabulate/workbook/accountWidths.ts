import { accountColumns } from "../../text/accountLabel.ts";

/** How wide the columns of an account's number and its name are; where no account has a number, the name has the room. */
export function accountWidths(
  accounts: Iterable<{ account: string; accountName: string }>,
): readonly [number, number] {
  let longest = 0;
  for (const { account, accountName } of accounts)
    longest = Math.max(longest, accountColumns(account, accountName).number.length);
  return longest === 0 ? [9, 44] : [Math.min(Math.max(longest + 3, NARROWEST), WIDEST), 36];
}

/** As wide as its heading, and no wider than a long number needs. */
const [NARROWEST, WIDEST] = [10, 14];
