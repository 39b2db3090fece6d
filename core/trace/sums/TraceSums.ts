import type { Concept } from "../../concepts/concepts.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { TracedAccount } from "../TracedAccount.ts";
import { type CellContributions, Contributions } from "./Contributions.ts";
import type { EntryReference, Held, Piece } from "./Piece.ts";

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
  /** What each entry put there; nothing where nobody asked for entries. */
  contributions: CellContributions;
};

/** Where pieces of entries are put on lines. */
export type Sums = Pick<TraceSums, "post" | "release">;

type Cell = Omit<TraceCell, "contributions"> & { number: number };

/** Adds up what is traced by account and line, and keeps what each entry put there where that is asked for. */
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

  /** Puts pieces of an entry on a line. */
  post(
    pieces: readonly Piece[],
    column: WorksheetColumn,
    entry: EntryReference,
    isEstimated: boolean,
    presentAs: Concept | null = null,
  ): void {
    for (const piece of pieces) this.put(piece, column, entry, isEstimated, presentAs);
  }

  /** Puts what was held back on a line. */
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

  /** Every account and line that something was put on, when all is; their columns go with it. */
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

/** Sums that take up some entries alone. */
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
