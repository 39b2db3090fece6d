import type { Nature } from "../../roles/roles.ts";
import { rememberRecent } from "../../text/rememberRecent.ts";
import type { FileType } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

type Words = readonly (readonly [Nature, RegExp])[];

const PROFIT: Words = [
  [
    "expense",
    /\b(expenses?|expenditures?|costs?|cogs|overheads?|outgoings?|purchases|charges?|tax(es|ation)?|depreciation|amorti[sz]ation|[a-z]*aufwendungen|[a-z]*aufwand|charges|gastos|costes|[a-z]*kosten|despesas|costi|oneri)\b/,
  ],
  [
    "income",
    /\b(incomes?|revenues?|sales|turnover|receipts|gains|fees earned|[a-z]*ertrage|[a-z]*erlose|produits|ingresos|omzet|opbrengsten|receitas|ricavi|proventi)\b/,
  ],
];

/** Languages in which one or two words of a heading show the side; without accents, as in the comparison. */
const PROFIT_ABROAD: Words = [
  [
    "expense",
    /(?<![\p{L}])(?:beban|biaya|harga pokok|giderler|giderleri|gider|maliyeti|koszty|koszt|naklady|kostnader|kostnad|omkostninger|omkostning|kustannukset|kulut|cheltuieli|cheltuielile|koltsegek|raforditasok|расходы|затраты|себестоимость|витрати|εξοδα|chi phi|مصروفات|المصروفات|مصاريف|المصاريف|تكلفة)(?![\p{L}])/u,
  ],
  [
    "income",
    /(?<![\p{L}])(?:pendapatan|penjualan|gelirler|gelirleri|satislar|przychody|vynosy|trzby|intakter|inntekter|indtægter|omsætning|tuotot|liikevaihto|venituri|bevetelek|доходы|выручка|доходи|εσοδα|doanh thu|إيرادات|الإيرادات|ايرادات|الايرادات|المبيعات)(?![\p{L}])/u,
  ],
];

const POSITION_ABROAD: Words = [
  [
    "asset",
    /(?<![\p{L}])(?:aktiva|aset|aset lancar|piutang|persediaan|varliklar|alacaklar|stoklar|aktywa|naleznosci|zapasy|pohledavky|tillgangar|kundfordringar|fordringar|eiendeler|aktiver|varelager|vastaavaa|saamiset|activele|active|creante|eszkozok|активы|запасы|активи|ενεργητικο|tai san|الأصول|الاصول|أصول|اصول|الموجودات|موجودات)(?![\p{L}])/u,
  ],
  [
    "liability",
    /(?<![\p{L}])(?:hutang|utang|kewajiban|liabilitas|borclar|yukumlulukler|yabanci kaynaklar|zobowiazania|zavazky|skulder|leverantorsskulder|gjeld|gæld|schulden|verplichtingen|\p{L}*forpligtelser|\p{L}*forpliktelser|velat|datorii|datoriile|kotelezettsegek|обязательства|зобов язання|υποχρεωσεις|no phai tra|الخصوم|خصوم|المطلوبات|مطلوبات|الالتزامات|التزامات)(?![\p{L}])/u,
  ],
  [
    "equity",
    /(?<![\p{L}])(?:ekuitas|modal|ozkaynaklar|oz kaynaklar|kapita[łl] w[łl]asny|vlastni kapital|eget kapital|egenkapital|eigen vermogen|kapita[łl]y|oma paaoma|capitaluri proprii|sajat toke|капитал|капітал|ιδια κεφαλαια|von chu so huu|حقوق الملكية|حقوق المساهمين)(?![\p{L}])/u,
  ],
];

/** Chinese, Japanese and Korean, which have no spaces between words. */
const PROFIT_EAST: Words = [
  [
    "expense",
    /^[减減]|成本|原価|费用|費用|支出|税金及附加|稅金及附加|法人税|経費|원가|비용|관리비/u,
  ],
  ["income", /收入|收益|売上高|매출액|수익/u],
];

