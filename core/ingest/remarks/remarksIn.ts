import type { Table } from "../../table/Table.ts";
import { anyOf, inOrder } from "../../text/TextPattern.ts";
import { basisSaid } from "./basisSaid.ts";
import { companyTitled } from "./companyTitled.ts";
import { periodRemark } from "./periodSaid.ts";
import type { Remark, RemarkKind } from "./Remark.ts";
import { type LineAlone, standingAlone } from "./standingAlone.ts";

/** Between which rows the accounts stand: the headings above them, and the last of them. */
type Accounts = { headingRow: number; lastRow: number };

/** More is not kept of a file. */
const MOST_KEPT = 10;

/** What a report says of itself above its headings or below its rows, in English. */
export function remarksIn(table: Table, { headingRow, lastRow }: Accounts): Remark[] {
  const alone = standingAlone(table);
  const above = standingAlone(table, 2).filter(({ row }) => row < headingRow);
  const below = alone.filter(({ row }) => row > lastRow);
  const company = above.flatMap(companyIn).slice(0, 1);
  const once = [
    ...basisSaid(alone),
    ...periodRemark(above),
    ...(company.length > 0 ? company : titled(alone.filter(({ row }) => row < headingRow))),
  ];
  return [...once, ...[...above, ...below].flatMap(remarkIn)].slice(0, MOST_KEPT);
}

function titled(above: readonly LineAlone[]): Remark[] {
  const found = companyTitled(above);
  return found === null ? [] : [{ kind: "titled", ...found }];
}

function remarkIn({ row, text }: LineAlone): Remark[] {
  const kind = kindOf(text);
  return kind === null ? [] : [{ kind, row, text }];
}

function kindOf(text: string): RemarkKind | null {
  if (isPart(text)) return "part";
  if (TRANSLATED.test(text)) return "translated";
  if (hasEnding(text)) return null;
  if (UNADJUSTED.test(text)) return "unadjusted";
  const isTitle = text.length <= LONGEST_TITLE;
  if (isTitle && says(text, PLANNED) && !/\bactuals?\b|\bvs\b|\bvariance/i.test(text))
    return "planned";
  if (HOLDS_DRAFTS.test(text) || (isTitle && says(text, DRAFT))) return "draft";
  if (isTitle && says(text, SINGLE)) return "single";
  return isTitle && says(text, GROUP) ? "group" : null;
}

const LONGEST_TITLE = 90;

const DIMENSION =
  /\b(?:class|department|location|customer|branch|cost cent(?:er|re)|profit cent(?:er|re)|segment|division|project|fund|business unit|tracking category|region)s? ?(?:[:=]|\bis\b|\bequals\b)/i;
/** "All", "All classes", "Any", "-", "Not specified". */
const EVERYTHING =
  /^(?:\W*|\W*(?:all|any|none|total|every|entire|whole|not specified|unspecified|n\/a)\b.*)$/i;

/** "Class: North", "Filtered by: Location is Leeds": a part of the business alone. */
function isPart(text: string): boolean {
  const found = DIMENSION.exec(text);
  if (found === null) return false;
  const before = text.slice(0, found.index);
  if (EVERYTHING.test(text.slice(found.index + found[0].length))) return false;
  return before === "" || /^(?:report )?filter/i.test(before);
}

const TRANSLATED = anyOf(
  inOrder(/\btranslated\b/i, inOrder(/\b(?:at|using|with) /i, /\brates?\b|\d/i)),
  inOrder(/\bconverted\b/i, inOrder(/\b(?:at|using|with) /i, /\brates?\b/i)),
  inOrder(/^exchange rates?(?: used)? ?[:=]/i, /\d/),
);
const UNADJUSTED =
  /\bunadjusted\b|\bpre-?adjustment\b|\b(?:before|excluding|without|excl\.?) (?:[\w-]+ ){0,2}(?:adjustments?|adjusting (?:entries|journals))\b/i;
const HOLDS_DRAFTS =
  /\b(?:includ\w+|with) (?:\w+ ){0,2}(?:un-?posted|drafts?|unapproved)\b|\bsubject to audit\b|\bfor discussion (?:purposes )?only\b/i;
const PLANNED =
  /\b(?:budget(?:ed)?|forecast(?:ed)?|projected|projections?|pro ?-?forma|estimated)\b/i;
const DRAFT = /\b(?:draft|preliminary|provisional)\b/i;
const GROUP = /\bconsolidated\b/i;
const SINGLE =
  /\b(?:un-?consolidated|standalone|stand-alone|(?:parent |holding )?company only|separate financial)\b/i;

/** What else may stand in a title beside such a word: the report, the period, a version. */
const OF_A_REPORT =
  /\b(?:balance sheets?|statements?|profit|loss|p ?& ?l|income|trial balance|financials?|position|accounts|results|figures|report|scenario|version)\b/i;
const NOT_TITLE =
  /\b(?:and|or|the|for|fy|year|years|ended|ending|only|scenario|version|company|parent|unaudited|basis|v|q[1-4]|\d+|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b|fy\d+|[^a-z]/gi;

/** Whether a title says it of its report: "Projected balance sheet", "Budget 2025", but not "Budget Hotels". */
function says(text: string, words: RegExp): boolean {
  if (!words.test(text)) return false;
  return OF_A_REPORT.test(text) || text.replace(words, "").replace(NOT_TITLE, "") === "";
}

/** The legal form at the end of a company's name. */
const ENDING =
  /\b(?:limited|ltd|inc|incorporated|llc|llp|plc|corp|corporation|gmbh|ag|b\.?v|n\.?v|s\.?a|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|oy|oyj|pty|pte|sdn bhd|bhd)\.?$/i;

function hasEnding(text: string): boolean {
  return ENDING.test(text.trim());
}

/** The company that a title names, by the legal form behind its name; who prepared a report is none. */
function companyIn({ row, text }: LineAlone): Remark[] {
  if (text.length > LONGEST_TITLE || /\bby\b|:|audit|\bfor\b/i.test(text)) return [];
  const named = text
    .split(/ [-–|] |, (?!(?:inc|ltd|llc)\b)/i)
    .find((piece) => hasEnding(piece) && /\s/.test(piece.trim()));
  return named === undefined ? [] : [{ kind: "company", row, text: named.trim() }];
}
