import { isCurrencyCode } from "../../money/currencyCodes.ts";
import { rememberRecent } from "../../text/rememberRecent.ts";
import { datedWords } from "./datedWords.ts";
import type { AmountMeaning } from "./FileColumn.ts";
import { normaliseHeading } from "./normaliseHeading.ts";
import { type DatePrecision, readOnlyDate } from "./readHeadingDate.ts";
import { readPeriodLength } from "./readPeriodLength.ts";

/** The meaning of the heading of an amount column. */
export type AmountHeading = {
  side: AmountMeaning["side"];
  /** The period; null where the words do not show it ("Debit", "2025"). */
  period: AmountMeaning["period"] | null;
  /** How clear the heading is: a closing balance is preferred to "this year", and that to "Debit". */
  plainness: number;
  /** It is of a month or quarter only, such as "This Month" beside "Year to date". */
  isPart: boolean;
  /** A date in the heading as yyyymmdd, to order columns. */
  date: number | null;
  /** The precision of the date; null without one. */
  precision: DatePrecision | null;
  /** The length of the period in months, where stated. */
  months: number | null;
};

/**
 * Reads the heading of an amount column by its words: "Dr", "YTD Debit", "Balance c/f", "31 Dec 2024". Null when a word
 * shows something else, such as a budget.
 */
export function readAmountHeading(heading: string): Readonly<AmountHeading> | null {
  const { reading, unknown, hasMeaning } = readWords(heading.slice(0, LONGEST));
  return hasMeaning && unknown.length === 0 ? reading : null;
}

/** Reads a heading with additional words, and returns these words: "Alpha Ltd 2025". */
export function readBesides(heading: string): {
  reading: Readonly<AmountHeading>;
  unknown: readonly string[];
} {
  return readWords(heading.slice(0, LONGEST));
}

/** One column with negative credits: "Debit/(Credit)", "Dr (Cr)". */
const CREDITS_BRACKETED = /\b(?:debits?|dr\.?) ?\/? ?\((?:credits?|cr\.?)\)/i;

type ReadWords = { reading: AmountHeading; unknown: readonly string[]; hasMeaning: boolean };

/** Removes a repeated period: the title and the heading of a column may both state it. */
function saidOnce(words: string): string {
  const half = words.slice(0, words.length / 2);
  return words === `${half} ${half}` ? half : words;
}

const readWords = rememberRecent((heading): ReadWords => {
  const signed = heading.replace(CREDITS_BRACKETED, " balance ");
  const { rest: dated, months } = readPeriodLength(saidOnce(datedWords(signed)));
  const { rest, date, precision } = readOnlyDate(dated);
  const phrases = PHRASES.reduce((text, [from, to]) => text.replace(from, to), rest);
  const words = phrases.split(" ").filter((part) => part !== "");
  const meanings = words.flatMap((word) => WORDS.get(word) ?? []);
  const side = sideOf(meanings);
  const reading: AmountHeading = {
    side,
    period: periodOf(meanings),
    plainness: plainnessOf(meanings, side),
    // "Month" alone may be above the names of months
    isPart: words.length > 1 && meanings.some(({ isPart }) => isPart),
    date,
    precision,
    months,
  };
  const unknown = words.filter((word) => !WORDS.has(word) && !isCurrencyCode(word.toUpperCase()));
  // "Soll kumuliert" is cumulative debits, not a balance
  if (side !== "balance") unknown.push(...words.filter((word) => WORDS.get(word)?.isOfNoSide));
  const says = meanings.some((meaning) => meaning !== NOISE && meaning !== OF_YEAR);
  return {
    reading,
    unknown,
    hasMeaning: says || date !== null || months !== null || isUnit(heading),
  };
});

/** "Debit Amount" and "Debit Balance" are of that side; "Debit Credit" is one column of both. */
function sideOf(meanings: readonly Meaning[]): AmountHeading["side"] {
  const sides = new Set(meanings.flatMap(({ side = "balance" }) => side));
  sides.delete("balance");
  const [only, other] = sides;
  return other === undefined ? (only ?? "balance") : "balance";
}

