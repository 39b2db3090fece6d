import { formatMinor } from "../money/formatMinor.ts";
import { absolute } from "../money/Minor.ts";
import { parseMinor } from "../money/parseMinor.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** What a text may quote: figures of the facts, and names or codes with digits. */
type Supported = { figures: Iterable<Amount>; quotations: Iterable<string> };

/**
 * Returns the figures of a text that are not among the facts. Account codes, names and paragraphs are quotations.
 * Absolute amounts are compared, since a sign may be expressed in words.
 */
export function findUnsupportedFigures(text: string, { figures, quotations }: Supported): string[] {
  const known = new Set([...figures].flatMap((figure) => magnitude(figure) ?? []));
  const longestFirst = [...quotations]
    .filter((quotation) => /\d/.test(quotation))
    .toSorted((a, b) => b.length - a.length);
  const own = longestFirst.reduce((rest, quotation) => withoutQuotation(rest, quotation), text);
  const written = own.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  return written.filter((figure) => {
    const size = magnitude(figure.replaceAll(",", ""));
    return size === null || !known.has(size);
  });
}

/** Removes a quotation where it is a separate word, not part of a longer figure. */
function withoutQuotation(text: string, quotation: string): string {
  const pieces: string[] = [];
  let start = 0;
  for (let at = text.indexOf(quotation); at >= 0; ) {
    const end = at + quotation.length;
    const isOwn = !/[\d.,]/.test(text.charAt(at - 1)) && !/^[.,]?\d/.test(text.slice(end, end + 2));
    if (isOwn) pieces.push(text.slice(start, at));
    if (isOwn) start = end;
    at = text.indexOf(quotation, isOwn ? end : at + 1);
  }
  return [...pieces, text.slice(start)].join(" ");
}

/** Amounts are compared as numbers: "12.5" equals 12.50. */
const MOST_DECIMALS = 3;

function magnitude(text: string): string | null {
  const parsed = parseMinor(text, MOST_DECIMALS);
  return parsed && formatMinor(absolute(parsed.amount), MOST_DECIMALS);
}