const POSITION_EAST: Words = [
  ["asset", /(?<![净淨純])(?:资产|資產|資産)|(?<!순)자산|应收|應收|货币资金|存货|存貨/u],
  ["liability", /负债|負債|부채|应付|應付|借款/u],
  ["equity", /权益|權益|[净淨純](?:资产|資產|資産)|자본|순자산|股本|实收资本|資本金/u],
];

const KINDS_ABROAD: readonly Words[] = [PROFIT_ABROAD, POSITION_ABROAD, PROFIT_EAST, POSITION_EAST];

const POSITION: Words = [
  [
    "asset",
    /\b(applications? of funds|assets?|receivables?|inventor(y|ies)|(?<!(?:capital|common|preferred|treasury) )stocks?|cash|banks?|debtors|prepayments|prepaid|aktiva|umlaufvermogen|anlagevermogen|actifs?|activos?|activa|ativos?|attivo|attivita)\b/,
  ],
  [
    "liability",
    /\b(liab[a-z]+|payables?|creditors|borrowings|loans?|overdrafts?|od|credit cards?|passiva|passifs?|pasivos?|passivos?|passivita|verbindlichkeiten|dettes|deudas)\b/,
  ],
  [
    "equity",
    /\b(equit(?:y|ies)|capital(?! (?:work|leases?|expenditure))|(?:common|preferred|treasury) stocks?|reserves?|(?<!sources? of |applications? of )funds|retained|shareholders|stockholders|partners|eigenkapital|patrimonio|capitaux propres)\b/,
  ],
];

/** Loans given. ("Loans" alone are liabilities.) Words as written by `normaliseHeading`. */
export const LENT = /\bloans? (?:to|given|granted)\b|\b(?:employees?|staff) loans?\b/;

/** Selling expenses, although "Sales" alone is income. */
const SELLING =
  /\bsales (?:and )?(?:marketing|general|administrati(?:on|ve)|distribution|promotions?|advertising|commissions?)\b/;

/** Charges on income are expenses: "Taxes on income". */
const CHARGED_ON =
  /^(?:(?:less|provision|charge|expense|current|deferred|for|of) )*tax(?:es|ation)? on\b/;

/** The side that the heading of a section names; null where it names none or both ("Liabilities and equity"). */
export function sideOfWords(heading: string, fileType: FileType): Nature | null {
  const words = normaliseHeading(heading);
  if (fileType === "profit_loss") return sideOfProfit(words);
  // Tally adds the side to ambiguous names: "Loans & Advances (Asset)"
  if (/\(assets?\)\s*$/i.test(heading)) return "asset";
  if (/\(liabilit(?:y|ies)\)\s*$/i.test(heading)) return "liability";
  if (LENT.test(words)) return "asset";
  if (joinsEquityAndLiabilities(heading)) return null;
  const [first, second] = sidesIn(words, POSITION);
  if (first === undefined)
    return onlySide(words, POSITION_ABROAD) ?? onlySide(words, POSITION_EAST);
  // "Loans to directors" has two words of sides; "Other current assets" and "Bank loans" mean the last one
  if (second !== undefined) return /[&+/]/.test(heading) ? null : lastSide(words, POSITION);
  return first;
}

/** Whether an English text names both sides of a balance sheet: "Total liabilities and equity". */
export function namesBothSides(heading: string): boolean {
  return sidesIn(normaliseHeading(heading), POSITION).length > 1;
}

/**
 * Whether a heading is for equity and liabilities together, in any language ("Eget kapital och skulder", "Passif"). It
 * does not show which of both an account is.
 */
export function namesEquityAndLiabilities(heading: string): boolean {
  return SECOND_HALF.test(normaliseHeading(heading)) || joinsEquityAndLiabilities(heading);
}

/** A single word for both; as part of a total it is a credit. */
const SECOND_HALF = /^(?:passiva|passivseite|passif|passivo|passiver|pasywa)$/;

