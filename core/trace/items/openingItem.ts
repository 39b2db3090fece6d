import type { ControlLine } from "../entry/ControlLine.ts";
import { NOTHING_HELD } from "../sums/Piece.ts";
import { columnOf } from "../TracedAccount.ts";
import type { Item } from "./Item.ts";

/** An item of the opening balance without further detail: it is for the usual line of its account. */
export function openingItem(line: ControlLine): Item {
  const { account, amount, document, lettering } = line;
  return {
    ...line,
    opened: "",
    date: "",
    isOpening: true,
    isSilent: document === 0 && lettering === 0,
    isReferred: false,
    isAhead: false,
    age: 0,
    parts: { column: columnOf(account.purpose, -amount), amount, held: NOTHING_HELD },
  };
}
