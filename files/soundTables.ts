import {
  columnName,
  hasOtherDigits,
  isAbsent,
  listed,
  newProblemList,
  noteTextFault,
  type ProblemList,
  type Result,
  type Table,
  type TableRow,
  toOneLine,
  withLatinDigits,
  withWindowsMarks,
} from "@tieout/core";

/**
 * The tables of a file, held to what a cell may hold: every text is well-formed and no longer than a
 * spreadsheet's; a line break within a cell is a space, and the word by which a program writes that it
 * has no value is none; digits of other scripts are written as 0 to 9. What is wrong is named with its row and column.
 */
export function soundTables(tables: readonly Table[]): Result<Table[]> {
  const problems = newProblemList();
  const sound = tables.map((table) => soundTable(table, problems));
  return problems.count > 0
    ? { ok: false, problems: listed(problems) }
    : { ok: true, value: sound };
}

function soundTable(table: Table, problems: ProblemList): Table {
  const { sheet, rows } = table;
  const where = sheet === null ? {} : { sheet };
  if (sheet !== null) noteTextFault(problems, sheet, "sheetName", () => where);
  return { ...table, rows: rows.map((row) => soundRow(row, where, problems)) };
}

/** Nearly every row is sound as it is, and stays the same object: a file has half a million of them. */
function soundRow(row: TableRow, where: { sheet?: string }, problems: ProblemList): TableRow {
  if (!row.cells.some(isToBeLookedAt)) return row;
  const cells = row.cells.map((written, index) => {
    const cell = withWindowsMarks(written);
    noteTextFault(problems, cell, "cell", () => {
      return { ...where, row: row.row, column: columnName(index) };
    });
    return isAbsent(cell) ? "" : withLatinDigits(toOneLine(cell));
  });
  return { ...row, cells };
}

/** Whether a text may hold such a word as a cell. */
export function mayHoldAbsent(text: string): boolean {
  return /nan|none|null|nat|<na>|undefined/i.test(text);
}

/** Control characters, among them line breaks, line separators and halves of characters. */
const UNUSUAL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** Nearly every cell is of these alone. */
const PLAIN = /^[ -~]*$/;
const USUAL_LENGTH = 1_000;

function isToBeLookedAt(cell: string): boolean {
  const isPlain = PLAIN.test(cell);
  const isUsual = cell.length <= USUAL_LENGTH && (isPlain || !UNUSUAL.test(cell));
  return !isUsual || isAbsent(cell) || (!isPlain && hasOtherDigits(cell));
}
