import { isFigure, type PdfCell, type PdfLine, type PdfRun } from "./PdfLine.ts";
import type { PdfPage, PdfPiece } from "./PdfText.ts";

/** Gaps between words, in heights of their letters. */
const gaps = {
  /** Smaller ones are within a word. */
  word: 0.15,
  /** Larger ones part two figures, a figure and words, two runs of words. */
  figures: 0.5,
  figureAndWords: 0.5,
  words: 2,
  /** Wider than a blank. */
  run: 0.45,
} as const;

/** How far a piece may stand above or below its line, in heights of its letters. */
const SAME_HEIGHT = 0.35;

/** Puts the pieces of a page into lines, and what stands together on a line into cells. */
export function findLines({ number, pieces }: PdfPage): PdfLine[] {
  const lines: PdfPiece[][] = [];
  for (const piece of [...pieces].sort((above, below) => above.y - below.y)) {
    const last = lines.at(-1);
    const first = last?.[0];
    if (first && piece.y - first.y <= SAME_HEIGHT * Math.max(first.size, piece.size))
      last.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const ordered = line.sort((left, right) => left.x - right.x);
    return { page: number, y: ordered[0]?.y ?? 0, cells: withSigns(findCells(ordered)) };
  });
}

function findCells(pieces: readonly PdfPiece[]): PdfCell[] {
  const cells: PdfCell[] = [];
  for (const { text, x, width, size, font } of pieces) {
    const next = { text: text.trim(), left: x, right: x + width, size, font };
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : (x - last.right) / size;
    if (last === undefined || gap > gapBetween(last, next) || runsInto(last, next, gap))
      cells.push(next);
    else {
      const isSpaced = gap > gaps.word || text.startsWith(" ");
      const { runs = [last], ...cell } = last;
      cells[cells.length - 1] = {
        ...join(cell, next, isSpaced),
        runs: gap > gaps.run ? [...runs, next] : withLast(runs, next, isSpaced),
      };
    }
  }
  return cells;
}

function join(last: PdfRun, next: PdfRun, isSpaced: boolean): PdfRun {
  const text = `${last.text}${isSpaced ? " " : ""}${next.text}`;
  return { ...last, text, right: Math.max(last.right, next.right) };
}

function withLast(runs: readonly PdfRun[], next: PdfRun, isSpaced: boolean): PdfRun[] {
  return runs.map((run, at) => (at === runs.length - 1 ? join(run, next, isSpaced) : run));
}

/** Whether a long name reaches up to an amount, or beneath it: no blank is between them, and they are two cells. */
function runsInto(name: PdfRun, amount: PdfRun, gap: number): boolean {
  const isAmount = /[.,]\d\d\)?$/.test(amount.text) && isFigure(amount.text);
  return gap <= gaps.word && isAmount && /\p{L}{4}/u.test(name.text);
}

function gapBetween(left: PdfCell, right: PdfCell): number {
  const figures = [left, right].filter(({ text }) => isFigure(text)).length;
  return figures === 2 ? gaps.figures : figures === 1 ? gaps.figureAndWords : gaps.words;
}

/** A currency sign at the edge of its column belongs to the figure that follows it. */
function withSigns(cells: readonly PdfCell[]): PdfCell[] {
  const joined: PdfCell[] = [];
  let sign = "";
  cells.forEach((cell, at) => {
    const next = cells[at + 1];
    const isSign = /^\(?\p{Sc}\(?$/u.test(cell.text) && next !== undefined && isFigure(next.text);
    if (!isSign) joined.push({ ...cell, text: `${sign}${cell.text}` });
    sign = isSign ? cell.text : "";
  });
  return joined;
}
