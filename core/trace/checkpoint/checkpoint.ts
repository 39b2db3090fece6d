import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountsByNumber } from "../accountsIn.ts";
import { BilledLines } from "../items/BilledLines.ts";
import { ItemQueue } from "../items/ItemQueue.ts";
import { OpenSide } from "../items/OpenItems.ts";
import { Contributions } from "../sums/Contributions.ts";
import type { MonthlyMovements } from "../sums/MonthlyMovements.ts";
import { EntryReference } from "../sums/Piece.ts";
import type { TraceSums } from "../sums/TraceSums.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import type { Tracer } from "../Tracer.ts";
import type { TakeChunk } from "./chunks.ts";
import type { GraphFormat } from "./GraphFormat.ts";
import { readGraph } from "./readGraph.ts";
import { writeGraph } from "./writeGraph.ts";

/** Where checkpoints of a trace are kept, so that one that was interrupted resumes from the last. */
export type CheckpointStore = {
  /** The checkpoint of the same trace of the same entries by the same program; null where there is none. */
  saved: Iterable<Uint8Array> | null;
  /** Called after every entry with how many of all are traced; answers whether to save a checkpoint now. */
  isDue: (traced: number, all: number) => boolean;
  /** Saves what is written to it, a chunk at a time. */
  save: (write: (take: TakeChunk) => void) => void;
};

/** All that changes while entries are traced, and how many of them are. */
export type TraceState = Pick<
  Tracer,
  "events" | "reviews" | "doubts" | "uncertain" | "leaseInterest" | "found"
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

/** Writes the state of a trace. */
export function writeCheckpoint(traced: TraceState, given: Given, take: TakeChunk): void {
  const { open, ...others } = traced;
  const fields = Object.entries({ ...others, sides: open.sides });
  writeGraph(Object.fromEntries(fields.map(fieldsOf)), formatOf(given), take);
}

/** Gives a trace that has just begun the state that was written. */
export function resumeFromCheckpoint(
  traced: TraceState,
  given: Given,
  chunks: Iterable<Uint8Array>,
): void {
  const { open, ...others } = traced;
  const kept = readGraph(chunks, formatOf(given)) as Record<string, object>; // written above
  for (const [name, target] of Object.entries({ ...others, sides: open.sides }))
    Object.assign(target, kept[name]);
}

/** An object of a class is given its fields again; it is there already. */
function fieldsOf([name, value]: [string, object]): [string, unknown] {
  return [name, Array.isArray(value) ? value : { ...value }];
}

function formatOf({ columns, accounts, known }: Given): GraphFormat {
  const traced = new Set<TracedAccount>(known);
  for (const account of accounts) if (account) traced.add(account);
  const ofLedger = new Set([...traced].map(({ account }) => account));
  const [, asTraced] = columns;
  const references = new Map<number, EntryReference>();
  return {
    classes: [Contributions, OpenSide, ItemQueue, BilledLines],
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
