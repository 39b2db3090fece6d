import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { absolute } from "../../money/Amount.ts";
import type { Item } from "../items/Item.ts";
import { letteringKey } from "../references/ReferenceIndex.ts";
import { chargesOfEntries } from "./chargesOfEntries.ts";
import type { LedgerToTrace } from "./controlLinesOf.ts";
import { isChance } from "./isChance.ts";
import { type AreOfOneKind, linesThatComeTo } from "./linesThatComeTo.ts";
import { openingInPayments } from "./openingInPayments.ts";
import { type LinesOfParty, type SilentLine, silentLines } from "./SilentLine.ts";

/** The opening balances: the items that are known, and one sum for each account for the rest. */
export type Opening = { items: readonly Item[]; sums: readonly Item[] };

/** Lines that settle each other, and the opening item they settle, if any. */
type Group = { lines: readonly SilentLine[]; begun: Item | null };

/**
 * Matches lines without references by amount, to the cent: an invoice with the only later line of its size, a line with
 * the only two that sum to it, and an opening balance with the first payments that sum to it. Matched lines and opening
 * items get a reconciliation code of their own, so that nothing else settles them. Returns the columns with these
 * codes.
 */
export function reconcileSizes(ledger: LedgerToTrace, opening: Opening): EntryColumns {
  const { columns, references } = ledger;
  const letterings = new Map<number, number>();
  const areOfOneKind = chargesOfEntries(ledger);
  for (const found of silentLines(ledger, opening.items)) {
    const { account, party } = found;
    for (const { lines, begun } of groupsOf(found, opening.sums, areOfOneKind)) {
      const lettering = columns.numberOfText(`size ${lines[0]?.place}`);
      const key = letteringKey(lettering, party);
      references.closed.add(lettering);
      for (const { place } of lines) letterings.set(place, lettering);
      if (begun) begun.lettering = lettering;
      for (const { amount } of begun ? [begun, ...lines] : lines)
        references.letterings.note(account, key, amount);
    }
  }
  return letterings.size === 0 ? columns : columns.withReferences({ letterings });
}

/** The groups that match, the most certain kind first; each kind is searched among the lines left by the one before. */
function groupsOf(
  found: LinesOfParty,
  sums: readonly Item[],
  areOfOneKind: AreOfOneKind,
): readonly Group[] {
  const pairs = pairsOfSize(found);
  const single = without(found.silent, pairs.flat());
  const isBegun = ({ account, amount }: Item) => account === found.account && amount !== 0;
  const begun = (found.party === 0 && sums.find(isBegun)) || null;
  const first = begun ? openingInPayments(begun.amount, single) : [];
  const parts = linesThatComeTo(without(single, first), found, areOfOneKind);
  return [
    ...(first.length > 0 ? [{ lines: first, begun }] : []),
    ...[...pairs, ...parts].map((lines) => ({ lines, begun: null })),
  ];
}

function without(lines: readonly SilentLine[], taken: readonly SilentLine[]): SilentLine[] {
  const gone = new Set(taken);
  return lines.filter((line) => !gone.has(line));
}

/** Invoices with the line that pays, credits or sets them off in full. */
function pairsOfSize({ silent, others }: LinesOfParty): SilentLine[][] {
  const bySize = Map.groupBy(silent, ({ amount }) => absolute(amount));
  for (const amount of others) bySize.delete(absolute(amount));
  const count = silent.length + others.length;
  return [...bySize].flatMap(([size, [bill, payment, ...more]]) => {
    if (!bill || !payment || more.length > 0 || bill.hasCash) return [];
    const isOfBoth = bill.amount < 0 !== payment.amount < 0;
    return isOfBoth && !isChance(size, count) ? [[bill, payment]] : [];
  });
}