/** "Prior year to date" is prior: words for the past take precedence. */
function periodOf(meanings: readonly Meaning[]): AmountHeading["period"] {
  const periods = meanings.flatMap(({ period }) => period ?? []);
  return periods.find((period) => period === "prior") ?? periods[0] ?? null;
}

/** A "Debit balance" is clearer than "Debit". */
function plainnessOf(meanings: readonly Meaning[], side: AmountHeading["side"]): number {
  const isLeft = side !== "balance" && meanings.some(({ isBalance }) => isBalance);
  return Math.max(
    isLeft ? OF_BALANCES : BARE,
    ...meanings.map(({ plainness = BARE }) => plainness),
  );
}

/** Longer headings are cut off. */
const LONGEST = 200;

const BARE = 1;
const OF_BALANCES = 2;

/** Whether a heading is only a unit, as in published statements: "$000", "£m". */
export function isUnit(heading: string): boolean {
  if (heading.length > LONGEST_UNIT) return false;
  return UNIT.test(heading) && normaliseHeading(heading.replace(UNIT, " ")) === "";
}

const LONGEST_UNIT = 60;
const UNIT =
  /(?:\b(?:in|US|AU|CA|NZ|HK)\s*)?(?:[$£€¥]\s*['’]?(?:000s?|k|mn?|(?:thousand|million)s?)?|['’]?000s?|(?:thousand|million)s?)(?!\w)/i;

type Meaning = Partial<Pick<AmountHeading, "side" | "period" | "plainness" | "isPart">> & {
  /** No meaning beside "debit" or "credit". */
  isOfNoSide?: true;
  /** Beside "debit" or "credit" it shows a balance. */
  isBalance?: true;
};

const NOISE: Meaning = {};
/** Words such as "Ejercicio", which need their year; "Debe ejercicio" is the year's debits. */
const OF_YEAR: Meaning = { isOfNoSide: true };

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\byear to date\b/, "ytd"],
  // The side is in the cell, after the amount
  [/\b(saldo|wert|betrag) s h\b/, "$1"],
  [/\b(brought forward|b (f|fwd|forward))\b/, "bf"],
  [/\b(carried forward|c (f|fwd|forward))\b/, "cf"],
  [/\b(balance )?carry ?forward\b/, "bf"],
  [/\bbalance at date\b/, "closing"],
  [/\b(adjusted|final) trial balance\b/, "$1"],
  [/\beb werte?\b/, "opening balance"],
  [/\bl ouverture\b/, "ouverture"],
  [/\ba nouveaux?\b/, "opening"],
  [/\bn 1\b/, "py"],
  [/\b(debit|credit|debiteur|crediteur|solde|exercice|montant) n\b/, "$1 cy"],
  [/\bp y\b/, "py"],
  [/\bc y\b/, "cy"],
  [/\ben cours\b/, "courant"],
  [/\b(?:i ar|dette ar|este ano|tahun ini)\b/, "current"],
  [/\bi fjor\b/, "prior"],
  [/\binn?g(?:aende)? (?:balanse?|saldo)\b/, "opening balance"],
  [/\butg(?:aende)? (?:balanse?|saldo)\b/, "closing balance"],
  [/\b(?:bilans otwarcia|saldo primo|primo saldo)\b/, "opening balance"],
  [/\b(?:bilans zamkniecia|saldo ultimo|ultimo saldo)\b/, "closing balance"],
  [
    /\b(?:debut|inizio|inicio) (?:(?:de|di|del|d) )?(?:(?:l )?exercice|periode|esercizio|periodo|ejercicio)\b/,
    "opening",
  ],
  [
    /\b(?:fin|fine) (?:(?:de|di|del|d) )?(?:(?:l )?exercice|periode|esercizio|periodo|ejercicio)\b/,
    "closing",
  ],
  // Brought forward; "report" alone is the English word
  [/\breports? (debits?|credits?|debiteurs?|crediteurs?|soldes?)\b/, "opening $1"],
  [/\b(?:so )?cuoi (?:nam|ky)\b/, "closing"],
  [/\b(?:so )?[dđ]au (?:nam|ky)\b/, "opening"],
  [/\b(?:nam|ky) nay\b/, "current"],
  [/\b(?:nam|ky) truoc\b/, "prior"],
  [/(?:^| )на (?:начало|початок)(?: периода| періоду| года| року)?(?= |$)/, " opening"],
  [/(?:^| )на (?:конец|кінець)(?: периода| періоду| года| року)?(?= |$)/, " closing"],
  // SAP's abbreviations of the reporting and the comparison period
  [/\btot rpt pr\b/, "current"],
  [/\btot cmp pr\b/, "prior"],
];

