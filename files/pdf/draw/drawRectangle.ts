import type { Rectangle } from "../layout/Strip.ts";
import { colours } from "../text/textStyles.ts";

/** Draws a filled rectangle whose `y` counts from `top`, both from the head of the page. */
export function drawRectangle(
  document: PDFKit.PDFDocument,
  { x, y, width, height, colour }: Rectangle,
  top: number,
): void {
  document.rect(x, top + y, width, height).fill(colours[colour]);
}
