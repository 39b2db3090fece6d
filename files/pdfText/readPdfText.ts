import { checkPdfStreams } from "./checkPdfStreams.ts";
import { extractPdfText } from "./extractPdfText.ts";
import type { PdfText } from "./PdfText.ts";

/** Takes the text out of a PDF whose streams are whole and within the limits; tells it in one piece. */
export async function readPdfText(bytes: Uint8Array, take: (text: PdfText) => void): Promise<void> {
  const fault = checkPdfStreams(bytes);
  take(fault ? { ok: false, reason: fault } : await extractPdfText(bytes));
}
