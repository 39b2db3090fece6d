import type { ExportKind } from "@tieout/core";

/** What a statement can be exported as (specification section 7), and what its file is served as. */
export const exportKinds = {
  pdf: { name: "PDF report", contentType: "application/pdf" },
  document: { name: "One document", contentType: "application/pdf" },
  excel: {
    name: "Excel workbook",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  json: { name: "JSON", contentType: "application/json" },
  workings: { name: "Cash flow workings", contentType: "text/plain; charset=utf-8" },
  disclosure_notes: {
    name: "Disclosure notes",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
} as const satisfies Record<ExportKind, { name: string; contentType: string }>;

/** The formats of `POST …/export/{format}`. */
export const exportFormats = [
  "pdf",
  "excel",
  "json",
  "document",
] as const satisfies readonly ExportKind[];
