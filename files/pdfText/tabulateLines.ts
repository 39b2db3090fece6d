import type { TableRow } from "@tieout/core";
import { isFigure, type PdfCell, type PdfLine } from "./PdfLine.ts";

/** Where a column of figures stands, or one of names between two of them. */
type Span = { left: number; right: number; holdsNames?: true };

/**
 * Puts lines into rows: the label first, then a cell for each column of figures. Figures that stand
 * above one another are a column, however they are aligned; words over a column are its heading.
 */
export function tabulateLines(lines: readonly PdfLine[], keepsIndents = false): TableRow[] {
  const columns = withNamesBeside(lines, findColumns(lines));
  const edge = Math.min(...lines.flatMap(({ cells }) => cells[0]?.left ?? []));
  return lines.map((written, index) => {
    const line = withHeadingsParted(written, columns);
    const cells = place(line, columns);
    const [first] = line.cells;
    if (!keepsIndents || first === undefined || cells[0] === "") return { row: index + 1, cells };
    const indent = Math.max(0, Math.round((first.left - edge) / (first.size * LEVEL)));
    return { row: index + 1, cells, indents: cells.map((_, at) => (at === 0 ? indent : 0)) };
  });
}

/** How far a level is indented at the least, in heights of its letters. */
const LEVEL = 0.5;

function findColumns(lines: readonly PdfLine[]): Span[] {
  const figures = lines.flatMap(figuresOf).sort((left, right) => left.left - right.left);
  const columns: Span[] = [];
  for (const { left, right } of figures) {
    const last = columns.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

/**
 * With the column in which the right side of an account of two sides has its names: words that stand over no
 * column of figures, behind the first and before another that has a figure on their line.
 */
function withNamesBeside(lines: readonly PdfLine[], columns: readonly Span[]): Span[] {
  const between = columns.slice(1).map(({ left }, at) => {
    const before = columns[at]?.right ?? 0;
    const names = lines.flatMap(({ cells }) =>
      cells.filter(
        (cell, index) =>
          /\p{L}/u.test(cell.text) &&
          cell.left >= before &&
          cell.right <= left &&
          cells.slice(index + 1).some(({ text }) => isFigure(text)),
      ),
    );
    if (names.length < FEWEST_NAMES) return null;
    const [first, last] = [names.map((name) => name.left), names.map((name) => name.right)];
    return { left: Math.min(...first), right: Math.max(...last), holdsNames: true } as const;
  });
  return columns.flatMap((column, at) => {
    const names = between[at - 1];
    return names ? [names, column] : [column];
  });
}

const FEWEST_NAMES = 3;

/** The figures behind the label: a number before words is part of them. */
function figuresOf({ cells }: PdfLine): PdfCell[] {
  const lastWords = cells.findLastIndex(({ text }) => /\p{L}{4}/u.test(text) && !isFigure(text));
  return cells.filter(({ text }, at) => at > lastWords && isFigure(text));
}

function place(line: PdfLine, columns: readonly Span[]): string[] {
  const texts = Array.from({ length: columns.length + 1 }, () => "");
  const figures = new Set(figuresOf(line));
  const names = namesBefore(line);
  const isOfHeadings = figures.size === 0 && areHeadings(line, columns);
  line.cells.forEach((cell, at) => {
    const over = columnOver(cell, line.cells.slice(0, at), columns);
    const isBeside = columns[over]?.holdsNames === true;
    const isHeading = isOfHeadings || isOverFigures(cell, columns);
    const isPlain = !figures.has(cell) && (at === 0 || over < 0) && !isHeading;
    const index = isPlain || (at < names && !isBeside) ? 0 : over + 1;
    texts[index] = [texts[index], cell.text].filter((text) => text !== "").join(" ");
  });
  return texts;
}

/**
 * The line with each of several headings in a cell of its own, where narrow columns leave little room between them:
 * every part of the words stands over another column of figures. A line of figures has no headings.
 */
function withHeadingsParted(line: PdfLine, columns: readonly Span[]): PdfLine {
  if (figuresOf(line).length > 0) return line;
  const cells = line.cells.flatMap((cell) => {
    const { runs = [] } = cell;
    const over = runs.map((run) => columns.filter((column) => standsOver(run, column)));
    const areApart = over.every(({ length }) => length === 1);
    const isEachOverAnother = areApart && new Set(over.flat()).size === runs.length;
    return runs.length > 1 && isEachOverAnother ? runs : [cell];
  });
  return { ...line, cells };
}

/**
 * The column that words or figures stand over, -1 for none. Long names reach beneath the heading of the figures
 * behind them, so a heading over both is that of the figures where the names have one before it.
 */
function columnOver(cell: PdfCell, before: readonly PdfCell[], columns: readonly Span[]): number {
  const over = columns.findIndex((column) => standsOver(cell, column));
  const [names, figures] = [columns[over], columns[over + 1]];
  if (names?.holdsNames !== true || figures === undefined) return over;
  const isNamed = before.some((other) => standsOver(other, names));
  return isNamed && standsOver(cell, figures) ? over + 1 : over;
}

function standsOver(cell: PdfCell, { left, right }: Span): boolean {
  return cell.left < right && cell.right > left;
}

/**
 * How many cells of a line stand before its first amount: they name what is counted, also where the figures
 * of a summary higher on the page stand above them. None in a line of headings, whose years are no amounts.
 */
function namesBefore({ cells }: PdfLine): number {
  const isFigureAt = cells.map(({ text }) => isFigure(text));
  if (!cells.some(({ text }, at) => isFigureAt[at] && /\d[.,]\d/.test(text))) return 0;
  // A code before its name
  const from = isFigureAt[0] && isFigureAt[1] === false ? 1 : 0;
  return isFigureAt.indexOf(true, from);
}

/** Several runs of words that each stand over another column of figures: a long one may begin far to the left of its own. */
function areHeadings({ cells }: PdfLine, columns: readonly Span[]): boolean {
  const over = cells.map((cell) => columns.findLastIndex((column) => standsOver(cell, column)));
  return cells.length > 1 && !over.includes(-1) && new Set(over).size === over.length;
}

/** Words that begin within or right of the first column are headings, even when they come first. */
function isOverFigures({ left, right }: PdfCell, columns: readonly Span[]): boolean {
  const [first] = columns;
  return first !== undefined && (left + right) / 2 > first.left;
}
