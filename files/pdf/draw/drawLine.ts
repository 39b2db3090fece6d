import { fontFamilies } from "../fonts/fontFaces.ts";
import type { Fonts } from "../fonts/openFonts.ts";
import { type SetRun, type TextSetter, useFont } from "../text/TextSetter.ts";
import { colours, type TextStyle } from "../text/textStyles.ts";

/** What drawing needs: the document, its fonts, and the setter that measured them. */
export type Canvas = { document: PDFKit.PDFDocument; fonts: Fonts; setter: TextSetter };

const FAUX_BOLD_STROKE = 0.03;

/** Draws one line of text, run by run, its baseline at `y`. */
export function drawLine(canvas: Canvas, text: string, style: TextStyle, x: number, y: number) {
  let left = x;
  canvas.document.fillColor(colours[style.colour]);
  for (const run of canvas.setter.setRuns(text, style)) {
    drawRun(canvas, run, style, left, y);
    left += run.width;
  }
}

function drawRun({ document, fonts }: Canvas, run: SetRun, style: TextStyle, x: number, y: number) {
  const options = useFont(document, fonts, run, style);
  const { isFauxBold } = fontFamilies[run.family][style.weight];
  if (isFauxBold)
    document.strokeColor(colours[style.colour]).lineWidth(style.size * FAUX_BOLD_STROKE);
  if (run.actual !== null) document.markContent("Span", { actual: run.actual });
  document.text(run.text, x, y, {
    ...options,
    baseline: "alphabetic",
    ...(isFauxBold && { fill: true, stroke: true }),
  });
  if (run.actual !== null) document.endMarkedContent();
}
