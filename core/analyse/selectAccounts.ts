import { type Minor, sum } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";
import { accountLabel } from "../text/accountLabel.ts";
import type { BookAccount, Books } from "./Books.ts";

/** The accounts with one of the roles. */
export function inRoles(books: Books, roles: readonly Role[]): BookAccount[] {
  return books.accounts.filter(({ role }) => role !== null && roles.includes(role));
}

/** The sums of both years, debit-positive. */
export function totals(accounts: readonly BookAccount[]): { before: Minor; now: Minor } {
  return {
    before: sum(accounts.map(({ before }) => before)),
    now: sum(accounts.map(({ now }) => now)),
  };
}

/** The code and name of an account, for texts. */
export function nameOf({ code, name }: Pick<BookAccount, "code" | "name">): string {
  return accountLabel(code, name);
}
