import { monthNumber } from "../../ingest/cells/monthNumber.ts";
import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { anyOf } from "../../text/TextPattern.ts";
import { LETTERED } from "./accounts/CodesInLabels.ts";

/** A row that adds up rows above it. */
export const TOTAL = anyOf(
  /^'?(?:grand )?totals?\b[ :']*(?:for |of )?|(?<=\S) totals?$/i,
  /^(?:gesamt)?summe\b|^(?:totaux|totaal|totale|totali|totales|totais|totalt)\b|^omslutning$/iu,
  /^(?:summa|suma|sumas|sum|razem|celkem|ukupno)(?:$|:| (?:konto|cuenta|account|for|av|för)\b)/iu,
  /^(?:总计|總計|合计|合計|小计|小計|총합계|총계|합계|소계)$/u,
);
/** A row that says what an account began with. */
export const OPENING = anyOf(
  /^'?(?:opening|beginning|start(?:ing)?|initial)(?: bal(?:ance)?s?\b(?! equity)|'?$)/i,
  /^(?:balance )?brought (?:forward|down)\b|^bal(?:ance|\.)? ?(?:b\/?f\b|b\/d\b|forward\b)|^(?:b\/f|previous balance)$/i,
  /^(?:eb-?werte?|anfangs(?:bestand|saldo|wert)|(?:salden|saldo)?vortrag|eröffnungs(?:saldo|bestand|bilanz(?:wert)?))\b/iu,
  /^(?:solde (?:initial|antérieur|anterieur|précédent|precedent|d['’ ]ouverture)|(?:report )?[àa]['’ -]nouveaux?|report)$/iu,
  /^(?:saldo (?:inicial|anterior|de apertura|de abertura|iniziale|precedente|di apertura|początkowe)|riporto|bilans otwarcia|sold (?:inițial|initial|precedent))$/iu,
  /^(?:(?:begin|openings)(?:saldo|balans)|(?:ingående|inngående) (?:balanse?|saldo)|(?:åpnings|åbnings|primo) ?(?:saldo|balanse?|balance)|alkusaldo)$/iu,
  /^(?:[期年]初(?:余额|餘額)|上[年期月](?:结转|結轉|余额|餘額)|[前上][期月]繰越|(?:前期末|期首)残高|[전기][기월초](?:이월|잔액)(?:금액)?|이월잔액)$/u,
);
/** A row that says what an account ended with. */
export const CLOSING = anyOf(
  /^'?(?:closing|end(?:ing)?) (?:bal|\()|^bal(?:ance|\.)? ?(?:c\/?f\b|c\/d\b)|^(?:c\/f|closing|balance carried down)$|^history bal/i,
  /^(?:(?:end|schluss|abschluss)(?:saldo|bestand|wert)|solde (?:final|de clôture|de cloture)|nouveau solde|saldo (?:final|finale|de cierre|de encerramento|di chiusura|końcowe)|sold final)\b/iu,
  /^(?:eind(?:saldo|balans)|utgående (?:balanse?|saldo)|ultimosaldo|loppusaldo)$/iu,
  /^(?:[期年]末(?:余额|餘額)|结转下年|結轉下年|次[期月]繰越|期末残高|[차기][기월말](?:이월|잔액))$/u,
);
/** A row with a balance: what its account began with where it stands first, and what it ended with beneath lines. */
export const CARRIED = /^(?:balance )?carried forward|^balance (?:as )?(?:at|on|of) [^a-z\d]*\d/i;
/** Whether the words of a line say that it is a closing balance, and nothing else. */
export function isClosing(text: string): boolean {
  return ALONE.test(text) && CLOSING.test(text);
}

