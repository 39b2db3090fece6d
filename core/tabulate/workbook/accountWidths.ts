import { accountColumns } from "../../text/accountLabel.ts";

/** How wide the columns of an account's number and its name are; where no account has a number, the name has the room. */
export function accountWidths(
  accounts: Iterable<{ account: string; accountName: string }>,
): readonly [number, number] {
  for (const { account, accountName } of accounts)
    if (accountColumns(account, accountName).number !== "") return [14, 36];
  return [9, 44];
}
