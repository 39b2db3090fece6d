import { accountLabel } from "../text/accountLabel.ts";
import { listSome, withMore } from "../text/listSome.ts";
import { shorten } from "../text/shorten.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";

/** An account as far as a text names it. */
export type NamedAccount = { readonly code: string; readonly name: string };

/** Most accounts a text names before it only counts them. */
export const MOST_NAMED = 3;

/** An account by its code and its name, short enough to stand in a question. */
export function nameAccount({ code, name }: NamedAccount): string {
  return shorten(accountLabel(code, name));
}

/** An account by its name alone, as a sentence reads best, with its code where others have the name too. */
export function distinctName(
  { code, name }: NamedAccount,
  { sharedNames }: Pick<LedgerIndex, "sharedNames">,
): string {
  return sharedNames.has(name) ? accountLabel(code, name) : name;
}

/** The first of several accounts by their names in quotation marks, each with its code where others have its name too, and how many more there are. */
export function quoteAccounts(
  accounts: readonly NamedAccount[],
  ledgerIndex: Pick<LedgerIndex, "sharedNames">,
): string {
  return quoteNames(accounts.map((account) => distinctName(account, ledgerIndex)));
}

/** The first of several names in quotation marks, and how many more there are. */
export function quoteNames(names: readonly string[]): string {
  return listSome(
    names.map((name) => `'${name}'`),
    MOST_NAMED,
  );
}

/** The first of several accounts by code and name, each once, and how many more there are. */
export function nameAccounts(accounts: readonly NamedAccount[]): string {
  return nameFirst(eachOnce(accounts));
}

/** The first of several different accounts by code and name, and how many more there are. */
export function nameFirst(accounts: readonly NamedAccount[]): string {
  const named = accounts.slice(0, MOST_NAMED).map(nameAccount);
  return withMore(named, accounts.length - named.length);
}

/** Accounts without those whose code was there before. */
export function eachOnce(accounts: readonly NamedAccount[]): NamedAccount[] {
  return [...new Map(accounts.map((account) => [account.code, account])).values()];
}
