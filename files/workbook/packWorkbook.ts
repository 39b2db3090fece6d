import type { Workbook } from "@tieout/core";
import { packageXml } from "./packageXml.ts";
import { sheetXml } from "./sheetXml.ts";
import { stylesXml } from "./stylesXml.ts";
import { workbookXml } from "./workbookXml.ts";
import { type StreamedPart, zipParts } from "./zipParts.ts";

/** A workbook as the bytes of an Office Open XML package, made as they are read. */
export function packWorkbook(workbook: Workbook): Generator<Uint8Array> {
  const sheets = workbook.sheets.map(
    (sheet, index): StreamedPart => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: sheetXml(sheet, workbook),
    }),
  );
  return zipParts([
    ...packageXml(workbook),
    { name: "xl/workbook.xml", text: [workbookXml(workbook)] },
    { name: "xl/styles.xml", text: [stylesXml(workbook.decimals)] },
    ...sheets,
  ]);
}
