import { accountColumns } from "../../text/accountLabel.ts";

/** The widths of the columns for account number and name; without numbers, the name gets both. */
export function accountWidths(
  accounts: Iterable<{ account: string; accountName: string }>,
): readonly [number, number] {
  let longest = 0;
  for (const { account, accountName } of accounts)
    longest = Math.max(longest, accountColumns(account, accountName).number.length);
  return longest === 0 ? [9, 44] : [Math.min(Math.max(longest + 3, NARROWEST), WIDEST), 36];
}

/** The width of the number column fits its heading and is limited for long numbers. */
const [NARROWEST, WIDEST] = [10, 14];
