import type { Concept } from "../../../concepts/concepts.ts";
import type { Minor } from "../../../money/Minor.ts";
import type { AccountKey } from "../accounts.ts";
import { takeAll, takeAmount, takeTenths } from "../Bookkeeping.ts";
import {
  debit,
  type NewLine,
  type OpenItem,
  type Piece,
  type PostedEntry,
  totalOf,
  turned,
} from "../Posting.ts";
import type { Year } from "../Year.ts";

/** The cash that pieces of items stand for: a receivable of 100 is a receipt of 100. */
export function cashOf(pieces: readonly Piece[]): [Concept, Minor][] {
  return pieces.map(({ line, amount }) => [line as Concept, amount]); // items are for lines with cash
}

/** The line that settles pieces of an item. */
export function settling(item: OpenItem, pieces: readonly Piece[]): NewLine {
  return debit(item.account, -totalOf(pieces), { item, pieces: turned(pieces) });
}

/** Receives or pays all that is open of items in one entry: a batch where there are several. */
export function settleAll(
  year: Year,
  items: readonly OpenItem[],
  text: string,
  cash: AccountKey = "bank",
): PostedEntry | null {
  const open = items.filter(({ pieces }) => pieces.length > 0);
  return open.length === 0 ? null : settleTaken(year, open.map(takenOf), text, cash);
}

type Taken = { item: OpenItem; pieces: readonly Piece[] };

function takenOf(item: OpenItem): Taken {
  return { item, pieces: takeAll(item) };
}

/** Receives or pays what was taken of items. */
function settleTaken(
  year: Year,
  taken: readonly Taken[],
  text: string,
  cash: AccountKey = "bank",
): PostedEntry {
  const pieces = taken.flatMap((one) => one.pieces);
  return year.post({
    text,
    journal: "Bank",
    lines: [
      debit(cash, totalOf(pieces)),
      ...taken.map(({ item, pieces: own }) => settling(item, own)),
    ],
    cash: cashOf(pieces),
  });
}

/** Pays some tenths of an item. */
export function settleTenths(year: Year, item: OpenItem, tenths: bigint, text: string): void {
  settleTaken(year, [{ item, pieces: takeTenths(item, tenths) }], text);
}

/** Pays an amount of an item that is for one thing. */
export function settleAmount(year: Year, item: OpenItem, amount: Minor, text: string): void {
  settleTaken(year, [{ item, pieces: takeAmount(item, amount) }], text);
}
