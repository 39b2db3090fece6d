/// <reference path="../files/pdf/libraries.d.ts" />
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import type { StatementReport } from "@tieout/core";
import { exampleReport } from "../core/testing/exampleReport.ts";
import { inputOf } from "../core/testing/statementInputs.ts";
import { composePages } from "../files/pdf/composePages.ts";
import { createDocument } from "../files/pdf/draw/createDocument.ts";
import type { Drawing } from "../files/pdf/draw/drawPages.ts";
import { fontFamilies } from "../files/pdf/fonts/fontFaces.ts";
import { openFonts } from "../files/pdf/fonts/openFonts.ts";
import { createTextSetter } from "../files/pdf/text/TextSetter.ts";
import { colours, drawnSize, drawnText } from "../files/pdf/text/textStyles.ts";
import { writePdf } from "../files/pdf/writePdf.ts";
import { timeRatio } from "./timeRatio.ts";

const LINES = 400;
const ADJUSTMENTS = 400;
const MOST = 1.5;

/** From report to PDF, as a multiple of what PDFKit alone takes to draw the same text at the same places. */
export async function benchPdf(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const report = longReport();
  const drawing = composePages(
    report,
    { hasWorkings: false },
    createTextSetter(createDocument(report), openFonts()),
  );
  const ours = async () => buffer(await writePdf(report));
  const ratio = await timeRatio(ours, () => drawAlone(report, drawing));
  const what = `${LINES} lines and ${ADJUSTMENTS} adjustments on ${drawing.pages.length} pages`;
  return {
    lines: [`${what} of PDF: ${ratio.toFixed(2)} × PDFKit alone (limit ${MOST})`],
    isWithinLimits: ratio <= MOST,
  };
}

function longReport(): StatementReport {
  const prior_cashflow = Array.from({ length: LINES }, (_, index) => ({
    row: index + 2,
    concept: null,
    lineItem: `Payment of kind ${index + 1}`,
    category: "Operating",
    amount: BigInt(index * 7919 + 13),
    notes: "",
  }));
  const report = exampleReport({ rows: { ...inputOf([], false).rows, prior_cashflow } });
  const made = exampleReport().adjustments;
  const adjustments = Array.from({ length: ADJUSTMENTS }, (_, index) => made[index % made.length]);
  return { ...report, adjustments: adjustments.flatMap((item) => item ?? []) };
}

/** The same text in the same fonts at the same places, without layout, tags or running lines. */
async function drawAlone(report: StatementReport, { pages, sheet }: Drawing): Promise<void> {
  const document = createDocument(report);
  for (const page of pages) {
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    for (const { strip, y } of page) {
      for (const { text, style, x, baseline } of strip.pieces) {
        document.font(FILES[style.weight]).fontSize(drawnSize(style).size);
        document.fillColor(colours[style.colour]);
        const features = /^\(?[\d.,]+\)?$/.test(text) ? { features: ["tnum" as const] } : {};
        const at = { lineBreak: false, baseline: "alphabetic" as const, ...features };
        document.text(drawnText(text, style), x, sheet.top + y + baseline, at);
      }
    }
  }
  document.end();
  await buffer(document);
}

const { resolve } = createRequire(new URL("../files/package.json", import.meta.url));
const FILES = {
  regular: resolve(fontFamilies.latin.regular.file),
  semibold: resolve(fontFamilies.latin.semibold.file),
};
