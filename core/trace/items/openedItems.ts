import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import { accountsIn } from "../accountsIn.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import { controlLine } from "../entry/readEntry.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import type { Item } from "./Item.ts";
import { openingItem } from "./openingItem.ts";

/**
 * The opening items that the opening entries state for control accounts: each line that names a party, a document or a
 * reconciliation code. Each item is for the usual line of its account.
 */
export function openedItems(
  opened: Iterable<JournalEntry>,
  accounts: ReadonlyMap<string, TracedAccount>,
  columns: EntryColumns,
): Item[] {
  const read = columnsOf(opened);
  const byNumber = accountsIn(read, accounts);
  const shared = documentsOfAll(read, byNumber);
  const numberOf = (text: number) => columns.numberOfText(read.textAt(text));
  const lines = new Map<string, ControlLine>();
  for (let place = 0; place < read.startOf(read.count); place += 1) {
    const account = byNumber[read.accountAt(place)];
    if (account?.kind !== "control") continue;
    const line = controlLine(read, place, account);
    const document = shared.has(line.document) ? 0 : numberOf(line.document);
    const [party, lettering] = [numberOf(line.party), numberOf(line.lettering)];
    if (party === 0 && document === 0 && lettering === 0) continue;
    const key = `${account.index} ${party} ${document} ${lettering}`;
    const amount: Amount = plus(lines.get(key)?.amount ?? 0, line.amount);
    lines.set(key, { account, amount, party, document, lettering });
  }
  return [...lines.values()].map(openingItem);
}

/**
 * Documents that are no invoices: the number of the opening entry itself, and documents that lines of other accounts
 * carry too.
 */
function documentsOfAll(
  columns: EntryColumns,
  accounts: readonly (TracedAccount | undefined)[],
): ReadonlySet<number> {
  const shared = new Set([0]);
  for (let entry = 0; entry < columns.count; entry += 1) {
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const document = columns.documentAt(place);
      const isBill = accounts[columns.accountAt(place)]?.kind === "control";
      if (!isBill || columns.isNumberOf(document, entry)) shared.add(document);
    }
  }
  return shared;
}
