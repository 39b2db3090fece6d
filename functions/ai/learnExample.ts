import { type ExampleFormat, type Result, readExampleFormat } from "@tieout/core";
import { readFile } from "@tieout/files";

/** What is learned from an example of a statement, or why nothing is. */
export async function learnExample({
  bytes,
  fileName,
}: {
  bytes: Uint8Array;
  fileName: string;
}): Promise<Result<ExampleFormat>> {
  const read = await readFile(bytes, fileName, { pdfHolds: "prior_cashflow" });
  return read.ok ? readExampleFormat(read.value.tables) : read;
}
