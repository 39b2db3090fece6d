import { matchesAny } from "../../text/matchesAny.ts";
import { rememberRecent } from "../../text/rememberRecent.ts";
import { abbreviations } from "./abbreviations.ts";
import { bankPhrases } from "./bankNames.ts";
import { singular } from "./singular.ts";
import { noise, runs, synonyms } from "./synonyms.ts";
import { holdsAny } from "./wordSet.ts";

/** The words of an account's name or type label in one form: spelling, plural and short forms resolved. */
export const tokenise: (text: string) => readonly string[] = rememberRecent((text) =>
  listOf(readWords(text).join(" ")),
);

/** One list for all names of the same words, as of sites by number: what words say is then looked up once for all. */
const listOf = rememberRecent((words): readonly string[] => (words === "" ? [] : words.split(" ")));

function readWords(text: string): string[] {
  const inOneForm = clean(text.slice(0, LONGEST)).split(" ").flatMap(wordInOneForm);
  const words = inOneForm.filter((word) => word !== "" && !noise.has(word));
  if (!holdsAny(words, runStarts)) return words;
  let line = ` ${words.join(" ")} `;
  for (const [from, to] of paddedRuns) {
    if (line.includes(from)) line = line.replaceAll(from, to);
  }
  return line.split(" ").filter((word) => word !== "");
}

/** No name says more of an account further on; read whole, one of a whole page would take seconds. */
const LONGEST = 500;

const runStarts: ReadonlySet<string> = new Set(runs.map(([from]) => from.split(" ")[0] ?? ""));
const paddedRuns = runs.map(([from, to]) => [` ${from} `, ` ${to} `] as const);

/** Names of banks that are one word. */
const banks: ReadonlySet<string> = new Set(
  bankPhrases.filter((phrase) => !phrase.includes(" ")).flatMap((phrase) => phrase.split("|")),
);

/** An account with a bank is for a business, and no vehicle: "Santander Bus". */
function withBusiness(line: string): string {
  const [first = ""] = /^[a-z]+/.exec(line) ?? [];
  return banks.has(first) ? line.replace(/\bbus\b/g, "business") : line;
}

