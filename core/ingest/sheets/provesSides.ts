import type { Table, TableRow } from "../../table/Table.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { withOneColumn } from "../columns/withOneColumn.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { readFileRows } from "../readFileRows.ts";
import { findPlaces } from "../rowKinds/readRowKind.ts";

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
    rowsLeftOut(table, header).length < FEWEST_LEFT_OUT &&
    controls.every(({ agrees }) => agrees) &&
    standings.every(({ positiveSide }, at) => positiveSide !== null || isNil(at))
  );
}

/**
 * The rows whose amounts stand in a column that is not read: the accounts of groups whose sums stand beside them, where
 * these do not agree. Their sums alone would be taken for the last account of each.
 */
function rowsLeftOut({ rows }: Table, header: Header): readonly TableRow[] {
  const { amounts, words } = findPlaces(header);
  return rows.slice(header.firstData).filter(({ cells }) => {
    if (amounts.some((index) => (cells[index] ?? "").trim() !== "")) return false;
    return cells.some(
      (cell, index) => index > words && Math.abs(nearAmount(cell)) >= LEAST_OF_AMOUNT,
    );
  });
}

const FEWEST_LEFT_OUT = 2;
/** The numbers of notes are smaller. */
const LEAST_OF_AMOUNT = 100;
