import type { TableRow } from "../../../table/Table.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";

/** The rows of a trial balance with opening and closing balances, debits less credits row by row. */
export type TwoDates = {
  rows: readonly TableRow[];
  /** The columns of names and, where there is one, of types. */
  name: number;
  type?: number | undefined;
  opening: readonly number[];
  closing: readonly number[];
};

/** Fewer rows tell nothing. */
const FEWEST_ROWS = 4;
const FEWEST_RESULTS = 3;
/** Where no words tell, one account in so many begins at nil in any whole year. */
const ONE_IN = 12;

/**
 * Whether opening balances hold income and expenses of the year already: the file is of a month, or shows
 * balances before and after adjustments, and its opening is not the end of last year.
 */
export function opensWithinYear(dates: TwoDates): boolean {
  const active = activeIn(dates);
  if (active.length < FEWEST_ROWS) return false;
  const results = active.filter(({ isResult }) => isResult);
  if (results.length >= FEWEST_RESULTS) {
    const begun = results.filter(({ opens }) => opens !== 0).length;
    return begun * 2 > results.length;
  }
  const nil = active.filter(({ opens }) => opens === 0).length;
  return nil * ONE_IN < active.length;
}

/** Whether every income and expense begins at nil, and enough other accounts do not: the end of a year shows in that. */
export function opensWithYear(dates: TwoDates): boolean {
  const active = activeIn(dates);
  const results = active.filter(({ isResult }) => isResult);
  const carried = active.filter(({ isResult, opens }) => !isResult && opens !== 0);
  const areNil = results.every(({ opens }) => opens === 0);
  return areNil && results.length >= FEWEST_RESULTS && carried.length >= FEWEST_RESULTS;
}

/** The accounts that have a balance at either date, and whether they are income or expenses. */
function activeIn({ rows, name, type, opening, closing }: TwoDates) {
  return rows.flatMap((row, at) => {
    const [opens, closes] = [opening[at] ?? 0, closing[at] ?? 0];
    if (opens === 0 && closes === 0) return [];
    return [{ opens, isResult: isResult(row, name, type, opens < 0 && closes < 0) }];
  });
}

/**
 * By its type, else by words of its name that no account of the balance sheet has. An expense that stands in
 * credit at both dates is what was accumulated or is owed of it: "Motor vehicles Depreciation".
 */
function isResult(
  { cells }: TableRow,
  name: number,
  type: number | undefined,
  isInCredit: boolean,
): boolean {
  const typed = type === undefined ? "" : (cells[type] ?? "").trim();
  const words = typed === "" ? (cells[name] ?? "") : typed;
  const side = sideOfWords(words, "profit_loss");
  if (side === null || (side === "expense" && isInCredit)) return false;
  const isCarried = CARRIED.test(words) || CARRIED_ABROAD.test(normaliseHeading(words));
  return sideOfWords(words, "balance_sheet") === null && !isCarried;
}

/** What is owed, paid ahead or put off is no result, whatever it is of: "Accrued expenses", "Deferred income". */
const CARRIED =
  /\b(?:accru\w{0,6}|accumulated|prepa\w{0,8}|deferred|unearned|provisions?|allowances?|advances?|in advance|tax(?:es)?|gst|vat|control|clearing|reserves?)\b/i;

/** The same in other languages, by the stems of their words. */
const CARRIED_ABROAD =
  /abgrenzung|vorausbezahlt|im voraus|d avance|a payer|a recevoir|por pagar|por cobrar|a pagar|a cobrar|a receber|da pagare|da ricevere|anticipat|anticipad|antecipad|diferid|a reconhecer|(?<![\p{L}])(?:ratei|risconti)(?![\p{L}])|vooruit|te betalen|te ontvangen|forutbetal|upplupn|forskudd|pal[øo]pt|skyldig|forudbetal|forudfaktur|udskudt|periodeafgr|miedzyokresow|przyszlych okresow|do zaplaty|pristich obdobi|in avans|elhatarolas|siirto/u;
