/** A file of a ledger, or a sheet of one; "" where there is no other to tell it from. */
export type LedgerPart = { fileName: string; sheet: string };

/** A row of a ledger, in its part. */
export type RowPlace = { row: number; fileName?: string; sheet?: string };

/** The parts that were read, with how many lines there were at the end of each, and the one being read. */
export type LedgerParts = { ended: (LedgerPart & { end: number })[]; current: LedgerPart };

/** No file was read yet. */
export function newLedgerParts(): LedgerParts {
  return { ended: [], current: { fileName: "", sheet: "" } };
}

/** Where a row of the part that is being read stands. */
export function placeOf({ current }: LedgerParts, row: number): RowPlace {
  return { row, ...labelsOfPart(current) };
}

/** The number of the part that a line is from. */
export function partOfLine({ ended }: LedgerParts, line: number): number {
  const part = ended.findIndex(({ end }) => line < end);
  return part < 0 ? ended.length : part;
}

/** Where a line that was read stands, whose row is known. */
export function placeOfLine(parts: LedgerParts, line: number, row: number): RowPlace {
  const part = parts.ended[partOfLine(parts, line)];
  return { row, ...(part && labelsOfPart(part)) };
}

/** What tells a part from the others. */
export function labelsOfPart({ fileName, sheet }: LedgerPart): {
  fileName?: string;
  sheet?: string;
} {
  return { ...(fileName !== "" && { fileName }), ...(sheet !== "" && { sheet }) };
}
