import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { BilledKinds } from "../items/BilledKinds.ts";
import { ItemQueue } from "../items/ItemQueue.ts";
import { OpenSide } from "../items/OpenItems.ts";
import { Contributions } from "../sums/Contributions.ts";
import type { MonthlyMovements } from "../sums/MonthlyMovements.ts";
import { EntryReference } from "../sums/Piece.ts";
import type { TraceSums } from "../sums/TraceSums.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import type { Tracer } from "../Tracer.ts";
import type { GraphSetting } from "./GraphSetting.ts";
import type { TakePiece } from "./KeptPieces.ts";
import { readGraph } from "./readGraph.ts";
import { writeGraph } from "./writeGraph.ts";

/** Keeps what is traced so far, so that a trace that is stopped goes on there. */
export type TraceKeeper = {
  /** What was kept of the same trace of the same entries by the same program; null where nothing was. */
  before: Iterable<Uint8Array> | null;
  /** Told after every entry how many of all are traced; answers whether to keep that now. */
  isDue: (traced: number, all: number) => boolean;
  /** Keeps what is written to it a piece at a time. */
  keep: (write: (take: TakePiece) => void) => void;
};

/** All that changes while entries are traced, and how many of them are. */
export type TracedSoFar = Pick<
  Tracer,
  "events" | "reviews" | "doubts" | "besideDoubt" | "leaseInterest" | "found"
> & {
  sums: TraceSums;
  open: Pick<Tracer["open"], "sides">;
  movements: MonthlyMovements;
  untraced: { count: number; first: string | null };
  done: { count: number };
};

/** What is the same whenever a trace begins: it is known by its place, and not kept. */
type Given = {
  /** As they were read, and as they are traced. */
  columns: readonly EntryColumns[];
  accounts: AccountsByNumber;
  known: Iterable<TracedAccount>;
};

/** Writes what is traced so far. */
export function writeTraced(traced: TracedSoFar, given: Given, take: TakePiece): void {
  const { open, ...others } = traced;
  const fields = Object.entries({ ...others, sides: open.sides });
  writeGraph(Object.fromEntries(fields.map(fieldsOf)), settingOf(given), take);
}

/** Goes on with what was written: whatever began anew gets the state that it had. */
export function takeUpTraced(
  traced: TracedSoFar,
  given: Given,
  pieces: Iterable<Uint8Array>,
): void {
  const { open, ...others } = traced;
  const kept = readGraph(pieces, settingOf(given)) as Record<string, object>; // written above
  for (const [name, target] of Object.entries({ ...others, sides: open.sides }))
    Object.assign(target, kept[name]);
}

/** An object of a class is given its fields again; it is there already. */
function fieldsOf([name, value]: [string, object]): [string, unknown] {
  return [name, Array.isArray(value) ? value : { ...value }];
}

function settingOf({ columns, accounts, known }: Given): GraphSetting {
  const traced = new Set<TracedAccount>(known);
  for (const account of accounts) if (account) traced.add(account);
  const ofLedger = new Set([...traced].map(({ account }) => account));
  const [, asTraced] = columns;
  const references = new Map<number, EntryReference>();
  return {
    classes: [Contributions, OpenSide, ItemQueue, BilledKinds],
    known: [accounts, ...columns, ...traced, ...ofLedger],
    numbersOf: (value) => (value instanceof EntryReference ? [value.entry, value.month] : null),
    madeOf: ([entry = 0, month = 0]) => {
      const before = references.get(entry);
      if (before) return before;
      if (!asTraced) throw new RangeError("there are no entries");
      const made = new EntryReference(asTraced, entry, month);
      references.set(entry, made);
      return made;
    },
    ownedShapes: [
      "account,amount",
      "entry,account,amount",
      "column,amount,held",
      "column,amount,held,isCharged",
    ],
  };
}
