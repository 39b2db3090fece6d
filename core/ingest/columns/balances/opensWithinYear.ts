import type { TableRow } from "../../../table/Table.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";

/** The rows of a trial balance with opening and closing balances, debit-positive. */
export type TwoDates = {
  rows: readonly TableRow[];
  /** The columns of names and, where there is one, of types. */
  name: number;
  type?: number | undefined;
  opening: readonly number[];
  closing: readonly number[];
};

/** Fewer rows show nothing. */
const FEWEST_ROWS = 4;
const FEWEST_RESULTS = 3;
/** In a full year, at least one account in twelve starts at zero. */
const ONE_IN = 12;

/**
 * Whether the opening balances already include income and expenses of the year: the file is of a month, or shows
 * balances before and after adjustments, so they are not of the end of last year.
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

/** Whether all income and expenses start at zero and enough other accounts do not, which shows the start of a year. */
export function opensWithYear(dates: TwoDates): boolean {
  const active = activeIn(dates);
  const results = active.filter(({ isResult }) => isResult);
  const carried = active.filter(({ isResult, opens }) => !isResult && opens !== 0);
  const areNil = results.every(({ opens }) => opens === 0);
  return areNil && results.length >= FEWEST_RESULTS && carried.length >= FEWEST_RESULTS;
}

/** The accounts with a balance at either date, and whether they are income or expenses. */
function activeIn({ rows, name, type, opening, closing }: TwoDates) {
  return rows.flatMap((row, at) => {
    const [opens, closes] = [opening[at] ?? 0, closing[at] ?? 0];
    if (opens === 0 && closes === 0) return [];
    return [{ opens, isResult: isResult(row, name, type, opens < 0 && closes < 0) }];
  });
}

/**
 * Whether an account is income or expense, by its type or else by words of its name. An "expense" with a credit balance
 * at both dates is accumulated or owed: "Motor vehicles Depreciation".
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

/** Accrued, prepaid and deferred items are balance sheet accounts: "Accrued expenses", "Deferred income". */
const CARRIED =
  /\b(?:accru\w{0,6}|accumulated|prepa\w{0,8}|deferred|unearned|provisions?|allowances?|advances?|in advance|tax(?:es)?|gst|vat|control|clearing|reserves?)\b/i;

/** The same in other languages, by word stems. */
const CARRIED_ABROAD =
  /abgrenzung|vorausbezahlt|im voraus|d avance|a payer|a recevoir|por pagar|por cobrar|a pagar|a cobrar|a receber|da pagare|da ricevere|anticipat|anticipad|antecipad|diferid|a reconhecer|(?<![\p{L}])(?:ratei|risconti)(?![\p{L}])|vooruit|te betalen|te ontvangen|forutbetal|upplupn|forskudd|pal[øo]pt|skyldig|forudbetal|forudfaktur|udskudt|periodeafgr|miedzyokresow|przyszlych okresow|do zaplaty|pristich obdobi|in avans|elhatarolas|siirto/u;
