import type { Table } from "../../table/Table.ts";
import { withOneColumn } from "../columns/withOneColumn.ts";
import type { FileRows } from "../FileRows.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/findHeader.ts";
import { readFileRows } from "../readFileRows.ts";

/**
 * Whether the totals of a statement whose two sides were put beneath each other prove the reading: every one
 * of them agrees, and they say of each account on which side it stands.
 */
export function provesSides(read: { table: Table; header: Header }, fileType: FileType): boolean {
  const { table, header } = withOneColumn(read, fileType);
  const options = { acceptUnbalanced: false, decimals: 2 };
  const file = readFileRows(table, header, fileType, options);
  const { controls, standings } = file;
  if (fileType === "trial_balance") return isEachOnItsSide(file);
  return (
    controls.length > 0 &&
    controls.every(({ agrees }) => agrees) &&
    standings.every(({ positiveSide }) => positiveSide !== null)
  );
}

/**
 * Whether each account of a trial balance has an amount on its side: where names stand on the left alone, those in
 * credit have none. Its totals are compared with its rows where these are parsed.
 */
function isEachOnItsSide({ amounts, rows, problems }: FileRows): boolean {
  const columns = [...amounts.values()].map((column) => column.amounts);
  const empty = rows.filter((_, at) => columns.every((column) => column[at] === 0n)).length;
  return problems.count === 0 && rows.length > 0 && empty * FEW <= rows.length;
}

/** One account in so many may be of nil. */
const FEW = 10;
