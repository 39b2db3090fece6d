import type { StatementReport } from "@tieout/core";
import {
  composeFurniture,
  composeReport,
  type Extent,
  unknownCharacters,
} from "./compose/composeReport.ts";
import type { Drawing } from "./draw/drawPages.ts";
import { sheetFor } from "./draw/sheets.ts";
import { fitToPage } from "./layout/fitToPage.ts";
import { layoutReport } from "./layout/layoutReport.ts";
import { paginate } from "./layout/paginate.ts";
import type { TextSetter } from "./text/TextSetter.ts";

/** A report as pages of placed lines, with its structure and what stands on every page. */
export function composePages(report: StatementReport, extent: Extent, setter: TextSetter): Drawing {
  const sheet = sheetFor(report.document.framework);
  const frame = { x: sheet.left, width: sheet.bodyWidth };
  const { statement, rest } = composeReport(report, extent);
  const parts = [fitToPage(statement, frame, sheet.bodyHeight, setter), ...rest];
  const { strips, structure } = layoutReport(parts, frame, setter);
  if (setter.hasUnknown()) {
    const remark = layoutReport([[unknownCharacters]], frame, setter);
    strips.push(...remark.strips);
    structure.children.push(...remark.structure.children);
  }
  const pages = paginate(strips, sheet.bodyHeight);
  return { pages, structure, sheet, furniture: composeFurniture(report) };
}
