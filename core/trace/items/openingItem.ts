import type { ControlLine } from "../entry/ControlLine.ts";
import { NOTHING_HELD } from "../sums/Piece.ts";
import { columnOf } from "../TracedAccount.ts";
import type { Item } from "./Item.ts";

/** What was open at the start and nothing says what for: it is for what its account usually is. */
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
