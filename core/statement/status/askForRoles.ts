import { eachOnce, type NamedAccount, nameFirst } from "../../worksheet/nameAccounts.ts";

const OF_ONE = "The role of account ";
const OF_SEVERAL = "The roles of accounts ";

/** Asks a person for the roles of accounts: the question is settled where their roles are confirmed. */
export function askForRoles(accounts: readonly NamedAccount[]): string {
  const each = eachOnce(accounts);
  const names = nameFirst(each);
  return each.length === 1
    ? `${OF_ONE}${names} is uncertain: confirm it.`
    : `${OF_SEVERAL}${names} are uncertain: confirm them.`;
}

/** Whether it is the roles of accounts that a reason asks for. */
export function asksForRoles(reason: string): boolean {
  return reason.startsWith(OF_ONE) || reason.startsWith(OF_SEVERAL);
}
