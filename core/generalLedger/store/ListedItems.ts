import { parseMinor } from "../../money/parseMinor.ts";
import { toOneLine } from "../../text/toOneLine.ts";
import { ownReference } from "../fields/ownReference.ts";
import type { OpenItemRecord } from "../LedgerRecord.ts";
import { addStated, newStatedBalances, type StatedBalances } from "./StatedBalances.ts";
import { ownText } from "./textOfBytes.ts";

/** What files list as open when they began, and how much of each item by its place in the list. */
export type ListedItems = { items: Omit<OpenItemRecord, "opening">[]; amounts: StatedBalances };

/** Nothing was listed yet. */
export function newListedItems(): ListedItems {
  return { items: [], amounts: newStatedBalances() };
}

/**
 * Adds what a file lists of a day. An amount that is none is left out: the items of its account then do
 * not add up to its balance, and do not count.
 */
export function addListedItem(
  { items, amounts }: ListedItems,
  where: { day: string; file: number },
  { row, opening, ...written }: OpenItemRecord,
  decimals: number,
): void {
  const { amount = 0n } = parseMinor(opening, decimals) ?? {};
  if (amount === 0n) return;
  // Copies: they may be cut out of a much longer text, which they would keep
  const own = (text: string) => ownText(toOneLine(text));
  const reference = (text: string) => ownReference(own(text));
  const [account, party] = [own(written.account), reference(written.party)];
  const [document, lettering] = [reference(written.document), reference(written.lettering)];
  const place = items.push({ row, account, party, document, lettering }) - 1;
  addStated(amounts, where, place, amount);
}
