import type { Table } from "../../table/Table.ts";
import { withOneColumn } from "../columns/withOneColumn.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { readFileRows } from "../readFileRows.ts";

/**
 * Whether the totals of a statement whose two sides were put beneath each other prove the reading: every one
 * of them agrees, and they say of each account on which side it stands.
 */
export function provesSides(read: { table: Table; header: Header }, fileType: FileType): boolean {
  const { table, header } = withOneColumn(read, fileType);
  const options = { acceptUnbalanced: false, decimals: 2 };
  const { controls, standings, problems, amounts } = readFileRows(table, header, fileType, options);
  // The rows of a trial balance are compared with its totals where they are parsed
  if (fileType === "trial_balance") return problems.count === 0;
  const isNil = (at: number) => [...amounts.values()].every((column) => !column.amounts[at]);
  return (
    controls.length > 0 &&
    controls.every(({ agrees }) => agrees) &&
    standings.every(({ positiveSide }, at) => positiveSide !== null || isNil(at))
  );
}
