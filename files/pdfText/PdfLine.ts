/** Words that stand together, apart from what else is on their line; distances in points. */
export type PdfCell = PdfRun & {
  /** Its parts where gaps wider than a blank part it, which over narrow columns may be headings of their own. */
  runs?: readonly PdfRun[];
};

/** Words and where they stand. */
export type PdfRun = { text: string; left: number; right: number; size: number; font: string };

/** What stands on one height of a page, from left to right. */
export type PdfLine = { page: number; y: number; cells: readonly PdfCell[] };

/** The words of a whole line. */
export function lineText({ cells }: PdfLine): string {
  return cells.map(({ text }) => text).join(" ");
}

/** Blanks are single. */
const FIGURE =
  /^(?:[-–—−]|[-–—−(]{0,2} ?(?:\p{Sc} ?|[A-Z]{3} )?(?:[-–—−(] ?)?\d[\d.,'’ ]*(?:% ?)?(?:\) ?)?[-–—−]?(?: ?(?:[CD][Rr]\.?|\p{Sc}))?)$/u;
/** A side in one letter stands behind decimals, since "5 C" may be a note: "401.446,02 D", "9.854,00C". */
const SIDE = /[.,]\d\d ?[CDHS]$/;
const LONGEST = 40;

/** Whether words are an amount, a year, a number of a note, or the dash that stands for nothing. */
export function isFigure(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text.replace(/\s+/g, " ");
  return FIGURE.test(SIDE.test(words) ? words.slice(0, -1).trimEnd() : words);
}
