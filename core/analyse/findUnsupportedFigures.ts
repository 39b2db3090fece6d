import { formatMinor } from "../money/formatMinor.ts";
import { absolute } from "../money/Minor.ts";
import { parseMinor } from "../money/parseMinor.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** What a text may quote: figures from the facts, and words of the books that hold digits themselves. */
type Supported = { figures: Iterable<Amount>; quotations: Iterable<string> };

/**
 * The figures of a text that the facts do not hold, as written. Account codes and names and
 * paragraphs count as quotations; a sign may be told in words, so magnitudes are compared.
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

/** Takes a quotation out where it stands as a word of its own, not inside a longer figure. */
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

/** Amounts are compared as numbers: "12.5" is 12.50, and 12.500 in another currency. */
const MOST_DECIMALS = 3;

function magnitude(text: string): string | null {
  const parsed = parseMinor(text, MOST_DECIMALS);
  return parsed && formatMinor(absolute(parsed.amount), MOST_DECIMALS);
}
