import type { Concept } from "../../concepts/concepts.ts";
import { type Amount, absolute } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { Subject } from "../entry/mentions.ts";
import type { EntryState } from "../entry/reversals.ts";
import type { FoundLines } from "../settling/FoundLines.ts";
import type { Doubts } from "../sums/Doubts.ts";
import type { LeaseInterest } from "../sums/LeaseInterest.ts";
import type { NonCashEvents } from "../sums/NonCashEvents.ts";
import { addPart, type EntryReference, type Part, type Piece } from "../sums/Piece.ts";
import type { Sums } from "../sums/TraceSums.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { withOne } from "../withOne.ts";
import type { Counterpart } from "./Counterpart.ts";
import type { Taken } from "./Taken.ts";

/** An item that an entry opens, with its parts. */
export type Opened = { line: ControlLine; parts: Part[] };

const NOTHING: Opened[] = [];

type Targets = {
  sums: Sums;
  events: NonCashEvents;
  doubts: Doubts;
  leaseInterest: LeaseInterest;
  found: FoundLines;
};

/** Collects what one entry puts on lines, and the items it opens. */
export class EntryPostings {
  /** The items opened by the entry. */
  opened = NOTHING;
  readonly entry: EntryReference;
  readonly targets: Targets;
  readonly state: EntryState;
  /** Whether the words of the entry mention a subject. */
  readonly mentions: (subject: Subject) => boolean;

  constructor(
    entry: EntryReference,
    targets: Targets,
    state: EntryState,
    mentions: (subject: Subject) => boolean,
  ) {
    this.entry = entry;
    this.targets = targets;
    this.state = state;
    this.mentions = mentions;
  }

  /** Adds a part to the item that a line opens. */
  open(line: ControlLine, part: Part): void {
    const item = this.opened.find((each) => each.line === line);
    if (item) addPart(item.parts, part);
    else this.opened = withOne(this.opened, { line, parts: [part] });
  }

  /**
   * Puts pieces of the entry on a line. A reversal was read with the signs of the entry it reverses, so its own pieces
   * are posted with the opposite sign.
   */
  putOn(
    pieces: readonly Piece[],
    column: WorksheetColumn,
    isEstimated = false,
    presentAs: Concept | null = null,
  ): void {
    const own =
      this.state === "reversal"
        ? pieces.map(({ account, amount }) => ({ account, amount: -amount }))
        : pieces;
    this.targets.sums.post(own, column, this.entry, isEstimated, presentAs);
  }

  /** Puts sides and the pieces held for them on a line. */
  release(
    sides: readonly Taken<Counterpart>[],
    column: WorksheetColumn,
    isEstimated: boolean,
    presentAs: Concept | null = null,
  ): void {
    const chosen = isEstimated ? sides.find(isChosen)?.pieces[0]?.account : undefined;
    for (const { pieces, held } of sides) {
      const isResult = presentAs !== null && pieces.some(isOfResult);
      this.putOn(pieces, column, isEstimated, isResult ? presentAs : null);
      this.targets.sums.release(held, column, isEstimated);
      if (chosen) this.targets.doubts.leave(chosen, pieces, column);
    }
  }

  /** Doubts an amount of an account that is on one of two lines, without certainty on which. */
  doubtBetween(
    account: TracedAccount,
    amount: Amount,
    one: WorksheetColumn,
    other: WorksheetColumn,
  ): void {
    if (one === other) return;
    const lines = new Map([one, other].map((line) => [line, absolute(amount)]));
    this.targets.doubts.choose(account, lines);
  }
}

/** Whether a side is an item that was chosen among several candidates. */
function isChosen({ side }: Taken<Counterpart>): boolean {
  return (side.kind === "purpose" || side.kind === "pending") && side.isEstimated;
}

function isOfResult({ account }: Piece): boolean {
  return account.account.isProfitAndLoss;
}
