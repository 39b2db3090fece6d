import type { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";

/**
 * A statement as a tagged PDF one could put in a set of accounts: statement, notes, preparation
 * record. The same report gives the same bytes. The library is loaded when the first is asked for.
 */
export async function writePdf(report: StatementReport): Promise<Readable> {
  const { renderPdf } = await import("./renderPdf.ts");
  return renderPdf(report, { hasWorkings: false });
}

/** The same with the workings behind it, as one document. */
export async function writeDocument(report: StatementReport): Promise<Readable> {
  const { renderPdf } = await import("./renderPdf.ts");
  return renderPdf(report, { hasWorkings: true });
}
