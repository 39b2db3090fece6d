import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { anyOf, inOrder, type TextPattern } from "../../text/TextPattern.ts";

/** What is known of a row of words: as it is written, and as plain words. */
export type RowOfWords = { text: string; words: string };

/** Titles are no longer; a longer text is a note of its own. */
const LONGEST = 160;

/** The words of a row that has up to so many filled cells; null for any other. */
export function wordsOfRow(cells: readonly string[], mostFilled: number): RowOfWords | null {
  let text = "";
  let filled = 0;
  for (const cell of cells) {
    if (cell === "") continue;
    const own = cell.trim();
    if (own === "") continue;
    filled += 1;
    if (filled > mostFilled || text.length + own.length > LONGEST) return null;
    text = text === "" ? own : `${text} ${own}`;
  }
  return text === "" ? null : { text, words: normaliseHeading(text) };
}

const ITEMS = /\b(?:row|line|record|entr|transaction|item|result|journal|posting|voucher)/;
const COUNT = /^\d{1,3}(?:[ ,.]\d{3})+|^\d+/;

/** "Rows 1-500 of 2,000": from which item to which of how many. */
export function itemsSaid({
  text,
}: RowOfWords): { first: number; last: number; of: number } | null {
  const lower = text.toLowerCase();
  if (!ITEMS.test(lower)) return null;
  const [before, behind = ""] = lower.split(OF);
  const of = countIn(behind);
  const [first = null, last = null, other] = (before?.match(/\d[\d,.]*/g) ?? []).map(countIn);
  if (of === null || first === null || other !== undefined) return null;
  return last === null ? { first: 1, last: first, of } : { first, last, of };
}

const OF = / (?:out )?(?:of|von|sur|de|van|av) /;

function countIn(text: string): number | null {
  const [written] = COUNT.exec(text) ?? [];
  return written === undefined ? null : Number(written.replace(/[ ,.]/g, ""));
}

/** "Number of entries: 120" alone in its row, and whether it counts entries or their lines. */
export function countSaid({ text }: RowOfWords): { count: number; isOfEntries: boolean } | null {
  const [, item = "", written = ""] = COUNTED.exec(text) ?? [];
  const count = countIn(written);
  if (count === null) return null;
  return { count, isOfEntries: !/^(?:row|line|record|posting|item)/i.test(item) };
}

const COUNTED =
  /^(?:total )?(?:number of|count of|no\. of|total) (row|line|record|entr|transaction|item|journal|posting|voucher)[a-z ]{0,20}:? ?(\d[\d,. ]{0,14})$/i;

/** "Page 2 of 3". */
export function pageSaid({ text }: RowOfWords): { page: number; of: number } | null {
  const [, page, of] = PAGE.exec(text) ?? [];
  return page && of ? { page: Number(page), of: Number(of) } : null;
}

const PAGE =
  /\b(?:page|seite|pagina|página|sida|side|strona) ?:? ?(\d{1,5}) ?(?:of|\/|von|sur|de|van|av|af|di|z) ?(\d{1,5})\b/i;

/** That rows were left out because they were too many. */
export const CUT: TextPattern = anyOf(
  /\b(?:report|export|results?|output|data|file|list|ledger|rows|records|lines|entries|transactions) (?:is |are |was |were |has been |have been )?(?:truncated|cut off|incomplete)\b/,
  /\b(?:limited to|showing|only|displaying)(?: only)?(?: the)? (?:first|top|last|latest) \d/,
  /\b(?:maximum|max|limit)(?: number)? of [\d ]{1,12}(?:rows|records|lines|entries|transactions|results) (?:was |has been )?(?:reached|exceeded)/,
  /\b(?:row|record|line|export) limit (?:was |has been )?(?:reached|exceeded)/,
);

const NOT_POSTED =
  /\b(?:un ?posted|not (?:yet )?posted|drafts?|unapproved|parked|pending|provisional)\b/;
