/// <reference path="./libraries.d.ts" />
import type { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";
import { composePages } from "./composePages.ts";
import { createDocument } from "./draw/createDocument.ts";
import { drawPages } from "./draw/drawPages.ts";
import { openFonts } from "./fonts/openFonts.ts";
import { createTextSetter } from "./text/TextSetter.ts";

/** Lays out and draws a report; its time is the report's, never a clock's. */
export function renderPdf(report: StatementReport): Readable {
  const document = createDocument(report);
  const fonts = openFonts();
  const setter = createTextSetter(document, fonts);
  drawPages({ document, fonts, setter }, composePages(report, setter));
  document.end();
  return document;
}
