import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";

/**
 * Some ledgers list their accounts in the order in which the entries first use them. Then the neighbours of an account
 * in the list say nothing about it, so the accounts are sorted by name. This concerns ledgers without account numbers
 * and without other files. Accounts with opening balances come first in any order, so only the second half of the list
 * is examined. Null for entries keeps the order.
 */
export function withoutOrderOfUse(
  accounts: readonly AccountFacts[],
  entries: (() => EntryColumns) | null,
): readonly AccountFacts[] {
  const isNumbered = accounts.some(({ code, name }) => code !== name);
  if (!entries || isNumbered || accounts.length < FEWEST) return accounts;
  const latter = accounts.slice(Math.floor(accounts.length / 2)).map(({ code }) => code);
  const places = firstPlaces(new Set(latter), entries());
  const used = latter.flatMap((code) => places.get(code) ?? []);
  const following = used.filter((place, at) => at > 0 && place > (used[at - 1] ?? place)).length;
  if (used.length < FEWEST / 2 || following < (used.length - 1) * ORDERED) return accounts;
  return accounts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Fewer accounts show no order. */
const FEWEST = 12;
/** The share in order; entries of one day may be in another order in the file. */
const ORDERED = 0.9;

/** The place of the first line of each account. */
function firstPlaces(codes: ReadonlySet<string>, columns: EntryColumns): Map<string, number> {
  const places = new Map<string, number>();
  const end = columns.startOf(columns.count);
  for (let place = 0; place < end && places.size < codes.size; place += 1) {
    const code = columns.codes[columns.accountAt(place)] ?? "";
    if (codes.has(code) && !places.has(code)) places.set(code, place);
  }
  return places;
}
