/** A piece of text as it stands on a page; distances in points, `y` down from the top. */
export type PdfPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The height of its letters. */
  size: number;
  font: string;
};

export type PdfPage = { number: number; pieces: readonly PdfPiece[] };

/** Why no text comes out of a PDF. */
export type PdfRefusal = "encrypted" | "damaged" | "too_many_pages" | "too_complex";

export type PdfText = { ok: true; pages: readonly PdfPage[] } | { ok: false; reason: PdfRefusal };
