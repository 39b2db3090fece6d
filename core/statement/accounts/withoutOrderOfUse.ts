import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";

/**
 * Of a general ledger alone, accounts without numbers in the order of their names where they are listed as its entries first
 * use them: what stands beside an account there is no sign of what it is. What carries balances is listed with
 * these before, in whatever order, so the latter half of the list is looked at. Null for entries leaves all as listed.
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

/** In fewer accounts no order is seen. */
const FEWEST = 12;
/** Entries of one day may stand in another order in the file. */
const ORDERED = 0.9;

/** Where the lines of each account begin. */
function firstPlaces(codes: ReadonlySet<string>, columns: EntryColumns): Map<string, number> {
  const places = new Map<string, number>();
  const end = columns.startOf(columns.count);
  for (let place = 0; place < end && places.size < codes.size; place += 1) {
    const code = columns.codes[columns.accountAt(place)] ?? "";
    if (codes.has(code) && !places.has(code)) places.set(code, place);
  }
  return places;
}
