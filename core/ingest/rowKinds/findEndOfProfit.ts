import type { Table } from "../../table/Table.ts";
import type { Header } from "../headings/Header.ts";

const RESULT =
  /^(?:(?:consolidated |total )?net (?:profit|income|earnings|loss|surplus|deficit)|(?:profit|loss|surplus|deficit|earnings|result)s?)\b.*$/i;
const OF_THE_YEAR =
  /\b(?:for|of) the (?:financial )?(?:year|period)\b|\bafter (?:income )?tax(?:ation)?\b|^(?:consolidated )?net (?:income|earnings)\b/i;
const OTHER =
  /continuing|discontinued|before|comprehensive|attributable|retained|operating|other|per share/i;
const BARE = /^net (?:profit|loss|surplus|deficit)(?: ?\/? ?\(?(?:loss|deficit)\)?)?$/i;

/**
 * Finds the last row of a profit and loss that is its result. Rows below it (other comprehensive income, attribution,
 * dividends, earnings per share) are not part of the profit (IAS 1.81A-81B, ASC 220-10-45-1A). Null where there is
 * none.
 */
export function findEndOfProfit({ rows }: Table, header: Header): number | null {
  const code = header.columns.find(({ field }) => field === "code")?.index ?? -1;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? -1;
  const amounts = header.columns.filter(({ field }) => field === "current" || field === "prior");
  const wordsAt = (at: number) => (rows[at]?.cells[name] ?? "").trim();
  const hasFigures = (at: number) =>
    amounts.some(({ index }) => /\d/.test(rows[at]?.cells[index] ?? ""));
  const last = rows.findLastIndex(({ cells }, at) => {
    if (at < header.firstData || (cells[code] ?? "").trim() !== "") return false;
    return isResult(wordsAt(at)) && hasFigures(at);
  });
  // Some programs print each subtotal above its parts
  const above = rows.filter((_, at) => at >= header.firstData && at < last && hasFigures(at));
  if (above.length < FEWEST_ABOVE) return null;
  const isBeforeTax =
    BARE.test(wordsAt(last)) && rows.some((_, at) => at > last && /\btax/i.test(wordsAt(at)));
  return isBeforeTax ? null : last;
}

/** A result needs at least this many rows. */
const FEWEST_ABOVE = 2;

function isResult(words: string): boolean {
  if (words.length > LONGEST || !RESULT.test(words) || OTHER.test(words)) return false;
  return OF_THE_YEAR.test(words) || BARE.test(words);
}

const LONGEST = 80;
