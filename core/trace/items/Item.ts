import type { Amount } from "../../money/Amount.ts";
import type { Part } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** An open item of a control account: an invoice to be paid, or a payment whose purpose is not known yet. */
export type Item = {
  account: TracedAccount;
  /** The entry of the ledger that opened it, or what an earlier year calls it; "" for what was open at the start. */
  opened: number | string;
  /** The day it was opened (ISO date), "" where nothing says. */
  date: string;
  /** It was open at the start, and nothing says what for. */
  isOpening: boolean;
  /** Numbers of texts, 0 where it has none. */
  party: number;
  document: number;
  lettering: number;
  /** Nothing says which lines settle it: no reference of its own leads anywhere. */
  isSilent: boolean;
  /** Lines of the other side carry its references: they alone settle it for sure. */
  isReferred: boolean;
  /** It is cash, and words say that it moved before its bill. */
  isAhead: boolean;
  /** Its turn among the items of its side. */
  age: number;
  /** What is still open of it, as a cash effect. */
  amount: Amount;
  /** What it was for; the parts sum to the amount. One alone has no list: there may be millions of items. */
  parts: Part | Part[];
};

/** What an item was for. */
export function partsOf({ parts }: Pick<Item, "parts">): readonly Part[] {
  return Array.isArray(parts) ? parts : [parts];
}

/** The parts of an item as it keeps them. */
export function asParts(parts: Part[]): Item["parts"] {
  const [only] = parts;
  return only && parts.length === 1 ? only : parts;
}
