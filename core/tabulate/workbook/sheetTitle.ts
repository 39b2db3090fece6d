import { describeReport } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import { type SheetRow, text } from "./Workbook.ts";

/** The number of rows above the headings of every sheet except the statement. */
export const TITLE_ROWS = 4;

/** The title rows of a sheet: its name, the entity, how to read it, and DRAFT until it ties out. */
export function sheetTitle(
  report: StatementReport,
  title: string,
  explanation: string,
): SheetRow[] {
  const { entity, period, standard, units, mark, status } = describeReport(report);
  return [
    [text(title, "title")],
    [text([entity, period, standard, units].join(" · "), "note")],
    [text([mark ? `${mark}. ${status}` : "", explanation].join(" ").trim(), "note")],
    [],
  ];
}
