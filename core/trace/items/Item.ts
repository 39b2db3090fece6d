import type { Amount } from "../../money/Amount.ts";
import type { Part } from "../sums/Piece.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** An open item of a control account: an unpaid invoice, or a payment whose purpose is not known yet. */
export type Item = {
  account: TracedAccount;
  /** The number of the entry that opened it, or its name in an earlier year; "" for an opening balance. */
  opened: number | string;
  /** The day it was opened (ISO date), "" where unknown. */
  date: string;
  /** It is part of the opening balance, and nothing states what it was for. */
  isOpening: boolean;
  /** Numbers of texts in the ledger's text table, 0 for none. */
  party: number;
  document: number;
  lettering: number;
  /** No reference of its own leads to other lines, so nothing states which lines settle it. */
  isSilent: boolean;
  /** Lines of the opposite side carry its reference: only those settle it with certainty. */
  isReferred: boolean;
  /** It is cash, and its words say that it was paid before its invoice. */
  isAhead: boolean;
  /** Its position in the order in which the items of its side were opened. */
  age: number;
  /** The amount still open, as a cash effect (a receipt is positive). */
  amount: Amount;
  /**
   * What it was for; the parts sum to the amount. A single part is stored without a list, because there may be millions
   * of items.
   */
  parts: Part | Part[];
};

/** The parts of an item, always as a list. */
export function partsOf({ parts }: Pick<Item, "parts">): readonly Part[] {
  return Array.isArray(parts) ? parts : [parts];
}

/** The parts in the form an item stores them: a single part without a list. */
export function asParts(parts: Part[]): Item["parts"] {
  const [only] = parts;
  return only && parts.length === 1 ? only : parts;
}