const TAKEN_IN: TextPattern = anyOf(
  inOrder(/\b(?:include[sd]?|including|incl|with|show|showing)\b/, NOT_POSTED),
  inOrder(NOT_POSTED, /\b(?:included|shown|yes|true)\b/),
  /\bposted (?:and|or) (?:un ?posted|drafts?|parked|pending)\b/,
  /\btarget moves? all entries\b/,
);
const NOT_TAKEN_IN = /\b(?:no|not included|false|exclud\w{1,4}|without|off)\b/;

/** That entries are in the file that were not posted, without a word of which. */
export function includesUnposted({ words }: RowOfWords): boolean {
  return TAKEN_IN.test(words) && !NOT_TAKEN_IN.test(words);
}

const DRAFT_ALONE =
  /^(?:the )?(?:un ?audited )?(?:draft|preliminary|provisional|pro ?forma|not final|unofficial|trial (?:run|print)|test (?:run|print)|simulation|entwurf|vorlaufig|provisoire|brouillard|borrador|bozza|provvisorio|voorlopig|preliminar|utkast|forelobig|rascunho)(?: (?:general |nominal )?(?:ledger|journal|report|accounts|version|only|copy))*$/;
const DRAFT_BEHIND =
  /\b(?:ledger|journal|report|accounts|entries|status|version|period) (?:is |are |still )?(?:a )?(?:draft|preliminary|provisional|pro ?forma|not final|unofficial|subject to (?:change|audit|review))$/;

/** That the file is a draft: entries may still change. */
export function isOfDraft({ words }: RowOfWords): boolean {
  return DRAFT_ALONE.test(words) || DRAFT_BEHIND.test(words);
}

const LEFT_OUT = /\b(?:exclud\w{1,4}|without|before)\b/;
const ADJUSTMENTS: TextPattern = anyOf(
  inOrder(LEFT_OUT, /\b(?:adjust\w*|accruals|period 1[3-6]|year end entries)\b/),
  /\bun ?adjusted\b/,
);

/** That entries of the end of the year are not in the file. */
export function leavesOutAdjustments({ words }: RowOfWords): boolean {
  return ADJUSTMENTS.test(words);
}

const FILTER = /^(?:active |applied |report )?filter(?:s|ed)?(?: by| on| criteria| applied)?\b/;
const RANGE =
  /^(?:gl |general ledger |nominal )?(?:accounts?|account (?:range|numbers?|codes?)|konto|konten|comptes?|cuentas?|conti|rekeningen) (?:from )?([a-z]?\d{1,10}) (?:to |through |bis |a |al |au |tot |til |till )?([a-z]?\d{1,10})$/;
const CHOSEN_BY =
  /^(?:location|class|department|cost cent(?:er|re)|profit cent(?:er|re)|division|branch|region|segment|business unit|project|customer|vendor|supplier|fund|dimension|tracking category|transaction type|voucher type|journal|kostenstelle|abteilung|projekt|filiale|journale?|centre de cout|departamento|proyecto|centro de costo|reparto|afdeling|avdelning|avdeling)s?(?: filter)? ?[:=] ?(.+)$/i;
const ALL =
  /^(?:all|any|every|none|not specified|alle|tous|toutes|todos|todas|tutti|tutte|alla|n a|0)?\b/;

/** That the file was narrowed to some accounts or a part of the business; titles alone may name one. */
export function isFiltered({ text, words }: RowOfWords, isTitle: boolean): boolean {
  const [filter] = FILTER.exec(words) ?? [];
  if (filter !== undefined) return !isAll(words.slice(filter.length).trim());
  const [, first, last] = RANGE.exec(words) ?? [];
  if (first !== undefined && last !== undefined) return !isEveryNumber(first, last);
  if (!isTitle) return false;
  const [, chosen] = CHOSEN_BY.exec(text) ?? [];
  return chosen !== undefined && !isAll(normaliseHeading(chosen));
}

function isAll(words: string): boolean {
  return words === "" || words === "no" || (ALL.exec(words)?.[0] ?? "") !== "";
}

/** From the least number there may be to the greatest. */
function isEveryNumber(first: string, last: string): boolean {
  return /^[01]?0*1?$/.test(first) && /^9+$/.test(last);
}
