import type { Minor } from "../../money/Minor.ts";
import type { JournalEntry } from "../GeneralLedger.ts";
import { dayOfFiles } from "../store/dayOfFiles.ts";
import { at } from "../store/NumberColumn.ts";
import { statedOn } from "../store/StatedBalances.ts";
import { linesOf, type OrderedEntries } from "./LedgerEntries.ts";

/**
 * What files list as open when the ledger began, as the entry that would have carried it in. A list
 * counts where it adds up to what its account opened with, and where the entries that carry balances
 * in (`opened`) do not tell the account's items themselves. Null where nothing counts.
 */
export function entryOfListed(entries: OrderedEntries, opened: Int32Array): JournalEntry | null {
  const { assembly } = entries;
  if (assembly.listed.items.length === 0) return null;
  const items = itemsOfFirstDay(entries);
  const sums = new Map<number, Minor>();
  for (const { account, amount } of items) sums.set(account, (sums.get(account) ?? 0n) + amount);
  const referenced = accountsWithReferences(entries, opened);
  const lines = items.flatMap(({ account: number, ...item }) => {
    const account = assembly.accounts[number];
    if (!account || referenced.has(number) || account.opening !== sums.get(number)) return [];
    return [{ ...item, account: account.code, text: "" }];
  });
  if (lines.length === 0) return null;
  const { start } = assembly.header;
  return { number: "", date: start, text: "", journal: null, entity: null, reverses: null, lines };
}

/** Those of accounts that the ledger has, with the number of the account. */
function itemsOfFirstDay({ assembly, days }: OrderedEntries) {
  const { listed, accountNumbers } = assembly;
  const amounts = statedOn(listed.amounts, "first", dayOfFiles(assembly, days, "first"));
  return listed.items.flatMap(({ row, account: code, party, document, lettering }, place) => {
    const [account, amount] = [accountNumbers.get(code), amounts.get(place)];
    if (account === undefined || amount === undefined) return [];
    const references = {
      party: party || null,
      document: document || null,
      lettering: lettering || null,
    };
    return [{ row, account, amount, ...references }];
  });
}

/** The accounts of which entries name a party, a document or a reconciliation code. */
function accountsWithReferences(entries: OrderedEntries, opened: Int32Array): ReadonlySet<number> {
  const { account, party, document, lettering } = entries.assembly.lines;
  const referenced = new Set<number>();
  for (const entry of opened)
    for (const line of linesOf(entries, entry))
      if ([party, document, lettering].some((column) => at(column, line) !== 0))
        referenced.add(at(account, line));
  return referenced;
}
