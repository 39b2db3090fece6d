/// <reference path="./libraries.d.ts" />
import type { Readable } from "node:stream";
import { describeReport, type StatementReport } from "@tieout/core";
import PDFDocument from "pdfkit";
import { composeFurniture, composeReport, unknownCharacters } from "./compose/composeReport.ts";
import { drawPages } from "./draw/drawPages.ts";
import { sheetFor } from "./draw/sheets.ts";
import { openFonts } from "./fonts/openFonts.ts";
import { fitToPage } from "./layout/fitToPage.ts";
import { layoutReport } from "./layout/layoutReport.ts";
import { paginate } from "./layout/paginate.ts";
import { createTextSetter } from "./text/TextSetter.ts";

/** Lays out and draws a report; its time is the report's, never a clock's. */
export function renderPdf(report: StatementReport): Readable {
  const document = createDocument(report);
  const fonts = openFonts();
  const setter = createTextSetter(document, fonts);
  const sheet = sheetFor(report.document.framework);
  const frame = { x: sheet.left, width: sheet.bodyWidth };
  const { statement, rest } = composeReport(report);
  const parts = [fitToPage(statement, frame, sheet.bodyHeight, setter), ...rest];
  const { strips, structure } = layoutReport(parts, frame, setter);
  if (setter.hasUnknown()) {
    const remark = layoutReport([[unknownCharacters]], frame, setter);
    strips.push(...remark.strips);
    structure.children.push(...remark.structure.children);
  }
  drawPages(
    { document, fonts, setter },
    {
      pages: paginate(strips, sheet.bodyHeight),
      ...{ structure, sheet },
      furniture: composeFurniture(report),
    },
  );
  document.end();
  return document;
}

function createDocument(report: StatementReport): PDFKit.PDFDocument {
  return new PDFDocument({
    ...{ pdfVersion: "1.7", autoFirstPage: false, tagged: true, lang: "en-GB", displayTitle: true },
    font: "", // no standard font: every glyph is embedded
    info: documentInfo(report),
  });
}

/** Where no time is known (the command line keeps none) the end of the period stands for it. */
function documentInfo(report: StatementReport): PDFKit.DocumentInfo {
  const { entity, title, period, standard } = describeReport(report);
  const written = new Date(report.preparedAt ?? report.period?.end ?? 0);
  return {
    Title: xmlSafe(`${entity}: ${title} ${period}`),
    Author: xmlSafe(report.preparedBy ?? ""),
    Subject: xmlSafe(standard),
    Keywords: xmlSafe(`sha256:${report.sha256 ?? "none"}`),
    ...{ Producer: "Tieout", Creator: "Tieout", CreationDate: written, ModDate: written },
  };
}

/** PDFKit writes these texts into the XML metadata too, unescaped: there it asks for a string. */
function xmlSafe(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const value = Object.assign(new String(text), { toString: () => escaped });
  return value as unknown as string; // PDFKit keeps String objects as PDF text strings
}
