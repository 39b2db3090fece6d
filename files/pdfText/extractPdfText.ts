import { getDocumentProxy } from "unpdf";
import { limits } from "../limits.ts";
import type { PdfPage, PdfPiece, PdfRefusal, PdfText } from "./PdfText.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type TextContent = Awaited<
  ReturnType<Awaited<ReturnType<PdfDocument["getPage"]>>["getTextContent"]>
>;

/**
 * Extracts the text of a PDF with its positions. A hostile PDF can make this take any time and memory:
 * `runGuarded` runs it where it can be stopped.
 */
export async function extractPdfText(bytes: Uint8Array): Promise<PdfText> {
  try {
    const document = await getDocumentProxy(bytes, {
      // Damage is refused, not guessed around: half a statement must not pass for a whole one.
      stopAtErrors: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      verbosity: 0,
    });
    return await readPages(document);
  } catch (error) {
    // The library says what is wrong with a document by throwing.
    return { ok: false, reason: reasonOf(error) };
  }
}

async function readPages(document: PdfDocument): Promise<PdfText> {
  if (document.numPages > limits.pages) return { ok: false, reason: "too_many_pages" };
  const pages: PdfPage[] = [];
  let count = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const pieces = piecesOf(await page.getTextContent());
    count += pieces.length;
    if (count > limits.pieces) return { ok: false, reason: "too_complex" };
    pages.push({ number, pieces });
  }
  return { ok: true, pages };
}

/** The pieces that stand upright; stamps across the page and blanks between words are left out. */
function piecesOf({ items }: TextContent): PdfPiece[] {
  const pieces: PdfPiece[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [size = 0, slope = 0, , , x = 0, y = 0] = item.transform.map(Number);
    if (size <= 0 || Math.abs(slope) > 0.01 * size) continue;
    pieces.push({ text: item.str, x, y: -y, width: item.width, size, font: item.fontName });
  }
  return pieces;
}

function reasonOf(error: unknown): PdfRefusal {
  return error instanceof Error && error.name === "PasswordException" ? "encrypted" : "damaged";
}
