import PDFDocument from "pdfkit";

/** A line of a printed report: how far it is indented, its words, and its figures in columns from the right. */
export type PrintedLine = { level?: number; label: string; figures?: readonly string[] };

const EDGE = 50;
const LABELS = 240;
const COLUMN = 80;
const SIZE = 9;
const INDENT = 12;

/**
 * Prints pages of lines as PDF, the way an accounting program does: words on the left, figures right-aligned;
 * its text can be found in the bytes where it is not compressed.
 */
export async function printTable(
  pages: readonly (readonly PrintedLine[])[],
  { isCompressed = true }: { isCompressed?: boolean } = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "A4",
    margin: EDGE,
    autoFirstPage: false,
    compress: isCompressed,
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve) => document.on("end", () => resolve()));
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const lines of pages) {
    document.addPage().fontSize(SIZE);
    lines.forEach(({ level = 0, label, figures = [] }, at) => {
      const y = EDGE + at * SIZE * 1.6;
      if (label !== "") document.text(label, EDGE + level * INDENT, y, { lineBreak: false });
      figures.forEach((figure, column) => {
        const width = document.widthOfString(figure);
        const right = EDGE + LABELS + (column + 1) * COLUMN;
        if (figure !== "") document.text(figure, right - width, y, { lineBreak: false });
      });
    });
  }
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}
