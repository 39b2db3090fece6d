import { fontFamilies } from "../fonts/fontFaces.ts";
import type { Fonts } from "../fonts/openFonts.ts";
import { cleanText } from "./cleanText.ts";
import { type Run, splitRuns } from "./splitRuns.ts";
import { drawnSize, drawnText, type TextStyle } from "./textStyles.ts";

/** A run with the width it takes, in points. */
export type SetRun = Run & { width: number };

/** Sets text: splits it into runs of the fonts that hold it and measures them. */
export type TextSetter = {
  setRuns(text: string, style: TextStyle): readonly SetRun[];
  width(text: string, style: TextStyle): number;
  /** Whether a text so far had a character no font holds. */
  hasUnknown(): boolean;
};

/** A setter over a document's fonts; what was set once is remembered. */
export function createTextSetter(document: PDFKit.PDFDocument, fonts: Fonts): TextSetter {
  const known = new Map<string, readonly SetRun[]>();
  let hasUnknown = false;
  const setRuns = (text: string, style: TextStyle) => {
    const key = `${style.weight} ${style.size} ${style.isSmallCapitals} ${text}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const runs = splitRuns(drawnText(cleanText(text), style), fonts).map((run) => ({
      ...run,
      width: widthOfRun(document, fonts, run, style),
    }));
    known.set(key, runs);
    hasUnknown ||= runs.some(({ actual }) => actual !== null);
    return runs;
  };
  return {
    setRuns,
    hasUnknown: () => hasUnknown,
    width: (text, style) => setRuns(text, style).reduce((total, run) => total + run.width, 0),
  };
}

/** What a document needs to draw or measure a run: its font, its size and its features. */
export function useFont(
  document: PDFKit.PDFDocument,
  fonts: Fonts,
  { family, isFigures }: Run,
  style: TextStyle,
): PDFKit.Mixins.TextOptions {
  const { file } = fontFamilies[family][style.weight];
  const { size, spacing } = drawnSize(style);
  document.registerFont(file, fonts.open(family, style.weight) as unknown as Uint8Array); // PDFKit takes an opened font; its types name only bytes
  document.font(file).fontSize(size);
  return {
    lineBreak: false,
    ...(spacing > 0 && { characterSpacing: spacing }),
    ...(isFigures && { features: ["tnum"] }),
  };
}

function widthOfRun(
  document: PDFKit.PDFDocument,
  fonts: Fonts,
  run: Run,
  style: TextStyle,
): number {
  return document.widthOfString(run.text, useFont(document, fonts, run, style));
}
