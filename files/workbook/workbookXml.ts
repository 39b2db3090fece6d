import { columnLetters, type Sheet, type Workbook } from "@tieout/core";
import { escapeXml } from "./escapeXml.ts";

/** The list of sheets, the names of cells, and the rows and columns each sheet repeats on every page. */
export function workbookXml({ sheets, names }: Workbook): string {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${isHidden ? ' state="veryHidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const named = names.map(
    ({ name, reference }) => `<definedName name="${name}">${escapeXml(reference)}</definedName>`,
  );
  const repeated = sheets.map(repeatedRows);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr/><bookViews><workbookView/></bookViews><sheets>${listed.join("")}</sheets><definedNames>${repeated.join("")}${named.join("")}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

function repeatedRows({ name, headingRow, fixedColumns }: Sheet, index: number): string {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  const columns = fixedColumns > 0 ? `${sheet}!$A:$${columnLetters(fixedColumns - 1)},` : "";
  const rows = `${columns}${sheet}!$${headingRow}:$${headingRow}`;
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeXml(rows)}</definedName>`;
}
