import type { Concept } from "../../concepts/concepts.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { type CellContributions, Contributions } from "./Contributions.ts";
import type { EntryReference, Held, Piece } from "./Piece.ts";

/** The total that all entries put on one account and one line. */
export type TraceCell = {
  account: TracedAccount;
  column: WorksheetColumn;
  /** The concept of the add-back, if it is not the one of the account's role. */
  presentAs: Concept | null;
  amount: Amount;
  /** The receipts within the amount, where receipts and payments are netted. */
  received: Amount;
  /** The amount by month of the period. */
  months: Amount[];
  /** The amount by entry; empty unless entries are kept. */
  contributions: CellContributions;
};

/** The two ways of putting pieces on lines. */
export type Sums = Pick<TraceSums, "post" | "release">;

type Cell = Omit<TraceCell, "contributions"> & { number: number };

/** Adds up the traced amounts by account and line, and on request keeps the amount of each entry. */
export class TraceSums {
  private readonly otherwisePresented = new Map<string, Cell>();
  private readonly byAccount: Map<WorksheetColumn, Cell>[] = [];
  private readonly cells: Cell[] = [];
  private readonly monthCount: number;
  private contributions: Contributions | null;

  constructor(monthCount: number, keepsEntries: boolean) {
    this.monthCount = monthCount;
    this.contributions = keepsEntries ? new Contributions() : null;
  }

  /** Puts the pieces of an entry on a line. */
  post(
    pieces: readonly Piece[],
    column: WorksheetColumn,
    entry: EntryReference,
    isEstimated: boolean,
    presentAs: Concept | null = null,
  ): void {
    for (const piece of pieces) this.put(piece, column, entry, isEstimated, presentAs);
  }

  /** Puts held pieces on a line. */
  release(held: readonly Held[], column: WorksheetColumn, isEstimated: boolean): void {
    for (const piece of held) this.put(piece, column, piece.entry, isEstimated, null);
  }

  private put(
    { account, amount }: Piece,
    column: WorksheetColumn,
    { entry, month }: EntryReference,
    isEstimated: boolean,
    presentAs: Concept | null,
  ): void {
    if (amount === 0) return;
    const cell = this.cell(account, column, presentAs);
    cell.amount = plus(cell.amount, amount);
    if (amount > 0) cell.received = plus(cell.received, amount);
    cell.months[month] = plus(cell.months[month] ?? 0, amount);
    this.contributions?.add(cell.number, entry, amount, isEstimated);
  }

  /** All cells, when tracing has ended; the contributions are handed over and freed here. */
  list(): TraceCell[] {
    const kept = this.contributions?.byCell(this.cells.length) ?? [];
    this.contributions = null;
    const plain = this.byAccount.flatMap((columns) => [...columns.values()]);
    const all = [...plain, ...this.otherwisePresented.values()];
    return all.map(({ number, ...cell }) => ({ ...cell, contributions: kept[number] ?? NOTHING }));
  }

  private cell(account: TracedAccount, column: WorksheetColumn, presentAs: Concept | null): Cell {
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

  private columnsOf({ index }: TracedAccount): Map<WorksheetColumn, Cell> {
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
  ): Cell {
    const months = Array.from({ length: this.monthCount }, (): Amount => 0);
    const number = this.cells.length;
    const cell = { number, account, column, presentAs, amount: 0, received: 0, months };
    this.cells.push(cell);
    return cell;
  }
}

const NOTHING: CellContributions = {
  count: 0,
  at: () => {
    throw new RangeError("there is none");
  },
};

/** A view of sums that accepts some entries only. */
export function sumsOfEntries(entries: ReadonlySet<EntryReference>, sums: Sums): Sums {
  const post: Sums["post"] = (pieces, column, entry, ...rest) => {
    if (entries.has(entry)) sums.post(pieces, column, entry, ...rest);
  };
  return {
    post,
    release: (held, column, isEstimated) => {
      for (const piece of held) post([piece], column, piece.entry, isEstimated);
    },
  };
}
