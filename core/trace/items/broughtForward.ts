import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, amountOf, minus, plus } from "../../money/Amount.ts";
import type { LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import { NOTHING_HELD, type Part, totalOf } from "../sums/Piece.ts";
import type { OpenItem } from "../Trace.ts";
import { columnOf, type TracedAccount } from "../TracedAccount.ts";
import { asParts, type Item } from "./Item.ts";
import { openingItem } from "./openingItem.ts";

/** The items that last year's trace left open, on this year's accounts. */
export function broughtForward(
  openItems: readonly OpenItem[],
  accounts: ReadonlyMap<string, TracedAccount>,
  columns: EntryColumns,
): Item[] {
  return openItems.flatMap(({ account: code, parts, number, date, ...references }): Item[] => {
    const account = accounts.get(code);
    if (account?.kind !== "control") return [];
    const known = parts.map((part): Part => {
      const amount = amountOf(part.amount);
      return {
        column: part.column ?? columnOf(account.purpose, -amount),
        amount,
        held: NOTHING_HELD,
      };
    });
    return [
      {
        account,
        opened: number,
        date,
        isOpening: number === "",
        party: columns.numberOfText(references.party ?? ""),
        document: columns.numberOfText(references.document ?? ""),
        lettering: columns.numberOfText(references.lettering ?? ""),
        isSilent: references.document === null && references.lettering === null,
        isReferred: false,
        isAhead: false,
        age: 0,
        amount: totalOf(known),
        parts: asParts(known),
      },
    ];
  });
}

/** The part of each opening balance that no item explains, as one item for the usual line of the account. */
export function openingItems(
  ledgerIndex: LedgerIndex,
  accounts: ReadonlyMap<string, TracedAccount>,
  brought: readonly Item[],
): Item[] {
  const known = new Map<TracedAccount, Amount>();
  for (const { account, amount } of brought)
    known.set(account, plus(known.get(account) ?? 0, amount));
  return ledgerIndex.accounts.flatMap(({ code, opening }): Item[] => {
    const account = accounts.get(code);
    if (account?.kind !== "control") return [];
    const amount = minus(amountOf(-opening), known.get(account) ?? 0);
    return [openingItem({ account, amount, party: 0, document: 0, lettering: 0 })];
  });
}
