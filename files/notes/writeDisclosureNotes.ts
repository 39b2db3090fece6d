import { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";

/**
 * The disclosure notes as a Word document, to be edited and put into a set of accounts. The same
 * report gives the same bytes. The library is loaded when the first is asked for.
 */
export async function writeDisclosureNotes(report: StatementReport): Promise<Readable> {
  const { packNotes } = await import("./packNotes.ts");
  return Readable.from([await packNotes(report)]);
}