/** Short forms whose stroke carries the meaning: without it they would be other words. */
const strokes: readonly (readonly [RegExp, string])[] = [
  [/@/g, " at "],
  // A "lab" has fees, chemicals and equipment; labour has none
  [
    /\blab(?= (?:fees?|tests?|testing|equipment|suppl\w+|services?|work|reagents?|chemicals?|consumables?|analys\w+|instruments?))/g,
    "laboratory",
  ],
  // So is what ends in one, but for the labour of a plant: "Yeast lab"
  [
    /(?<=\w )(?<!\b(?:direct|dir|indirect|indir|ind|prod|production|mfg|factory|casual|contract|site|job|shop) )lab$/g,
    "laboratory",
  ],
  // "Company" says nothing in other names; alone, a company of the group is who owes or is owed
  [
    /^(?:our |the )?(?:group|sister|parent|holding|fellow|affiliated|related) compan(?:y|ies)$/g,
    "intercompany",
  ],
  // A numbered part of a law or a firm: "Div 7A loan", "Div. 2 expenses"
  [/\bdiv\.?(?= ?\d{1,2}[a-z]?\b)/g, "division "],
  [/\bnon[\s-]trade\b/g, "nontrade"],
  [/\btrade[\s-]ins?\b/g, "tradein"],
  // Sales or purchases at a rate of tax are not the tax itself
  [/\b(sales?|purchases?|revenue|turnover)\s+\d+([.,]\d+)? ?%\s*(vat|gst)\b/g, "$1"],
  [/,\s*inc\b\.?/g, " "],
  [/\bfitt?(ing)?[\s-]out\b/g, "fitout"],
  [/\bfit(?= (tax|payable|withh))/g, "federal income tax"],
  [/\((at )?cost\)/g, " at cost "],
  // What stands at its cost is no cost of it: "Motor vehicles - cost"
  [/ ?[-–—:,] ?(at )?cost(?=( [bc]\/[fd])?$)/, " at cost"],
  [/\(\s*\d+(\.\d+)? ?% (interest|p\.?a\.?|per annum)\)/g, " "],
  [/\b(section|sec\.?|s\.?|irc) ?179\b/g, "depreciation"],
  // Of the standards' numbers nothing is left but their words
  [/\b(ifrs|frs|ias|asc|aasb) ?(16|17|842)(?= (liabilit|obligation|creditor|payable))/g, "lease"],
  [
    /\b(liabilit(y|ies)|obligations?) (\(|under |per |- )?(ifrs|frs|ias|asc|aasb) ?(16|17|842)\b/g,
    "lease liability",
  ],
  [/\bsr ?& ?ed\b/g, "research development tax credit"],
  [/\bmat credit\b/g, "minimum tax credit"],
  [/\bc ?& ?ce\b/g, "cash equivalents"],
  [/\ba\.a\.?(?=\s|$)/g, "accumulated amortisation"],
  [/\b(acc|accum)(depr?|depn|amort)[.-]?\b/g, "accumulated depreciation"],
  [
    /\bre ?(?=(b\/f|bf|- prior|prior|brought|(- )?(beg|beginning|opening))\b)/g,
    "retained earnings ",
  ],
  // A trader's own capital as the year begins holds what was earned before
  [
    /^((?:owner|proprietor)'?s )?capital (a\/c |account )?(?=([bc]\/[fd]|bf|bd|brought|[bc]\/fwd)\b)/g,
    "opening capital ",
  ],
  // What bears interest is a deposit
  [/\bdep\.? (?=(a\/?c|acc|acct|account)\.? int(erest)?\b)/g, "deposit "],
  // Before a dividend that is paid it is no interest: "Int div - A Jones"
  [/\bint\.? (?=div(s|is|idends?)?\b\.?(?! (inc|rec)))/g, "interim "],
  [/\bcpltd\b/g, "current portion of long term debt"],
  [/\bex\.? (vat|gst|hst|sales tax)\b/g, " "],
  [/\bmaturit(y|ies) of ltd\b/g, "current portion of long term debt"],
  [/\bdiscd\b/g, "discontinued"],
  [/\bport(ion)?\.? (of )?ltd\b/g, "portion of long term debt"],
  [/\bltd (current|curr?)\b/g, "long term debt current"],
  [/\b([bc])\/f(or)?w?d\b/g, ""],
  [/\br ?& ?m\b/g, "repair maintenance"],
  [/\bs\/ware\b/g, "software"],
  // "Me" without the stroke is the owner: "Money owed to me"
  [/\bm ?[&/] ?e\b/g, "machinery equipment"],
  [/\bff ?& ?e\b/g, "furniture fixture equipment"],
  [/\ba\/d\b|\bless:? ad\b/g, "accumulated depreciation"],
  [/\br\/e\b/g, "retained earnings"],
  [/\bs\/h\b/g, "shareholder"],
  [/\bo\/s\b/g, "outstanding"],
  [/\bundep\.?( funds?)?\b/g, "undeposited funds"],
  // "Dep" is depreciation elsewhere: beside who paid it, or for how long, it is a deposit
  [
    /(?<=\b(sec|security|tenant|landlord|utility|fixed|term|cust|customer|guest)\.? )deps?\b/g,
    "deposit",
  ],
  // "Mtg" may be a meeting: beside interest, a loan or a lender it is a mortgage
  [/^mtg(?= -)|\bmtg\.?(?= (int|loan|note|pay))/g, "mortgage"],
  [/\bfin\.? (?=(cost|charge|exp|inc|lease))/g, "finance "],
  // Alone it may be real estate
  [/\byears?'? r\.?e\.?$/g, "year retained earnings"],
  [/\bn\/p\b/g, "note payable"],
  [/\bn\/r\b/g, "note receivable"],
  [/\bl\/t\b/g, "long term"],
  [/\bs\/t\b/g, "short term"],
  [/\bc\/y\b/g, "current year"],
  [/\bi\/c\b/g, "intercompany"],
  [/\bc\/c\b/g, "credit card"],
  [/\b401[\s-]?\(?k\)?/g, "retirement plan"],
];

/** Most names hold none of them. */
const holdsStroke = matchesAny(strokes.map(([pattern]) => pattern));

function clean(text: string): string {
  let line = withoutExclusions(text)
    .replace(/\bFIT\b(?!\W?(out|OUT))/g, "federal income tax")
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .toLowerCase()
    .replace(/['’`´]/g, "");
  line = withBusiness(termsInOneForm(withoutLess(line)));
  if (holdsStroke(line)) for (const [from, to] of strokes) line = line.replace(from, to);
  return line
    .replace(
      /\b(excl(uding|usive of|\.)?|other than|net of|except( for)?|before)(?= )[^)\]]*/g,
      " ",
    )
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replace(/\b([a-z]{1,2}) ?\/ ?([a-z]{1,2})\b/g, "$1$2")
    .replace(/\b([a-z]{1,2}) ?& ?([a-z])\b/g, "$1$2")
    .replace(/[>≥]/g, " over ")
    .replace(/[<≤]/g, " under ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .split(" ")
    .filter((word) => !/^\d+$/.test(word))
    .join(" ");
}

/** What is taken off an account is not what it is: "Plant (less depreciation)". */
function withoutLess(line: string): string {
  const first = line.search(/\w/) + 1;
  const at = line.indexOf("(less ", first);
  const end = at < 0 ? -1 : line.indexOf(")", at);
  return end < 0 ? line : withoutLess(`${line.slice(0, at)} ${line.slice(end + 1)}`);
}

const HELD = /\b(?:deposit|security|securities|bill|investment)s?\b/;
const OVER_THREE =
  /\b(?:(?:6|9|12|18|24|six|nine|twelve|eighteen)[ -]months?|(?:180|182|270|364|365)[ -]days?|(?:\d|one|two|three|four|five)[ -]years?)\b/g;
const MORE_THAN_THREE = /\b(?:more|longer|greater|later) than (?:3|three|90) (?:months?|days?)\b/g;
const WITHIN_THREE =
  /(?<!\b(?:over|exceeding|beyond|above|than|after) |[>≥] ?)\b(?:(?:[123]|one|two|three) months?|(?:30|60|90) days?)\b(?! (?:or|and) (?:more|over|longer|above))/g;

/** How long a deposit or a security is held: behind the word for it, and before it where it is over three months. */
function termsInOneForm(line: string): string {
  const held = HELD.exec(line);
  if (!held) return line;
  const end = held.index + held[0].length;
  const terms = line
    .slice(end)
    .replace(/\s+/g, " ")
    .replace(OVER_THREE, " over three months ")
    .replace(MORE_THAN_THREE, " over three month ")
    .replace(WITHIN_THREE, " under three month ");
  const ahead = line.slice(0, held.index).replace(OVER_THREE, " over three months ");
  return ahead + held[0] + terms;
}

/** The caption of Schedule III to the Indian Companies Act: deposits that are no cash equivalents. */
const OTHER_BANK_BALANCES = /\bbank balances? other than (cash|c ?& ?c)/i;
const EXCLUSION = /[\s,(–-](excl(\.|uding|uded)?|except|other than|before|not including)\s/i;

/** What an account leaves out is not what it is: "Expenses (excluding depreciation)". */
function withoutExclusions(text: string): string {
  const other = text.search(OTHER_BANK_BALANCES);
  const named = other < 0 ? text : `${text.slice(0, other)}bank balances over three months`;
  const kept = named.slice(0, EXCLUSION.exec(named)?.index);
  return /[\p{L}\p{N}]/u.test(kept) ? kept : text;
}

function wordInOneForm(word: string): string[] {
  const short = own(abbreviations, word) ?? own(synonyms, word);
  if (short !== undefined) return short.split(" ");
  const single = british(singular(word));
  return (own(abbreviations, single) ?? own(synonyms, single) ?? single).split(" ");
}

function british(word: string): string {
  return word.length > 5 ? word.replace(/iz(e|ed|ing|ation|able)$/, "is$1") : word;
}

/** The table is looked up by words from files, so it must not find `constructor`. */
function own(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
