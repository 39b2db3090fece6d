import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import type { IngestResult } from "../IngestResult.ts";
import { headingsOfTurned } from "./uprightTables.ts";

/** What is said of a table that was turned, at its places in the file: an account is a column there, and a date a row. */
export function withPlacesOfFile<Type extends FileType>(
  result: IngestResult<Type>,
  tables: readonly Table[],
): IngestResult<Type> {
  if (!tables.some(({ rowsOfColumns }) => rowsOfColumns !== undefined)) return result;
  const placed = (problems: readonly Problem[]) => problems.map((one) => inFile(one, tables));
  return result.ok
    ? { ...result, value: { ...result.value, warnings: placed(result.value.warnings) } }
    : { ...result, problems: placed(result.problems), warnings: placed(result.warnings) };
}

function inFile({ code, message, where }: Problem, tables: readonly Table[]): Problem {
  const table = tables.find(({ sheet }) => sheet === (where.sheet ?? null));
  const said = { code, message, where };
  // It tells what the rows were that were read
  if (table?.rowsOfColumns === undefined || code === "table_turned") return said;
  const { row: turnedRow, column: heading, ...rest } = where;
  const headings = table.rows.find(headingsOfTurned);
  const account = table.rows.find(({ row }) => row === turnedRow);
  if (headings === undefined || account === undefined || account.row <= headings.row) return said;
  const at = headings.cells.findIndex((cell) => heading !== undefined && cell.trim() === heading);
  const row = table.rowsOfColumns[at];
  return problem(code, {
    ...rest,
    column: (account.cells[0] ?? "").trim(),
    ...(row !== undefined && { row }),
    ...(where.account !== undefined && { account: where.account.replace(ROW_BESIDE, "") }),
  });
}

/** A row of what was read behind a name is none of the file. */
const ROW_BESIDE = / \(row \d{1,7}\)/g;
