import { anyOf, inOrder } from "../../text/TextPattern.ts";
import type { FileType } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import { markOfRow } from "./markOfRow.ts";

const TOTAL = /^(?:grand |sub[- ]?|net )?totals?\s*:?$|^sub[- ]?total\b/i;
const TOTAL_OF =
  /^total (?:for |of )?(?:[\w,&'/()-]+ )*(?:assets?|liab[a-z]+|equity|capital|reserves|funds|income|revenues?|turnover|sales|expenses?|expenditure|costs?|goods sold|overheads?|debits?|credits?)$/i;
const NET_ASSETS =
  /^(?:total )?net (?:current |non-?current )?(?:assets|liabilities)(?: ?\/? ?\(?(?:assets|liabilities)\)?)?$|^capital employed$/i;
const PLAIN_WORDS = /^\w+(?: \w+)*$/;
const LESS_LIABILITIES = inOrder(/(?:^| )assets less(?= )/i, / liabilities$/i);
const RESULT =
  /^(?:total )?(?:gross|operating|net(?: operating| other| ordinary)?|ordinary|trading|(?:net )?pre-? ?tax|(?:net )?after-? ?tax)? ?(?:profit|loss|income|earnings|surplus|deficit|margin|ebit(?:da)?|ebt|p[ab]t|pbd?ita?|pbitda)(?: ?(?:\/|or|and)? ?\(?(?:loss|deficit)\)?)?(?: (?:before|after|for|from|on) .*)?$|^(?:total )?comprehensive income.*$/i;

/** Labels that may be totals or names such as "Total Gas Ltd"; only the amounts can tell. */
const PERHAPS =
  /^(?:grand |sub[- ]?)?totals?\b|\b(?:totals?|gesamt|insgesamt)$|^(?:total )?(?:(?:share|stock)?holders?|owners?|members?|partners?)['’]?s?['’]? (?:funds?|equity|interests?)$|^(?:equity|capital and reserves|capital employed)$/i;

/** Totals in other languages, alone or with what they are of. */
const TOTAL_ABROAD =
  /(?:合计|总计|小计|合計|總計|小計|총계|합계|소계)$|^(?:الإجمالي|الاجمالي|إجمالي|اجمالي|المجموع|summe|summen|gesamtsumme|insgesamt|totaal|totaux|totale|totali|totales|totais|(?:total|totaux|totale|totaal|suma|summa|sum) (?:general|generaux|général|généraux|generale|geral|complessivo|algemeen)|suma|sumas|sumas iguales|sumas totales|razem|ogółem|celkem|spolu|ukupno|skupaj|összesen|jumlah|tổng cộng|cộng|σύνολο|σύνολα|итого|всего|toplam|yhteensä|summa|sum|omslutning|i alt|ialt|รวม(?:ทั้งสิ้น|ทั้งหมด)?)$/iu;
const TOTAL_ABROAD_OF =
  /^(?:إجمالي|اجمالي|مجموع|summe|totaux|totale|totaal|suma|summa|sum|tổng) /iu;
/** Labels of totals that are never names of companies. */
const SURELY_TOTAL_OF =
  /^(?:razem|celkem|spolu|ukupno|skupaj|összesen|jumlah|tổng cộng|σύνολο|итого|всего|toplam|s:a) |.(?: razem| ogółem| celkem| spolu| ukupno| skupaj| összesen| toplam[ıi]?| yhteensä| i alt| ialt| totalt| kokku)$/iu;
/** Labels of the total of both sides of a balance sheet. */
const BALANCE_TOTAL =
  /^(?:баланс|валюта баланса|bilanzsumme|suma bilansowa|bilan[cč]n[ií] suma|balans(?:e)?omslutning|balanssumma)$/iu;

/** Whether the label of a row without a code is that of a total, in this file type. */
export function isTotalLine(line: string, fileType: FileType): boolean {
  if (line.length > LONGEST) return false;
  const words = withoutSide(line.endsWith(":") ? line.slice(0, -1).trimEnd() : line);
  if (TOTAL.test(words) || TOTAL_ABROAD.test(words)) return true;
  // Last year's cash flow is matched line by line, with its subtotals
  if (fileType === "prior_cashflow" || fileType === "fx_rates") return false;
  if (TOTAL_OF.test(words) || markOfRow(words) === "sum") return true;
  if (fileType !== "trial_balance" && SURELY_TOTAL_OF.test(words)) return true;
  if (fileType === "balance_sheet" && BALANCE_TOTAL.test(words)) return true;
  if (fileType === "balance_sheet") return NET_ASSETS.test(words) || isLessLiabilities(words);
  const isProfit = fileType === "profit_loss";
  return isProfit && (isResult(words) || RESULT_EAST.test(words) || isResultAbroad(words));
}

/** Removes the side from "Total Asset (Debit)". */
function withoutSide(words: string): string {
  return words.replace(SIDE, "").trimEnd();
}

const SIDE = / \((?:debit|credit|dr|cr)\)$/i;

/** "Total assets less current liabilities", in plain words. */
function isLessLiabilities(words: string): boolean {
  return PLAIN_WORDS.test(words) && LESS_LIABILITIES.test(words);
}

/** Whether a label may be that of a total. */
export function mayBeTotal(words: string): boolean {
  if (words === "") return true;
  if (words.length > LONGEST) return false;
  const isPerhaps = [PERHAPS, PERHAPS_GERMAN, OF_PAGE].some((pattern) => pattern.test(words));
  return isPerhaps || isTotalOf(words);
}

/** Subtotals of the German "BWA" report, whose labels do not say total. */
const PERHAPS_GERMAN =
  /^(?:gesamt(?:leistung|kosten|aufwand|aufwendungen|ertr[aä]ge?|erl[oö]se|umsatz)|neutrale[rs]? (?:aufwand|ertrag))$/i;

/** Totals carried from page to page. */
const OF_PAGE =
  /^(?:(?:total|balance|amount)s? )?(?:(?:carried|brought) ?(?:forward|fwd|over|down)|[cb]\/(?:f|fwd|d))$|^(?:[üu]bertrag|(?:[àa] )?report(?:er)?|suma (?:y sigue|anterior)|a reportar|(?:da )?riport(?:o|are))$/i;

/** Whether a label is a total of something in another language: "Totale costi". */
export function isTotalOf(words: string): boolean {
  if (words.length > LONGEST) return false;
  return TOTAL_ABROAD_OF.test(words) || SURELY_TOTAL_OF.test(words);
}

/** Labels of the result of the year in other European languages. */
const RESULT_OF_YEAR =
  /^(?:(?:konzern )?(?:konzern)?(?:jahres|perioden)(?:ergebnis|uberschuss|fehlbetrag|gewinn|verlust)(?: (?:jahres)?(?:fehlbetrag|verlust))?|resultat (?:net|de l exercice|net de l exercice)|benefice net|perte nette|resultado neto|resultado (?:neto )?del (?:ejercicio|periodo)|resultado liquido(?: do (?:exercicio|periodo))?|(?:utilidad|perdida|ganancia) neta(?: del (?:ejercicio|periodo))?|(?:utile|risultato) (?:netto|d esercizio|dell esercizio)|(?:arets |arets|netto)resultat(?:et)?|nettoresultaat|nettowinst|(?:lucro|prejuizo) liquido(?: do (?:exercicio|periodo))?|(?:zysk|strata|wynik) netto|(?:laba|rugi)(?: rugi| laba)? (?:bersih|tahun berjalan)|donem net (?:kari|zarari)(?: (?:veya )?zarari)?|(?:profitul|pierderea|rezultatul) net(?:a)?|tilikauden (?:voitto|tappio|tulos)(?: tappio)?|vysledek hospodareni za ucetni obdobi|loi nhuan sau thue(?: thu nhap doanh nghiep)?|чистая прибыль(?: убыток)?|صافي (?:الربح|الدخل|الخسارة))$/u;

function isResultAbroad(words: string): boolean {
  return RESULT_OF_YEAR.test(normaliseHeading(words));
}

/** Labels of results in Chinese, Japanese or Korean, with a number before or remarks behind. */
const RESULT_EAST =
  /^(?:[一二三四五六七八九十]{1,3}[、.．])?(?:营业利润|營業利益|營業利潤|营业毛利|營業毛利|毛利|利润总额|利潤總額|(?:税|稅)[前后後](?:净利|淨利|利润|利潤|盈利|溢利)|本期(?:净利|淨利)|净利润|淨利潤|综合收益总额|綜合損益總額|売上総利益|営業利益|経常利益|税引前当期純利益|当期純利益|매출총이익|영업이익|법인세비용차감전순이익|당기순이익)(?:$|[（(])/u;

const PERHAPS_RESULT =
  /\b(?:profit|loss|income|earnings|results?|surplus|deficit|margin|contribution|p?ebit(?:da)?|ebt|p[ab]t|pbd?ita?|pbitda)\b|^net (?:(?:operating|other) )?(?:revenues?|movements?|changes?|increase|decrease)\b|^change in net (?:assets|position)\b/i;

/** Labels of results in other European languages, with a number or letter before. */
const RESULT_ABROAD =
  /^(?:(?:[a-z\d]{1,5}|betriebl(?:icher)?|vorlaufiges|neutrales) )?(?:(?:brutto|netto|jahres|betriebs|finanz|rohertrag|roh|perioden|konzern|rorelse|drifts|arets|bedrijfs|bruto) ?)?(?:ergebnis|uberschuss|fehlbetrag|gewinn|verlust|rohertrag|resultat|resultats|resultaat|marge|winst|fortjeneste|avance|risultato|utile|perdita|differenza tra valore|margine|resultado|utilidad|perdida|ganancia|beneficio|margen|lucro|prejuizo|margem|zysk|strata|wynik|laba|rugi|vysledek hospodareni|hospodarsky vysledek|brut satis kari|(?:donem |faaliyet )(?:net )?kar|profitul|pierderea|rezultatul|liikevoitto|liiketulos|tilikauden (?:voitto|tappio|tulos)|прибыль|валовая прибыль|чистая прибыль|убыток|loi nhuan|مجمل|صافي|valeur ajoutee|excedent brut|insuffisance brute|(?:production|consommations?) de l exercice)\b/;

/** Whether a label of a profit and loss may be that of a result; "Income taxes" is a cost. */
export function mayBeResult(words: string): boolean {
  if (words.length > LONGEST) return false;
  if (RESULT_EAST.test(words)) return true;
  if (sideOfWords(words, "profit_loss") === "expense") return false;
  if (isOfOneSale(words)) return false;
  return PERHAPS_RESULT.test(words) || isStepAbroad(words);
}

/** Whether a label in another European language may be an intermediate result: "Rohergebnis", "Margen bruto". */
export function isStepAbroad(words: string): boolean {
  return RESULT_ABROAD.test(normaliseHeading(words));
}

/** Whether a gain or loss is an account ("Loss on disposal") and not the result of a period. */
export function isOfOneSale(words: string): boolean {
  return OF_ONE_SALE.test(words);
}

const OF_ONE_SALE =
  /^(?:net )?\(?(?:profit|loss|gain|surplus|deficit)(?:s|es)?\)?(?: ?(?:\/|or|and)? ?\(?(?:profit|loss|gain|surplus|deficit)(?:s|es)?\)?)? on (?!(?:all |ordinary|continuing|normal|operations?\b))/i;

const SUBTOTAL = anyOf(
  /\btotals?\b/i,
  /^net cash\b/i,
  inOrder(/^net /i, /\b(in|out)flow/i),
  /^cash (flows? |generated |used |provided |inflow |outflow )?(from|by|in)\b/i,
  inOrder(/\bbefore\b/i, /\bworking capital\b/i),
);

/** Whether a label of a cash flow statement may be that of a subtotal. */
export function mayBeSubtotal(words: string): boolean {
  return words.length <= LONGEST && SUBTOTAL.test(words);
}

const LONGEST = 120;

/** Whether a label is a result ("Gross profit", "Net income"), not an account ("Income", "Net sales"). */
function isResult(words: string): boolean {
  const isBare = /^(?:profit|loss|income|earnings|surplus|deficit|margin)$/i.test(words);
  const isOther =
    /^(?:trading income|operating income|(?:income|profit|loss|earnings|surplus|deficit)(?: ?(?:\/|or|and)? ?\(?(?:loss|deficit|profit|surplus)\)?)? (?:from|on)(?! (?:all )?(?:continuing |normal )?(?:operations|ordinary activities)\b))\b/i;
  return !isBare && !isOther.test(words) && RESULT.test(words);
}
