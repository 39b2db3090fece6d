import type { FileDetail, FileMatching } from "@tieout/contract";
import { isFigure, rowKey, type SaidRow, type SaidSides } from "@tieout/core";

/** What a person is saying of a file, whole. */
export type DraftMatching = FileDetail["sheets"][number]["suggestion"];

/** What a draft begins with: how the file was read, else what the sheet with most figures looks like. */
export function startOf({
  matching,
  sheets,
}: Pick<FileDetail, "matching" | "sheets">): DraftMatching {
  if (matching) return draftOf(matching);
  return (
    fullest(sheets)?.suggestion ?? {
      sheet: null,
      headingRow: 1,
      columns: {},
      labelColumns: [],
      innerColumns: {},
      sides: null,
      rows: {},
    }
  );
}

/** A workbook often begins with a sheet of words. */
function fullest(sheets: FileDetail["sheets"]): FileDetail["sheets"][number] | undefined {
  const counted = sheets.map((sheet) => ({
    sheet,
    figures: sheet.rows.flatMap(({ cells }) => cells.filter(isFigure)).length,
  }));
  return counted.toSorted((one, other) => other.figures - one.figures)[0]?.sheet;
}

function draftOf({ columns, rows, sheet, headingRow, ...further }: FileMatching): DraftMatching {
  return {
    sheet,
    headingRow,
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns: further.labelColumns,
    innerColumns: further.innerColumns,
    sides: further.sides,
    rows: Object.fromEntries(
      rows.map(({ row, isRight, kind, section }) => [
        rowKey({ row, cells: [], ...(isRight && { isRight }) }),
        { kind, section },
      ]),
    ),
  };
}

/** The draft with a field in another column, or in none. */
export function assigned(draft: DraftMatching, field: string, index: number | null): DraftMatching {
  const freed = index === null ? draft : without(draft, index);
  const columns = Object.entries(freed.columns).filter(([other]) => other !== field);
  if (index !== null) columns.push([field, index]);
  const kept = index === null ? withoutInner(freed, field) : freed;
  return { ...kept, columns: Object.fromEntries(columns) };
}

/** The draft with names in one more column. */
export function withLabel(draft: DraftMatching, index: number): DraftMatching {
  const freed = without(draft, index);
  return { ...freed, labelColumns: [...freed.labelColumns, index].sort((a, b) => a - b) };
}

/** The draft with the amounts of a field in one more column. */
export function withInner(draft: DraftMatching, field: string, index: number): DraftMatching {
  const freed = without(draft, index);
  const own = [...(freed.innerColumns[field] ?? []), index].sort((a, b) => a - b);
  return { ...freed, innerColumns: { ...freed.innerColumns, [field]: own } };
}

/** The draft with nothing in a column: a column is one field's, and giving it to another takes it away. */
export function without(draft: DraftMatching, index: number): DraftMatching {
  const columns = Object.entries(draft.columns).filter(([, taken]) => taken !== index);
  const inner = Object.entries(draft.innerColumns).map(
    ([field, own]) => [field, own.filter((taken) => taken !== index)] as const,
  );
  return {
    ...draft,
    columns: Object.fromEntries(columns),
    labelColumns: draft.labelColumns.filter((taken) => taken !== index),
    innerColumns: Object.fromEntries(inner.filter(([, own]) => own.length > 0)),
  };
}

function withoutInner(draft: DraftMatching, field: string): DraftMatching {
  const inner = Object.entries(draft.innerColumns).filter(([other]) => other !== field);
  return { ...draft, innerColumns: Object.fromEntries(inner) };
}

/** The draft with two sides beside each other, or one: what stands on the right is no column of the left, and its rows are others. */
export function withSides(draft: DraftMatching, sides: SaidSides | null): DraftMatching {
  const isSame = sides?.rightFrom === draft.sides?.rightFrom;
  const rows = isSame ? draft.rows : ofLeft(draft.rows);
  if (sides === null) return { ...draft, sides, rows };
  const taken = [...Object.values(draft.columns), ...draft.labelColumns].concat(
    ...Object.values(draft.innerColumns),
  );
  const beyond = taken.filter((index) => index >= sides.rightFrom);
  return { ...beyond.reduce(without, draft), sides, rows };
}

function ofLeft(rows: DraftMatching["rows"]): DraftMatching["rows"] {
  return Object.fromEntries(Object.entries(rows).filter(([key]) => !key.endsWith("R")));
}

/** The draft with what a row is, by its key; null leaves it to the reading again. */
export function withRow(draft: DraftMatching, row: string, said: SaidRow | null): DraftMatching {
  const others = Object.entries(draft.rows).filter(([other]) => other !== row);
  if (said !== null) others.push([row, said]);
  return { ...draft, rows: Object.fromEntries(others) };
}