/** A word or two, or three with "de" between them. */
const ALONE = /^\S+(?: (?:d(?:e|i|['’]) ?)?\S+)?$/iu;

/** A row that says what an account moved, in a month or since the year began. */
export const MOVEMENT = anyOf(
  /^net movement|^current period change|^balance change/i,
  /^(?:(?:month(?:ly)?|period|year) totals?|totals? (?:for|of) (?:the )?(?:month|period|year)|(?:ytd|year to date)(?: totals?)?)$/i,
  /^(?:(?:monats|perioden|jahres)summe|(?:total|cumul) (?:du |de la |de l['’])?(?:mois|période|periode|exercice|année)|cumuls?(?: annuels?)?|totale? (?:del )?(?:mes|mese|periodo))$/iu,
  /^(?:[本当當][日月季年期前](?:合计|合計|累计|累計|小计|小計|发生额)|(?:[日月年期累]|当[月期])[計计]|(?:[일월누연]|당월|당기|분기)계(?:액)?|당월 ?(?:합계|누계)|월 ?합계|누적 ?합계)$/u,
);

/** Whether a row of a listing adds up what stands above it, on the last day of a month: it has no entry's number. */
export function isMovement({ number, text }: { number: string; text: string }): boolean {
  return number === "" && MOVEMENT.test(text);
}

/** In some reports an account, a total or the word for a balance stands in the column of dates. */
export function isLabelDate(text: string): boolean {
  if (!/\d/.test(text) || TOTAL.test(text) || OPENING.test(text)) return true;
  if (LETTERED.test(text)) return isNoDay(text);
  return isNumberedName(text) || isNameWithDigits(text) || NAMES.some((name) => name.test(text));
}

/** "Term deposit - 30 days" is an account: a word stands first, and neither a day nor a month or a year. */
function isNameWithDigits(text: string): boolean {
  return /^\p{L}{4}/u.test(text) && !YEAR.test(text) && isNoDay(text);
}

/** Whether a text that stands where an account begins is one though it has a year, or begins with a number: "CLN 2023", "Tax 2025-26". */
export function mayBeNameWithDigits(text: string): boolean {
  return /\p{L}/u.test(text) && isNoDay(text.replace(TWO_YEARS, firstOfTwoYears));
}

/** A year and the next one are a year that ends within the next. */
const TWO_YEARS = /\b((?:19|20)\d\d)[/-](\d\d)\b(?![./:-]?\d)/g;

function firstOfTwoYears(span: string, first: string, second: string): string {
  return (Number(first) + 1) % 100 === Number(second) ? first : span;
}

function isNoDay(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return !DATED.test(text) && words.every((word) => monthNumber(normaliseHeading(word)) === null);
}

/** What says a day or a time, or counts the pages of a print. */
const DATED = /\d[./:-]\d|^(?:page|seite|sida|side|pagina)\b/i;
const YEAR = /\b(?:19|20)\d\d\b/;

/** Names with digits: "Federal Taxes (941/944)", "Payroll Liabilities:401K", "401(k) Payable". */
const NAMES = [/^\p{L}.*\(\d[\d./-]*\)$/u, /^\p{L}[^:]*\p{L}:\d*\p{L}/u, /^\d+\(\p{L}/u];

/** "0320 Pkw" is an account, and so is "1000 24 Hour Account"; "12 Jan 2025" is a day. */
function isNumberedName(label: string): boolean {
  const text = label.replace(CLASS_BEFORE, "");
  if (NUMBERED_TWICE.test(text)) return mayBeNameWithDigits(text);
  const [, number = "", word = ""] = NUMBERED.exec(text) ?? [];
  if (number === "" || monthNumber(normaliseHeading(word)) !== null) return false;
  return number.length > LONGEST_DAY || word.length > LONGEST_MONTH;
}

const NUMBERED =
  /^(?!\d{4}-\d\d-\d\d |\d{1,2}\.\d{1,2}\.(?:\d\d){1,2} )(\d[\d.-]*)(?: -)? \(?(\p{L}+)/u;
/** A code, and a name that begins with a number; a year before it may be that of a day. */
const NUMBERED_TWICE = /^(?!(?:19|20)\d\d \d{1,2}(?![\d\p{L}]))\d{3,}(?: -)? \d/u;
/** MYOB writes the class of an account before its number: "2-1035 401k payable". */
const CLASS_BEFORE = /^\d-(?=\d{3,6} )/;
/** Digits of a day, and letters that a month in a language without a list is shortened to. */
const [LONGEST_DAY, LONGEST_MONTH] = [2, 3];

/** "As on 01/01/2025": the day of a balance, which is no day of an entry. */
export function isBalanceDate(text: string): boolean {
  return text === "" || isLabelDate(text) || /^as (?:on|of|at) /i.test(text);
}
