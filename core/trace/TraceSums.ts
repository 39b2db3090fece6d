import type { Concept } from "../concepts/concepts.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { WorksheetColumn } from "../worksheet/Posting.ts";
import type { EntryReference, Held, Piece } from "./Piece.ts";
import type { TracedAccount } from "./TracedAccount.ts";

/** What an entry put on an account and a line. */
export type Contribution = { entry: EntryReference; amount: Amount; isEstimated: boolean };

/** Everything that the entries put on one account and one line. */
export type TraceCell = {
  account: TracedAccount;
  column: WorksheetColumn;
  /** The concept of the add-back, where it is not the one of the account's role. */
  presentAs: Concept | null;
  amount: Amount;
  /** What of it came in, where cash of both ways stands net. */
  received: Amount;
  /** The same by month of the period. */
  months: Amount[];
  /** The largest contributions; all of them where there are few. */
  contributions: Contribution[];
  /** How many contributions there were. */
  count: number;
  /** The smallest that is kept, without sign, once there are more than are kept. */
  least: Amount;
};

/** Where pieces of entries are put on lines. */
export type Sums = Pick<TraceSums, "post" | "release">;

/** Adds up what is traced by account and line, and keeps the largest entries of each. */
export class TraceSums {
  private readonly otherwisePresented = new Map<string, TraceCell>();
  private readonly byAccount: Map<WorksheetColumn, TraceCell>[] = [];
  private readonly monthCount: number;
  private readonly entriesKept: number;

  constructor(monthCount: number, entriesKept: number) {
    this.monthCount = monthCount;
    this.entriesKept = entriesKept;
  }

  /** Puts pieces of an entry on a line. */
  post(
    pieces: readonly Piece[],
    column: WorksheetColumn,
    entry: EntryReference,
    isEstimated: boolean,
    presentAs: Concept | null = null,
  ): void {
    for (const { account, amount } of pieces) {
      if (amount === 0) continue;
      const cell = this.cell(account, column, presentAs);
      cell.amount = plus(cell.amount, amount);
      if (amount > 0) cell.received = plus(cell.received, amount);
      cell.months[entry.month] = plus(cell.months[entry.month] ?? 0, amount);
      this.keep(cell, entry, amount, isEstimated);
    }
  }

  /** Puts what was held back on a line. */
  release(held: readonly Held[], column: WorksheetColumn, isEstimated: boolean): void {
    for (const { entry, pieces } of held) this.post(pieces, column, entry, isEstimated);
  }

  /** Every account and line that something was put on. */
  list(): TraceCell[] {
    const plain = this.byAccount.flatMap((columns) => [...columns.values()]);
    const all = [...plain, ...this.otherwisePresented.values()];
    for (const cell of all) this.cut(cell);
    return all;
  }

  private cell(
    account: TracedAccount,
    column: WorksheetColumn,
    presentAs: Concept | null,
  ): TraceCell {
    if (presentAs !== null) {
      const key = `${account.index}|${column}|${presentAs}`;
      let own = this.otherwisePresented.get(key);
      if (!own) {
        own = this.newCell(account, column, presentAs);
        this.otherwisePresented.set(key, own);
      }
      return own;
    }
    const columns = this.columnsOf(account);
    let cell = columns.get(column);
    if (!cell) {
      cell = this.newCell(account, column, null);
      columns.set(column, cell);
    }
    return cell;
  }

  private columnsOf({ index }: TracedAccount): Map<WorksheetColumn, TraceCell> {
    let columns = this.byAccount[index];
    if (!columns) {
      columns = new Map();
      this.byAccount[index] = columns;
    }
    return columns;
  }

  private newCell(
    account: TracedAccount,
    column: WorksheetColumn,
    presentAs: Concept | null,
  ): TraceCell {
    return {
      account,
      column,
      presentAs,
      amount: 0,
      received: 0,
      months: Array.from({ length: this.monthCount }, () => 0),
      contributions: [],
      count: 0,
      least: 0,
    };
  }

  private keep(cell: TraceCell, entry: EntryReference, amount: Amount, isEstimated: boolean): void {
    const last = cell.contributions.at(-1);
    if (last?.entry === entry) {
      last.amount = plus(last.amount, amount);
      last.isEstimated ||= isEstimated;
      return;
    }
    cell.count += 1;
    if (cell.least > 0 && absolute(amount) < cell.least) return;
    cell.contributions.push({ entry, amount, isEstimated });
    if (cell.contributions.length > 2 * this.entriesKept + 64) this.cut(cell);
  }

  private cut(cell: TraceCell): void {
    const before = cell.contributions.length;
    const all = joinByEntry(cell.contributions);
    cell.count -= before - all.length;
    cell.contributions =
      this.entriesKept === 0 ? [] : all.toSorted(bySize).slice(0, this.entriesKept);
    const smallest = cell.contributions.at(-1);
    if (smallest && all.length >= this.entriesKept) cell.least = absolute(smallest.amount);
  }
}

/** One contribution an entry; those that come to nil are left out. */
function joinByEntry(contributions: readonly Contribution[]): Contribution[] {
  const byEntry: Contribution[] = [];
  for (const item of contributions) {
    const known = item.entry.contribution;
    if (known === null) {
      item.entry.contribution = item;
      byEntry.push(item);
    } else {
      known.amount = plus(known.amount, item.amount);
      known.isEstimated ||= item.isEstimated;
    }
  }
  for (const { entry } of byEntry) entry.contribution = null;
  return byEntry.filter(({ amount }) => amount !== 0);
}

function bySize(left: Contribution, right: Contribution): number {
  const [one, other] = [absolute(left.amount), absolute(right.amount)];
  if (one !== other) return one > other ? -1 : 1;
  return left.entry.number < right.entry.number ? -1 : 1;
}

/** Sums that take up some entries alone. */
export function sumsOfOnly(entries: ReadonlySet<EntryReference>, sums: Sums): Sums {
  const post: Sums["post"] = (pieces, column, entry, ...rest) => {
    if (entries.has(entry)) sums.post(pieces, column, entry, ...rest);
  };
  return {
    post,
    release: (held, column, isEstimated) => {
      for (const { entry, pieces } of held) post(pieces, column, entry, isEstimated);
    },
  };
}
