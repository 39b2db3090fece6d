export * from "./ExportWriter.ts";
export * from "./limits.ts";
export * from "./notes/writeDisclosureNotes.ts";
export * from "./pdf/writePdf.ts";
export * from "./readFile.ts";
export * from "./workbook/writeWorkbook.ts";
export * from "./writeStatementJson.ts";
export * from "./writeWorkingsText.ts";
