import type { Problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { columnsAlike } from "../columns/parts/columnsAlike.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import type { ChosenTable } from "../sheets/chooseTable.ts";
import { entriesOf } from "../sheets/entriesOf.ts";
import { equityInstead } from "../sheets/equityInstead.ts";
import { postingsOf } from "../sheets/postingsOf.ts";
import { linesAcross } from "../sheets/recogniseAcross.ts";
import { fitterSides, recogniseOther } from "../sheets/recogniseOther.ts";
import { registerInstead } from "../sheets/registerInstead.ts";
import { sheetsOfDates } from "../sheets/sheetsOfDates.ts";
import { taxComputation } from "../sheets/taxComputation.ts";
import { accountsInstead } from "./accountsInstead.ts";
import { flowsInstead, otherStatement, trialBalanceInstead } from "./otherStatement.ts";

/** What the file holds instead, or more than once; null where nothing speaks against its file type. */
export function otherContent(
  tables: readonly Table[],
  written: ChosenTable,
  { table, header }: { table: Table; header: Header },
  fileType: FileType,
): Problem | null {
  const whole = tables.find(({ sheet }) => sheet === table.sheet) ?? table;
  return (
    // Dates in a column of their own are brought to the names where levels are
    postingsOf(written.table, written.header, fileType) ??
    entriesOf(whole, fileType) ??
    taxComputation(written.table, fileType) ??
    fitterSides(tables, table, fileType) ??
    linesAcross(whole, fileType) ??
    columnsAlike(table, header, fileType) ??
    recogniseOther(table, header, fileType) ??
    flowsInstead(table, header, fileType) ??
    accountsInstead(table, header, fileType) ??
    equityInstead(table, header, fileType) ??
    registerInstead(table, header, fileType) ??
    otherStatement(table, header, fileType) ??
    trialBalanceInstead(table, header, fileType) ??
    sheetsOfDates([written, ...written.alike], fileType)
  );
}
