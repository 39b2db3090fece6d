import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { headingsOfTurned } from "./uprightTables.ts";

/** Says that a sheet was read that lay on its side in the file, and which column its first account was. */
export function turnedWarning(
  tables: readonly Table[],
  sheet: string | null,
  fileType: FileType,
): Problem[] {
  const upright = tables.find((table) => table.sheet === sheet);
  if (!upright?.isTurned) return [];
  if (!isOfAccounts(fileType)) return [problem("rates_turned", sheet === null ? {} : { sheet })];
  const first = upright.rows[upright.rows.findIndex(headingsOfTurned) + 1];
  return [
    problem("table_turned", {
      ...(sheet !== null && { sheet }),
      row: first?.row ?? 0,
      value: first?.cells[0] ?? "",
    }),
  ];
}