const MEANINGS: readonly (readonly [string, Meaning])[] = [
  [
    "debit debits dr soll debet debe debito dare wn winien borc дебет مدين المدين เดบต",
    { side: "debit" },
  ],
  [
    "credit credits cr haben kredit haber credito avere ma alacak кредит داين الداين เครดต",
    { side: "credit" },
  ],
  [
    "debiteur debiteurs deudor deudores devedor devedores debitor debitore debitoare debitori",
    { side: "debit", plainness: 2 },
  ],
  [
    "crediteur crediteurs acreedor acreedores credor credores creditor creditore creditoare creditori",
    { side: "credit", plainness: 2 },
  ],
  [
    "balance balances bal bals blns saldo saldos solde soldes saldi sald sold solduri bakiye bakiyesi сальдо остаток رصيد الرصيد",
    { side: "balance", isBalance: true },
  ],
  [
    "consolidated consol combined rep net netto neto amount amounts amt amts value total tot actual actuals act ist realisatie reel realise exercice montant montants importe importes monto montos valor valores importo betrag betrage bedrag belopp beløb kwota tutar صافي القيمة القيمه المبلغ مبلغ",
    { side: "balance" },
  ],
  [
    "saldibalans closing close clsng clsg cb cl ending end cf accumulated cumulative final schlusssaldo schlussbestand endbestand endsaldo cloture finale finali finales finais chiusura eindsaldo eindbalans eindstand koncowe ub ultimo ultimosaldo kapanis akhir конечное ختامي الختامي",
    {
      period: "current",
      plainness: 4,
    },
  ],
  [
    "current this cy ty latest geschaftsjahr berichtsjahr berichtszeitraum laufendes huidig aktuell courant actuel actuels actuales atual atuais attuale attuali corrente حالي الحالي الحالية",
    { period: "current", plainness: 3 },
  ],
  [
    "biezacy biezacego bezne tekuca tekoce targyev cari kuluva innevarande berjalan curent отчетныи отчетного текущии текущего звітнии поточнии τρεχουσα",
    { period: "current", plainness: 3 },
  ],
  // "Current Period" beside it is a month
  ["ytd", { period: "current", plainness: 3.5 }],
  [
    "kumuliert kumulierte acumulado acumulada cumul progressivo cumulatief narastajaco",
    { period: "current", plainness: 3.5, isOfNoSide: true },
  ],
  ["month months mtd quarter qtd", { isPart: true }],
  [
    "prior previous last pp comparative comparatives comparison cmp vorjahr vergleichszeitraum vorige vorig precedent anterior anteriores precedente precedenti سابق السابق السابقة",
    { period: "prior", plainness: 3 },
  ],
  [
    "poprzedni poprzedniego ubiegły ubiegłego minule predchozi predchadzajuce prethodna preteklo elozo onceki edellinen foregaende forrige sidste lalu sebelumnya предыдущии предыдущего прошлыи прошлого попереднии προηγουμενη",
    { period: "prior", plainness: 3 },
  ],
  ["py ly", { period: "prior", plainness: 4 }],
  [
    "opening open opn opng ob op initial beginning start starting bf anfangssaldo anfangsbestand eroffnungssaldo saldovortrag vortrag ouverture inicial iniciales iniciais initiaux initiale initiala iniziale iniziali apertura abertura beginsaldo beginbalans beginstand openingsbalans poczatkowe bo ib primo primosaldo abning abningssaldo acilis awal начальное افتتاحي الافتتاحي",
    { period: "prior", plainness: 2 },
  ],
  // Chinese and Japanese headings are one word
  [
    "本期金额 本期数 本年金额 本年数 本年累计 本年累计数 本年累计金额 本年 今年 本期金額 本年金額 当期 当期金額 当年度 当事業年度 당기",
    { period: "current", plainness: 3 },
  ],
  [
    "期末余额 期末数 期末金额 年末余额 年末数 期末餘額 期末金額 期末數 年末餘額 年末金額 当期末 期末残高 당기말",
    { period: "current", plainness: 4 },
  ],
  [
    "去年 上年 上期金额 上期数 上年金额 上年数 上年同期 上年同期数 上期金額 上年金額 前期 前期金額 前年度 前事業年度 前期末 전기 전기말",
    { period: "prior", plainness: 3 },
  ],
  [
    "期初余额 期初数 期初金额 年初余额 年初数 上年年末余额 上年末余额 期初餘額 期初金額 期初數 年初餘額 年初金額 期首残高",
    { period: "prior", plainness: 2 },
  ],
  ["金额 金額 余额 餘額 残高 잔액 금액", { side: "balance" }],
  ["借方 借方金额 借方金額 借方余额 借方餘額 借方残高 차변 차변금액 차변잔액", { side: "debit" }],
  [
    "贷方 贷方金额 贷方余额 貸方 貸方金額 貸方餘額 貸方残高 대변 대변금액 대변잔액",
    { side: "credit" },
  ],
  ["期末借方余额 期末借方", { side: "debit", period: "current", plainness: 4 }],
  ["期末贷方余额 期末贷方", { side: "credit", period: "current", plainness: 4 }],
  ["期初借方余额 期初借方 年初借方余额", { side: "debit", period: "prior", plainness: 4 }],
  ["期初贷方余额 期初贷方 年初贷方余额", { side: "credit", period: "prior", plainness: 4 }],
  ["gl account acct", NOISE],
  ["sum fye year period report to date the of as at for on in ended years fy", NOISE],
  ["de du des d l al del le la au a jaar", NOISE],
  ["fiscal financial ye", NOISE],
  [
    "ejercicio ejercicios ano anos gestion exercicio esercizio esercizi anno anni annee annees jahr jahre wirtschaftsjahr kalenderjahr stand per boekjaar ar aret regnskapsar regnskabsar rakenskapsar em rok roku r dzien na stan obdobi obdobie ucetni uctovne ev yil yili yıl yılı donem tahun anul an godina godine leto vuosi tilikausi г год года за рік року на период периода χρηση ετος السنة سنة العام م",
    OF_YEAR,
  ],
  ["restated audited unaudited revised tb", NOISE],
  ["adjusted atb", { plainness: 2 }],
  ["gbp usd us eur chf aud cad nzd pounds dollars euros sterling local base reporting home", NOISE],
  // Currency names beside their codes, and units in East Asia
  [
    "rp rm kr zł zl kc ft lei лв руб грн тг tl dhs tk ksh ush tsh fcfa cfa soles pesos reais rupiah ringgit rand naira shillings dirhams riyals dinars",
    NOISE,
  ],
  ["元 千元 万元 百万元 円 千円 百万円 원 천원 백만원", NOISE],
  [
    "000 000s k m mn thousand thousands million millions lakh lakhs lac lacs crore crores rs inr rupees in مليون بالمليون ملايين بالملايين الف بالالف الاف بالالاف ريال درهم دينار جنيه",
    NOISE,
  ],
];

const WORDS: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.flatMap(([words, meaning]) => words.split(" ").map((word) => [word, meaning] as const)),
);
