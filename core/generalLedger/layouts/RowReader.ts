import type { Problem } from "../../problem/Problem.ts";
import type { LedgerForm } from "../finishLedger.ts";
import type { TakeBytes } from "./CellBytes.ts";

export type TakeRow = (row: number, cells: readonly string[]) => void;

/** Reads the rows of one layout. */
export type RowReader = {
  layout: LedgerForm;
  /** Where the rows begin beneath titles and headings. */
  firstData: number;
  take: TakeRow;
  /** The same from the bytes of a row; absent where the layout is read as texts. */
  takeBytes?: TakeBytes;
  /** Ends the table and returns its problems. */
  end: () => readonly Problem[];
  /** What the table leaves open, and a person may take all the same. */
  differences?: () => readonly Problem[];
};

/** The part of a reader that knows its rows. */
export type RowTaker = Pick<RowReader, "take" | "takeBytes" | "end" | "differences"> &
  Pick<LedgerForm, "isPaired">;

/** A reader that takes its rows by `take`, as texts: what stands in a cell is looked at or changed. */
export function takingTexts<Reader extends RowTaker>(
  { takeBytes: _, ...reader }: Reader,
  take: TakeRow,
): Omit<Reader, "takeBytes"> {
  return { ...reader, take };
}

/** Most tables have no problems left to report at their end. */
export function nothingLeft(): readonly Problem[] {
  return [];
}
