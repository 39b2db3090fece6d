import type { Amount } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { Held, Piece } from "../sums/Piece.ts";
import type { Purpose, TracedAccount } from "../TracedAccount.ts";

type Common = {
  /** The amount not paired yet, as a cash effect. */
  left: Amount;
  /** The pieces that the entry itself posts for it. */
  pieces: Piece[];
};

/** The cash of the entry; its effect is on the opposite side of what the cash is for. */
type CashSide = Common & { kind: "cash" };

/** What cash is for: accounts of the entry, or an open item whose purpose is known. */
export type PurposeSide = Common & {
  kind: "purpose";
  column: WorksheetColumn;
  /** Null if it comes from an open item. */
  purpose: Purpose | null;
  held: Held[];
  isEstimated: boolean;
};

/** An earlier cash movement whose purpose is still unknown. */
export type PendingSide = Common & {
  kind: "pending";
  account: TracedAccount;
  held: Held[];
  isEstimated: boolean;
};

/** A control line that settles nothing, and so opens an item. */
export type NewSide = Common & { kind: "new"; line: ControlLine };

/** One of the purposes, items and cash amounts that an entry brings together. */
export type Counterpart = CashSide | PurposeSide | PendingSide | NewSide;
