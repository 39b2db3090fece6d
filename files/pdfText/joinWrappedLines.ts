import { isFigure, type PdfCell, type PdfLine } from "./PdfLine.ts";

const COMPLETE = /(?::|activities|activit(?:y|ies)\s*:?)$/i;
const HEADING =
  /^(?:cash ?flows?|adjustments?|operating|investing|financing|non-?cash|reconciliation|changes in|working capital)\b/i;
/** What a line without figures names in whole is the next part of a report: "Liabilities", "Other income". */
const SECTION =
  /^(?:(?:current|non-?current|fixed|long[- ]term|other|operating) )?(?:assets|liabilities|equit(?:y|ies)|incomes?|revenues?|expenses?|costs|expenditures?)$/i;
/** Lines further apart than this many heights of their letters are not of one label. */
const APART = 1.9;
/** How far a label may be indented where it goes on, in heights of its letters. */
const MOST_INDENT = 2;

/**
 * Joins a label that goes on over several lines. It goes on when the next line begins in lower case,
 * or when its first word would not have fitted behind the label; only one of the lines has figures.
 */
export function joinWrappedLines(lines: readonly PdfLine[]): PdfLine[] {
  const width = labelWidth(lines);
  const joined: { line: PdfLine; last: PdfLine }[] = [];
  const above = new Set<string>();
  for (const line of lines) {
    const previous = joined.at(-1);
    const isTotal = previous !== undefined && totalsOneOf(above, previous.line);
    if (previous && !isTotal && goesOn(previous.line, previous.last, line, width))
      joined[joined.length - 1] = { line: join(previous.line, line), last: line };
    else joined.push({ line, last: line });
    above.add(labelOf(line)?.text ?? "");
  }
  return joined.map(({ line }) => line);
}

/** "Total for Other Income" beneath the heading "Other Income" is named in full. */
function totalsOneOf(above: ReadonlySet<string>, line: PdfLine): boolean {
  const label = labelOf(line)?.text ?? "";
  return hasFigures(line) && TOTAL.test(label) && above.has(label.replace(TOTAL, ""));
}

const TOTAL = /^total (?:for |of )?/i;

function goesOn(whole: PdfLine, last: PdfLine, next: PdfLine, width: number): boolean {
  const [end, start] = [labelOf(last), labelOf(next)];
  const label = labelOf(whole);
  if (!end || !start || !label || (hasFigures(whole) && hasFigures(next))) return false;
  if (areHeadings(whole) && areHeadings(next)) return false;
  const isNear = next.y - last.y <= APART * Math.max(end.size, start.size);
  const isBeneath = Math.abs(start.left - label.left) <= MOST_INDENT * start.size;
  if (next.page !== last.page || !isNear || !isBeneath) return false;
  if (/^\p{Ll}/u.test(start.text)) return true;
  if (!hasFigures(next) && hasFigures(whole) && SECTION.test(start.text)) return false;
  if (start.font !== end.font || COMPLETE.test(label.text) || HEADING.test(start.text))
    return false;
  const first = start.text.split(" ", 1)[0] ?? "";
  const letter = (start.right - start.left) / Math.max(1, start.text.length);
  return end.right + (first.length + 1) * letter > width;
}

/**
 * How far to the right labels reach beside figures: where the column of labels ends. Where the figures stand much
 * further away, no label had to end there, and the column goes on towards them.
 */
function labelWidth(lines: readonly PdfLine[]): number {
  const beside = lines.filter(hasFigures);
  // A number may stand before the words
  const words = beside.flatMap(({ cells }) => {
    const first = cells.findIndex(({ text }, at) => at > 0 && isFigure(text));
    return cells.slice(0, first).filter(({ text }) => !isFigure(text));
  });
  const reach = Math.max(0, ...words.map(({ right }) => right));
  const figures = beside.flatMap(
    ({ cells }) => cells.slice(1).find(({ text }) => isFigure(text)) ?? [],
  );
  const first = Math.min(...figures.map(({ left, size }) => left - ROOM * size));
  return Number.isFinite(first) ? Math.max(reach, first) : reach;
}

/** Between labels and figures there is no more room than this, in heights of their letters, where labels need it. */
const ROOM = 10;

function labelOf({ cells }: PdfLine): PdfCell | undefined {
  const [first] = cells;
  return first && !isFigure(first.text) ? first : undefined;
}

function hasFigures({ cells }: PdfLine): boolean {
  return cells.slice(1).some(({ text }) => isFigure(text));
}

/** "Opening", "Closing" above "Debit", "Credit", "Debit", "Credit": several words and no figure beside a label. */
function areHeadings(line: PdfLine): boolean {
  return line.cells.length > 1 && !hasFigures(line);
}

/** The first line's place, both lines' words, the figures of whichever has them. */
function join(line: PdfLine, next: PdfLine): PdfLine {
  const [label, ...cells] = line.cells;
  const [more, ...others] = next.cells;
  if (!label || !more) return line;
  const { runs: _, ...words } = label;
  const text = `${label.text} ${more.text}`;
  const both = [...cells, ...others].sort((left, right) => left.left - right.left);
  return { ...line, cells: [{ ...words, text }, ...both] };
}
