import type { ExportKind } from "@tieout/core";

/** What each export is for, in the words of the screen. */
export const exportOffers = {
  pdf: {
    title: "PDF report",
    text: "The statement as it stands in a set of accounts, with its notes, adjustments and checks.",
    action: "Export PDF Report",
  },
  document: {
    title: "One document",
    text: "Statement, notes, record and workings in one PDF, with the JSON attached.",
    action: "Export One Document",
  },
  excel: {
    title: "Excel workbook",
    text: "Statement, workings, ledger and trail with live formulas that work out the tie-out again.",
    action: "Export Excel Workbook",
  },
  json: {
    title: "JSON data",
    text: "Every line with its sources and XBRL element, under a published schema.",
    action: "Export JSON",
  },
  workings: {
    title: "Cash flow workings",
    text: "The whole worksheet, account by account, as plain text.",
    action: "Export Cash Flow Workings",
  },
  disclosure_notes: {
    title: "Disclosure notes",
    text: "The notes with your own words, as a document to edit.",
    action: "Export Disclosure Notes",
  },
} as const satisfies Record<ExportKind, { title: string; text: string; action: string }>;

/** The kinds in the order the screen shows them. */
export const exportKindsShown = [
  "pdf",
  "document",
  "excel",
  "json",
  "workings",
  "disclosure_notes",
] as const satisfies readonly ExportKind[];
