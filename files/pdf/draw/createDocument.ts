import { describeReport, type StatementReport } from "@tieout/core";
import PDFDocument from "pdfkit";
import { cleanText } from "../text/cleanText.ts";

/** A document without pages yet: tagged, titled, in its language, with the report's own time. */
export function createDocument(report: StatementReport): PDFKit.PDFDocument {
  return new PDFDocument({
    pdfVersion: "1.7",
    autoFirstPage: false,
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    font: "", // no standard font: every glyph is embedded
    info: documentInfo(report),
  });
}

function documentInfo(report: StatementReport): PDFKit.DocumentInfo {
  const { entity, title, period, standard } = describeReport(report);
  const written = timeOf(report);
  return {
    Title: xmlSafe(`${entity}: ${title} ${period}`),
    Author: xmlSafe(report.preparedBy ?? ""),
    Subject: xmlSafe(standard),
    Keywords: xmlSafe(`sha256:${report.sha256}`),
    Producer: "Tieout",
    Creator: "Tieout",
    CreationDate: written,
    ModDate: written,
  };
}

/** Where no time is known (the command line keeps none) the end of the period stands for it. */
export function timeOf({ preparedAt, period }: StatementReport): Date {
  const time = Date.parse(preparedAt ?? period?.end ?? "");
  return new Date(Number.isNaN(time) ? 0 : time);
}

/** PDFKit writes these texts into the XML metadata too, unescaped: there it asks for a string. */
function xmlSafe(text: string): string {
  const clean = cleanText(text);
  const escaped = clean.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const value = Object.assign(new String(clean), { toString: () => escaped });
  return value as unknown as string; // PDFKit keeps String objects as PDF text strings
}