/** Cached, since the same heading is above many rows. */
const joinsEquityAndLiabilities = rememberRecent((heading) => {
  if (!JOINED_IN_ANY_LANGUAGE.test(heading)) return false;
  const sides = sidesIn(normaliseHeading(heading), [...POSITION, ...POSITION_ABROAD]);
  return sides.includes("liability") && sides.includes("equity");
});

/** "And" in headings. "I" (Polish) and "in" (Norwegian) count only between words of both sides. */
const JOINED_IN_ANY_LANGUAGE = /(?<!\p{L})(?:and|und|et|y|e|en|og|och|i)(?!\p{L})|[&+,/]/iu;

/** Whether a text names a whole side or a large part of it, which hardly any account does. */
export function namesSide(heading: string): boolean {
  return WHOLE_SIDE.test(normaliseHeading(heading));
}

const WHOLE_SIDE =
  /^(?:(?:non current|current|fixed|other|long term|operating|total) ){0,3}(?:assets|liabilities|equity|income|expenses|costs|ertrage|aufwendungen|produits|charges|ingresos|gastos|proventi|costi)$/;

/** Whether a text names a kind of account and not an account: "Fixed assets", "Other expense", "Umlaufvermögen". */
export function namesKind(heading: string): boolean {
  const words = normaliseHeading(heading);
  if (KIND.test(words) || namesSide(heading)) return true;
  return KINDS_ABROAD.some((known) => onlySide(words, known) !== null);
}

const KIND =
  /^(?:(?:non|current|fixed|other|long term|operating|direct|indirect|administrative|selling|general|finance|and) ){0,5}(?:assets?|liabilit(?:y|ies)|equity|incomes?|revenues?|expenses?|expenditures?|costs?)$|(?:umlauf|anlage)vermogen|verbindlichkeiten|aufwendungen|ertrage/;

function sideOfProfit(heading: string): Nature | null {
  // "Profit before tax" is no tax, and "Gross profit after operating expenses" no expense
  const [words = ""] = heading.split(/ (?:before|after)\b/);
  // "Less cost of sales" and "Cost of revenue" are costs; "Income and expenses" is both, "Income tax" is not
  if (/^((less|deduct|minus|total|for|other|direct) )*(costs?|cogs)\b/.test(words))
    return "expense";
  if (/\b(income|revenues?)( and| or)? (expenses?|expenditures?)$/.test(words)) return null;
  if (SELLING.test(words) || CHARGED_ON.test(words)) return "expense";
  if (/\bgains? (?:and|or) loss(?:es)?\b/.test(words)) return null;
  const [first, second] = sidesIn(words, PROFIT);
  if (first === undefined) return onlySide(words, PROFIT_ABROAD) ?? eastSideOfProfit(words);
  return second === undefined ? first : lastSide(words, PROFIT);
}

/** Costs are deducted, whatever their name; losses written with a minus are not deducted again. */
function eastSideOfProfit(words: string): Nature | null {
  if (/号填列|號填列/u.test(words)) return null;
  return onlySide(words, PROFIT_EAST) ?? (PROFIT_EAST[0]?.[1].test(words) ? "expense" : null);
}

function sidesIn(words: string, known: Words): Nature[] {
  return known.flatMap(([side, pattern]) => (pattern.test(words) ? [side] : []));
}

function onlySide(words: string, known: Words): Nature | null {
  const [only, ...others] = sidesIn(words, known);
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * "And" or "or" between words without punctuation: "Total pasivo y patrimonio" names both sides, so its last word does
 * not decide.
 */
const JOINED = /\b(?:and|or|und|et|ou|y|e|en|og|och)\b|\//;

function lastSide(words: string, known: Words): Nature | null {
  if (JOINED.test(words)) return null;
  const last = words.split(" ").at(-1) ?? "";
  return known.find(([, pattern]) => pattern.test(last))?.[0] ?? null;
}
