import { amountDigits } from "../../money/amountDigits.ts";
import { isCurrencyCode } from "../../money/currencyCodes.ts";

/** The decimal mark. */
export type DecimalMark = "." | ",";

/** The parts of a written number. */
export type WrittenNumber = {
  whole: string;
  fraction: string;
  /** The decimal mark in it; null in a number without marks or with thousands separators only. */
  mark: DecimalMark | null;
  /** One mark followed by three digits: only the column can tell decimals from thousands. */
  isUnsure: boolean;
  /** The decimal mark that this cell proves for its column. */
  proves: DecimalMark | null;
  isNegative: boolean;
  /** The side stated beside it: DR or CR, or behind decimals D, DB, C, S or H. */
  side: "debit" | "credit" | null;
};

/** The maximum length of a written number with signs and currency. */
const LONGEST = 80;

const PARTS = /^([^\d.,]*)([\d.,](?:[\d.,' \u2019]*[\d.,])?)([^\d.,]*)$/;
/** The pattern of most amounts, which need no further analysis. */
const USUAL = /^(\d+)(?:\.(\d\d?))?$/;
const SCIENTIFIC = /^([-+]?)(\d+)(?:[.,](\d+))?e([-+]?\d{1,2})$/i;
const SIDE_BEFORE = /^(dr|cr)\.?(?=[^a-z]|$)/i;
const SIDE_BEHIND = /(?:^|[^a-z])(dr|cr)\.?$/i;
const ZERO = /^(nil|-+(?:dr|cr)?|-0-)$/i;

/**
 * Parses a number: thousands separators, decimals, brackets, signs before or behind, currency, DR and CR. Blank, a
 * dash, "- Dr", "-0-" and "nil" are zero. Null for anything else.
 */
export function readWrittenNumber(cell: string): WrittenNumber | null {
  if (cell.length > LONGEST) return null;
  const usual = USUAL.exec(cell);
  if (usual) return plain(usual[1] ?? "", usual[2] ?? "", usual[2] === undefined ? null : ".");
  const text = cell
    .replace(/\s+/g, " ")
    .replace(/[\u2212\u2013\u2014]/g, "-")
    .trim();
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) return expand(scientific);
  const parts = PARTS.exec(withoutStops(text.replace(/^'/, "")));
  if (!parts) return text === "" || isZero(text) ? plain("0", "", null) : null;
  const [, before = "", core = "", behind = ""] = parts;
  if (core === "0" && isZero(text)) return plain("0", "", null);
  const frame = readFrame(withoutShortCurrency(before, core), withSideSpelt(core, behind));
  const number = frame && readCore(core);
  return number && { ...number, ...frame };
}

/** Removes the stop of abbreviated currencies ("Rs. 500", "500 руб."), which is no decimal mark. */
function withoutStops(text: string): string {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  // Nearly every amount starts and ends with a digit
  const begins = first < ZERO_CODE || first > NINE_CODE;
  const stripped = last === STOP_CODE ? text.replace(/(?<=\p{L})\.$/u, "") : text;
  return begins ? stripped.replace(STOP_BEFORE, "$1 ") : stripped;
}

const [STOP_CODE, ZERO_CODE, NINE_CODE] = [46, 48, 57];
const STOP_BEFORE = /^([-+(]? ?(?:\p{L}{2,4}|[SB]\/))\. ?(?=\d)/u;

/** Whether DR or CR follows an amount. */
export function saysItsSide(cell: string): boolean {
  return LAST_OF_SIDE.test(cell) && SIDE_BEHIND.test(cell);
}

/** A fast pre-check; hardly any amount ends like this. */
const LAST_OF_SIDE = /[r.]$/i;

function isZero(text: string): boolean {
  return ZERO.test(withoutCurrency(text));
}

/** "1.2E+05", as spreadsheets write large numbers. */
function expand([, sign = "", whole = "", fraction = "", power = ""]: RegExpExecArray) {
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  const padded = digits.padStart(digits.length - Math.min(point, 0), "0").padEnd(point, "0");
  const at = Math.max(point, 0);
  // Digits beyond the allowed precision are floating point errors
  const decimals = padded.slice(at, at + amountDigits.fraction);
  const number = plain(padded.slice(0, at) || "0", decimals, null);
  return { ...number, isNegative: sign === "-" };
}

/** Expands side letters after decimals: "1.250,00D", "980,00 H", as in Brazilian and German programs. */
function withSideSpelt(core: string, behind: string): string {
  const letter = behind.length <= 3 ? behind.trim().toUpperCase() : "";
  const side = letter === "" ? undefined : SIDES_BY_LETTER.get(letter);
  return side !== undefined && DECIMALS.test(core) ? side : behind;
}

const SIDES_BY_LETTER: ReadonlyMap<string, string> = new Map([
  ["D", "dr"],
  ["DB", "dr"],
  ["S", "dr"],
  ["C", "cr"],
  ["H", "cr"],
]);
const DECIMALS = /[.,]\d\d$/;

/**
 * Removes one- or two-letter currencies before an amount: "R1,250.00", "Fr 20.50". Before a number without decimals the
 * letters may be part of a code.
 */
function withoutShortCurrency(before: string, core: string): string {
  if (before === "" || !GROUPED_OR_DECIMALS.test(core)) return before;
  return before.replace(SHORT_CURRENCY, "$1");
}

const GROUPED_OR_DECIMALS =
  /[.,]\d\d$|^\d{1,3}(?:[,' \u2019]\d{2,3})*[,' \u2019]\d{3}(?:[.,]\d+)?$/;
const SHORT_CURRENCY =
  /^([-+(]? ?)(?:R|P|Q|K|L|Af|Br|Dhs?|S?Fr|F ?CFA|CFA|Ks|Nu|SR|QR|LE|DA|DT|Gs|MT|Kz)(?![A-Za-z])/;

/** Parses the text around the digits: at most one sign or pair of brackets, a currency, DR or CR. */
function readFrame(before: string, behind: string) {
  const [left, right] = [before.trim(), behind.trim().replace(NO_CENTS, "")];
  const side = SIDE_BEFORE.exec(left)?.[1] ?? SIDE_BEHIND.exec(right)?.[1];
  const signs = `${withoutCurrency(left.replace(SIDE_BEFORE, ""))}#${withoutCurrency(
    right.replace(/(dr|cr)\.?$/i, ""),
  )}`;
  if (!["#", "+#", "-#", "#-", "(#)"].includes(signs)) return null;
  return {
    isNegative: signs !== "#" && signs !== "+#",
    side: side === undefined ? null : side.toLowerCase() === "dr" ? "debit" : "credit",
  } as const;
}

/** "1,250/-" and "500/=" mean "no cents". */
const NO_CENTS = /^ ?\/[-=]/;

/** Currencies as written in their own countries, and obsolete codes. */
const ABBREVIATED =
  /(?:GHC|GH|Rs|Rp|Tk|RM|KSh|TSh|USh|Sh|NT|HK|US|AU|NZ|CA|Bs|S\/|B\/|kr|Kč|zł|Ft|TL|lei|руб|грн|元|円)\.?(?![A-Za-z])/giu;

function withoutCurrency(text: string): string {
  // Most numbers have no surrounding text
  if (text === "") return text;
  return text
    .replace(/[A-Z]{0,3}\p{Sc}/gu, "")
    .replace(/[A-Za-z]{3}/g, (word) => (isCurrencyCode(word.toUpperCase()) ? "" : word))
    .replace(ABBREVIATED, "")
    .replaceAll(" ", "");
}

function readCore(core: string) {
  const spaced = /[' \u2019]/.test(core);
  if (spaced && !/^\d{1,3}(?:[' \u2019]\d{3})+(?:[.,]\d*)?$/.test(core)) return null;
  const digits = spaced ? core.replace(/[' \u2019]/g, "") : core;
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  if (comma < 0 && point < 0) return plain(digits, "", null);
  if (comma >= 0 && point >= 0) return comma > point ? grouped(digits, ",") : grouped(digits, ".");
  const mark = comma >= 0 ? "," : ".";
  if (digits.indexOf(mark) !== digits.lastIndexOf(mark)) return grouped(digits, other(mark));
  const [whole = "", fraction = ""] = digits.split(mark);
  if (whole === "" && fraction === "") return null;
  const couldBeGroup = !spaced && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (couldBeGroup) return { ...plain(whole, fraction, mark), isUnsure: true, proves: null };
  return plain(whole, fraction, mark);
}

const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/;

/** Digits with separators of three (or two before the last three, as in India) and decimals after `mark`. */
function grouped(digits: string, mark: DecimalMark) {
  const [groups = "", fraction = "", ...more] = digits.split(mark);
  const shape = mark === "." ? GROUPED_BY_COMMA : GROUPED_BY_POINT;
  if (more.length > 0 || !/^\d*$/.test(fraction) || !shape.test(groups)) return null;
  return { ...plain(groups.replaceAll(other(mark), ""), fraction, mark), proves: mark };
}

function plain(whole: string, fraction: string, mark: DecimalMark | null): WrittenNumber {
  const rest = { isUnsure: false, isNegative: false, side: null } as const;
  return { whole, fraction, mark, proves: mark, ...rest };
}

function other(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}
