import type { Amount } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { Held, Piece } from "../sums/Piece.ts";
import type { Purpose, TracedAccount } from "../TracedAccount.ts";

type Common = {
  /** What is not paired yet, as a cash effect. */
  left: Amount;
  /** What the entry itself puts on accounts for it. */
  pieces: Piece[];
};

/** Cash that the entry moved; its effect stands on the other side of what it was for. */
type CashSide = Common & { kind: "cash" };

/** What cash is for: accounts of its own, or an item that is known to be for it. */
export type PurposeSide = Common & {
  kind: "purpose";
  column: WorksheetColumn;
  /** Null for what an open item was for. */
  purpose: Purpose | null;
  held: Held[];
  isEstimated: boolean;
};

/** An earlier movement of cash whose purpose was not known. */
export type PendingSide = Common & {
  kind: "pending";
  account: TracedAccount;
  held: Held[];
  isEstimated: boolean;
};

/** A line of a control account that settles nothing: it opens an item. */
export type NewSide = Common & { kind: "new"; line: ControlLine };

/** One of the purposes or open items that an entry brings together. */
export type Counterpart = CashSide | PurposeSide | PendingSide | NewSide;
