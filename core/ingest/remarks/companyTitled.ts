import { monthNumber } from "../cells/monthNumber.ts";
import { periodSaid } from "./periodSaid.ts";
import type { LineAlone } from "./standingAlone.ts";

/**
 * The company that the titles of a report name: the first two lines of words are the report and the company, in either
 * order, or stand in one line. It is no more than likely, and for a person to confirm.
 */
export function companyTitled(titles: readonly LineAlone[]): LineAlone | null {
  const [first, second] = titles.filter(({ text }) => isReport(text) || !isBesides(text));
  if (first === undefined) return null;
  const inOneLine = pairOf(first, ...first.text.split(/ [-–—|] /));
  return (
    inOneLine ?? (second === undefined ? null : pairOf(second, first.text, second.text, first))
  );
}

/** The one of two texts that is no title of a report, where the other is one. */
function pairOf(line: LineAlone, one = "", other = "", before: LineAlone = line): LineAlone | null {
  if (isReport(one) && isName(other)) return { row: line.row, text: other.trim() };
  return isReport(other) && isName(one) ? { row: before.row, text: one.trim() } : null;
}

/** Words of a title that stand beside the name of a report: a day, a page, a basis, who prepared it. */
function isBesides(text: string): boolean {
  return BESIDES.test(text) || periodSaid(text) !== null || !/\p{L}{2}/u.test(text);
}

const BESIDES =
  /[:@]|\b(?:page|basis|printed|prepared|period|currency|unaudited|audited|thousands|millions|filter|www)\b|^(?:as (?:at|of|on)|for the|from|to|date|in|amounts?|all) /i;

/** Whether a line is the name of a report and no more than its days: "Profit and Loss", "Balance Sheet as at 31 May 2025". */
function isReport(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isAll = words.every(
    (word) => OF_REPORTS.has(word) || BETWEEN.has(word) || monthNumber(word) !== null,
  );
  return isAll && words.some((word) => OF_REPORTS.has(word));
}

const OF_REPORTS: ReadonlySet<string> = new Set(
  "account accounts activities activity audit balance balances book cash detail detailed details entries extended financial flow flows general income journal journals ledger list listing loss nominal p l operations pl position profit report sheet standard statement statements summary trail transaction transactions trial".split(
    " ",
  ),
);
const BETWEEN: ReadonlySet<string> = new Set(
  "a and annual as at by comparative comparison consolidated ended ending for from group in month monthly of on period quarter quarterly the to with year yearly".split(
    " ",
  ),
);

/** Whether a line may be the name of a company: short, with words that begin as names do, and no year or address. */
function isName(text: string): boolean {
  const name = text.trim();
  const isShort = name.length > 1 && name.length <= LONGEST_NAME;
  return isShort && /^[\p{Lu}\p{Lo}\d]/u.test(name) && !OF_NO_NAME.test(name) && !isReport(name);
}

const LONGEST_NAME = 80;
const OF_NO_NAME =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}\b|\b(?:budget|forecast|draft|actual|total|debit|credit|street|road|avenue|suite|postcode)\b|^\d+ /i;
