import type { Result } from "@tieout/core";
import type { PdfContent } from "../pdfText/choosePages.ts";
import type { PdfText } from "../pdfText/PdfText.ts";
import { readPdfText } from "../pdfText/readPdfText.ts";
import { type ReadPdf, tabulatePdf } from "../readPdf.ts";

/** Reads a PDF as `readPdf` does, without the thread around it, which takes far longer than the reading. */
export async function readPdfHere(
  bytes: Uint8Array,
  holds: PdfContent = "prior_cashflow",
): Promise<Result<ReadPdf>> {
  const texts: PdfText[] = [];
  // A copy, as a thread has it: the library takes no Buffer
  await readPdfText(new Uint8Array(bytes), (text) => texts.push(text));
  return tabulatePdf("whole", texts[0], holds);
}
