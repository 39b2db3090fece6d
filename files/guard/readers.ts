import type { PdfText } from "../pdfText/PdfText.ts";
import type { WorkbookPiece } from "../workbookText/WorkbookText.ts";

/** What each reader of a format returns from a file, piece by piece. */
export type PieceOf = { pdf: PdfText; workbook: WorkbookPiece };

export type ReaderName = keyof PieceOf;

/** Reads a file, however long it takes and however large it grows. */
export type Reader<Piece> = (bytes: Uint8Array, take: (piece: Piece) => void) => Promise<void>;

/** The readers whose libraries and formats are loaded only where they are needed: on a thread of their own. */
export const readers: { [Name in ReaderName]: () => Promise<Reader<PieceOf[Name]>> } = {
  pdf: async () => (await import("../pdfText/readPdfText.ts")).readPdfText,
  workbook: async () => (await import("../workbookText/readWorkbookText.ts")).readWorkbookText,
};
