import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table } from "../../../table/Table.ts";
import { scaleWarning } from "../../amounts/scaleWarning.ts";
import type { FileType } from "../../fileTypes.ts";
import { datesChosen } from "../../headings/describeDates.ts";
import { absentColumns } from "../../headings/describeHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { openingsLeftOut } from "../../headings/headerProblems.ts";
import { rowsTooLong } from "../../rowKinds/rowsTooLong.ts";

/** Warnings about missing columns and about how columns were understood. */
export function columnWarnings(
  { table, header, unread }: { table: Table; header: Header; unread: readonly string[] },
  fileType: FileType,
  oneDate: "ask" | "take" | undefined,
): Problem[] {
  return [
    ...openingsLeftOut(table, header),
    ...absentColumns(header, fileType, oneDate),
    ...datesChosen(header, fileType),
    ...(unread.length > 0 ? [problem("amounts_unread", { value: unread.join(", ") })] : []),
    ...scaleWarning(table, header),
    ...rowsTooLong(table, header),
  ];
}
