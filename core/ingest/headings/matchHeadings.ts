import {
  type AmountCandidate,
  chooseAmountColumns,
} from "../columns/balances/chooseAmountColumns.ts";
import type { FileType } from "../fileTypes.ts";
import { eitherCodeOrName } from "./accountColumns.ts";
import type { FileColumn } from "./FileColumn.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import { numberWords } from "./headingWords.ts";
import { normaliseHeading } from "./normaliseHeading.ts";
import { isUnit, readAmountHeading } from "./readAmountHeading.ts";

/** The column of a field, and the heading it was matched to. */
export type MatchedColumn = {
  field: string;
  index: number;
  heading: string;
  /** The column that states debit or credit for the amount, where there is one. */
  sideIndex?: number;
};

type Search = {
  headings: readonly string[];
  words: readonly string[];
  matched: MatchedColumn[];
  holdsBalances: boolean;
};

/**
 * Matches headings to the columns of a file type: by the template's headings, by synonyms, and amounts by the words of
 * their headings.
 */
export function matchHeadings(headings: readonly string[], fileType: FileType): MatchedColumn[] {
  const words = headings.map(normaliseHeading);
  const holdsBalances = fileType !== "profit_loss";
  const search: Search = { headings, words, matched: [], holdsBalances };
  const definitions = Object.entries(columnsOf(fileType));
  for (const [field, { header, meaning }] of definitions) {
    // Beside the ends of two years it may be an earlier year
    if (meaning?.period === "prior" && namesYears(headings)) continue;
    // Beside a year to date, the current period is a month
    if (meaning?.period === "current" && words.some((heading) => TO_DATE.test(heading))) continue;
    matchNames(search, field, [normaliseHeading(header)]);
  }
  for (const [field, { synonyms }] of definitions) matchNames(search, field, synonyms);
  if ("code" in columnsOf(fileType)) matchParts(search);
  if ("code" in columnsOf(fileType)) matchNames(search, "code", numberWords);
  if ("code" in columnsOf(fileType)) matchAccount(search);
  matchAmounts(search, definitions);
  for (const field of ["name", "lineItem"]) {
    if (field in columnsOf(fileType)) matchBlank(search, field);
  }
  return search.matched.sort((left, right) => left.index - right.index);
}

const TO_DATE = /\b(?:ytd|year to date)\b/;

/** Whether headings name the ends of two years. */
function namesYears(headings: readonly string[]): boolean {
  const years = headings.flatMap((heading) => {
    const date = readAmountHeading(heading)?.date ?? null;
    return date === null ? [] : [Math.floor(date / 10_000)];
  });
  return new Set(years).size > 1;
}

function matchNames(search: Search, field: string, names: readonly string[]): void {
  if (search.matched.some((known) => known.field === field)) return;
  const index = search.words.findIndex(
    (heading, at) => heading !== "" && names.includes(heading) && isFree(search, at),
  );
  if (index >= 0) add(search, field, index);
}

/** Matches an account column by any of its words: "GL Description", "acct_num", "#account_code". */
function matchParts(search: Search): void {
  for (const [field, pattern] of PARTS) {
    if (search.matched.some((known) => known.field === field)) continue;
    const index = search.words.findIndex(
      (heading, at) => pattern.test(partOfAccount(heading)) && isFree(search, at),
    );
    if (index >= 0) add(search, field, index);
  }
}

const PARTS: readonly (readonly [string, RegExp])[] = [
  ["code", /^(?:code|number|num|nbr|nr|no|id)$/],
  ["name", /^(?:name|description|descr|desc|title|text|label)$/],
  ["type", /^(?:type|class|classification|category|group)$/],
];
const ACCOUNT = /^(?:gl|g l|general ledger|ledger|nominal|account|acct|acc|a c|ac|main|natural) /;

/** The part of a heading after the words for an account ("gl account description"); empty without any. */
function partOfAccount(heading: string): string {
  const whole = heading.replace(/^no (?=\w+ )/, "");
  let part = whole;
  for (let found = ACCOUNT.exec(part); found; found = ACCOUNT.exec(part))
    part = part.slice(found[0].length);
  return part === whole ? "" : part;
}

