/// <reference path="./libraries.d.ts" />
import type { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";
import { ATTACHED_NAME, attachedJson } from "../proof/attachedJson.ts";
import type { Extent } from "./compose/composeReport.ts";
import { composePages } from "./composePages.ts";
import { createDocument, timeOf } from "./draw/createDocument.ts";
import { drawPages } from "./draw/drawPages.ts";
import { openFonts } from "./fonts/openFonts.ts";
import { createTextSetter } from "./text/TextSetter.ts";

/** Lays out and draws a report; its time is the report's, never a clock's. */
export function renderPdf(report: StatementReport, extent: Extent): Readable {
  const document = createDocument(report);
  const fonts = openFonts();
  const setter = createTextSetter(document, fonts);
  attachJson(document, report);
  drawPages({ document, fonts, setter }, composePages(report, extent, setter));
  document.end();
  return document;
}

/** The statement as machines read it, attached as what the pages were made from (ISO 32000-2, 14.13). */
function attachJson(document: PDFKit.PDFDocument, report: StatementReport): void {
  const written = timeOf(report);
  // Its types do not know the relationship.
  const attachment = {
    name: ATTACHED_NAME,
    type: "application/json",
    relationship: "Source",
    description: "The statement as JSON, under the hash that the pages carry",
    creationDate: written,
    modifiedDate: written,
  };
  document.file(Buffer.concat([...attachedJson(report)]), attachment);
}
