import { learnPresentation, type PresentationTemplate, type Result } from "@tieout/core";
import { readFile } from "@tieout/files";

/** What is learned from an example of a statement, or why nothing is. */
export async function learnExample({
  bytes,
  fileName,
}: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<Result<PresentationTemplate>> {
  const read = await readFile(bytes, fileName, { pdfHolds: "prior_cashflow" });
  return read.ok ? learnPresentation(read.value.tables) : read;
}