/** "Account" alone is the name, or the code if another column is the name. */
function matchAccount(search: Search): void {
  matchNames(search, "name", eitherCodeOrName);
  matchNames(search, "code", eitherCodeOrName);
}

function matchAmounts(search: Search, definitions: readonly [string, FileColumn][]): void {
  const wanted = definitions.filter(
    ([field, { meaning }]) => meaning && !search.matched.some((known) => known.field === field),
  );
  if (wanted.length === 0) return;
  const isSided = definitions.some(([, { meaning }]) => meaning && meaning.side !== "balance");
  const chosen = chooseAmountColumns(candidatesIn(search, isSided), search.holdsBalances);
  for (const { side, period, index } of chosen) {
    if (chosen.length === 1 && isOneOfSeveralAlike(search, index)) return;
    const found = wanted.find(
      ([, { meaning }]) => meaning?.side === side && meaning.period === period,
    );
    if (!found) continue;
    const hasSide = side === "balance" && isSideHeading(search.words[index + 1]);
    add(search, found[0], index, hasSide ? { sideIndex: index + 1 } : {});
  }
}

/**
 * Candidate amount columns. Movements of a period are the amounts of a profit and loss, if no other heading names them.
 */
function candidatesIn(search: Search, isSided: boolean): AmountCandidate[] {
  const readWith = (read: (text: string) => string) =>
    search.headings.flatMap((text, index): AmountCandidate[] => {
      const isUsable =
        text !== "" &&
        isFree(search, index) &&
        !isSideHeading(search.words[index]) &&
        !isOneOfSeveralUnits(search.headings, text);
      const heading = isUsable ? readAmountHeading(read(text)) : null;
      return heading && (isSided || heading.side === "balance") ? [{ index, heading }] : [];
    });
  const found = readWith((text) => text);
  if (found.length > 0 || search.holdsBalances) return found;
  return readWith((text) => text.replace(NET_CHANGE, "amount"));
}

const NET_CHANGE = /\bnet (?:change|movement)\b/i;

/** Whether a heading repeats without anything that tells the years apart ("Balance" and "Balance"). */
function isOneOfSeveralAlike({ words, headings }: Search, index: number): boolean {
  const { period = null, date = null } = readAmountHeading(headings[index] ?? "") ?? {};
  const isBare = period === null && date === null && words[index] !== "";
  return isBare && words.filter((heading) => heading === words[index]).length > 1;
}

/** Whether several columns have only a unit as heading ("$000", "$000"): two years, or items and subtotals. */
function isOneOfSeveralUnits(headings: readonly string[], text: string): boolean {
  return isUnit(text) && headings.filter(isUnit).length > 1;
}

/** Whether a column states the side of the amount before it: "S/H", "Dr/Cr". */
export function isSideHeading(heading = ""): boolean {
  return SIDE_HEADINGS.includes(normaliseHeading(heading));
}

const SIDE_HEADINGS = [
  ..."s h|sh|d c|dc|dr cr|debit credit|soll haben".split("|"),
  ..."tipo saldo|tipo de saldo|saldo tipo|natureza|natureza saldo|natureza do saldo".split("|"),
];

/** Matches a blank heading of names. Reports leave it blank, or put the title or period there. */
function matchBlank(search: Search, field: string): void {
  const { matched, words } = search;
  if (matched.length === 0 || matched.some((known) => known.field === field)) return;
  const firstMatched = Math.min(...matched.map(({ index }) => index));
  const index = words.findIndex(
    (heading, at) => (heading === "" || isTitle(heading)) && at < firstMatched,
  );
  if (index >= 0) add(search, field, index);
}

/** Whether the heading above the names is the report's title or period. */
export function isTitle(heading: string): boolean {
  return /\b(year|years|period|months|quarter) end(ed|ing)\b|^as (at|of|on)\b|\b(income|financial) statement\b|\bstatement of\b|\bbalance sheets?\b|\bstatements? of\b/i.test(
    heading,
  );
}

function isFree({ matched }: Search, index: number): boolean {
  return matched.every((known) => known.index !== index);
}

function add(
  { matched, headings }: Search,
  field: string,
  index: number,
  side: { sideIndex?: number } = {},
): void {
  matched.push({ field, index, heading: (headings[index] ?? "").trim(), ...side });
}
