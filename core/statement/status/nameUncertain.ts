import { eachOnce, type NamedAccount, nameFirst } from "../../worksheet/nameAccounts.ts";

/** Asks to confirm the roles of accounts. */
export function nameUncertain(accounts: readonly NamedAccount[]): string {
  const each = eachOnce(accounts);
  const names = nameFirst(each);
  return each.length === 1
    ? `The role of account ${names} is uncertain: confirm it.`
    : `The roles of accounts ${names} are uncertain: confirm them.`;
}
