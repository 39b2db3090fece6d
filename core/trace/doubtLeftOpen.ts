import { type Amount, absolute, plus, smaller } from "../money/Amount.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import type { Doubts } from "./Doubts.ts";
import type { Item, OpenSide } from "./OpenItems.ts";
import type { Sides } from "./settleSilent.ts";
import { columnOf } from "./TracedAccount.ts";

/** Cash that may have been for something else: of whom, until which day at the latest, without sign. */
type Cash = { party: number; until: string | null; amount: Amount };

/** A part of an item that is for another line than its account usually is, without sign. */
type OtherPart = {
  item: Item;
  amount: Amount;
  column: WorksheetColumn;
  usual: WorksheetColumn;
};

/**
 * When all that could be settled is: what is left open for other things than its account usually is may
 * have been paid after all, by cash of the same party that met nothing in the ledger. It was then taken
 * for what the account usually is, and both lines are in doubt. Where all such items are settled, the
 * lines are right whichever cash it was.
 */
export function doubtLeftOpen(accounts: readonly Sides[], doubts: Doubts): void {
  // Only accounts with items are in the list
  for (const { debits, credits } of accounts.filter(Boolean)) {
    doubtOn(debits, credits, doubts);
    doubtOn(credits, debits, doubts);
  }
}

function doubtOn(paid: OpenSide, owed: OpenSide, doubts: Doubts): void {
  const others = owed.all.list().flatMap(otherParts);
  const [first] = others;
  if (!first) return;
  for (const cash of unplacedCash(paid, owed)) {
    const lines = new Map<WorksheetColumn, Amount>();
    for (const { column, amount } of others.filter((other) => mayBePaidBy(other, cash)))
      lines.set(column, smaller(cash.amount, plus(lines.get(column) ?? 0, amount)));
    if (lines.size > 0) doubts.choose(first.item.account, lines.set(first.usual, cash.amount));
  }
}

function otherParts(item: Item): OtherPart[] {
  return item.parts.flatMap(({ column, amount }) => {
    const usual = columnOf(item.account.purpose, -amount);
    if (column === null || column === usual) return [];
    return [{ item, amount: absolute(amount), column, usual }];
  });
}

/** Cash that is for nothing yet, and cash that was taken for what the account usually is. */
function unplacedCash(paid: OpenSide, owed: OpenSide): Cash[] {
  const pending = paid.all.list().flatMap(({ party, parts }) =>
    parts.flatMap(({ column, amount }): Cash[] => {
      return column === null ? [{ party, until: null, amount: absolute(amount) }] : [];
    }),
  );
  const taken = [...owed.taken].map(([party, cash]) => ({ party, ...cash }));
  return [...pending, ...taken];
}

/** Where it names nobody, cash under a number of its own was no advance for a bill under another one. */
function mayBePaidBy({ item }: OtherPart, cash: Cash): boolean {
  if (item.party !== 0 && cash.party !== 0) return item.party === cash.party;
  return item.isSilent || cash.until === null || item.opened.date <= cash.until;
}
