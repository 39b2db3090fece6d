import { anyOf, inOrder } from "../../../text/TextPattern.ts";
import { isBeneathProfit } from "../../rowKinds/isBeneathProfit.ts";
import { isOfOneSale } from "../../rowKinds/isTotalLine.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum, Reduction } from "./Reduction.ts";

const NET = anyOf(
  /^net:?$|\bnet (?:income|profit|earnings|loss|surplus|deficit|result|revenue over expenses)\b/i,
  inOrder(
    /\b(?:profit|loss|surplus|deficit|result|income|earnings)\b/i,
    /\b(?:for|of) the (?:financial |fiscal )?(?:year|period|month|quarter)\b/i,
  ),
  /^n?pat\b|^(?:group |consolidated )?earnings$/i,
  /\bafter (?:income )?tax(?:ation|es)?\b/i,
  /^(?:total )?(?:profit|loss|surplus|deficit|result)\b/i,
  /^(?:excess|deficiency) of (?:revenues?|income)\b|\b(?:increase|decrease|change) in net assets$/i,
  /^(?:vorlaufiges |konzern)?(?:jahres|perioden)?(?:ergebnis|uberschuss|gewinn|verlust|fehlbetrag)/i,
  /resultat (?:net|de l['’]exercice)|^(?:benefice|perte) net(?:te)?\b|resultado (?:neto|del|liquido)|risultato (?:netto|d)|resultaat na|(?:arets|netto)resultat|arets resultat|nettoresultaat|nettowinst|winst na/i,
  /utilidad neta|perdida neta|ganancia neta|utile (?:\(perdita\) )?(?:netto|d)|perdita d|(?:lucro|prejuizo) liquido|zysk .{0,20}netto|wynik .{0,20}netto|net kar/i,
  /^(?:laba|rugi)(?: \(?(?:laba|rugi)\)?)? (?:bersih|tahun berjalan)|^vysledek hospodareni za ucetni|^donem net kar|^(?:profitul|rezultatul) net|^tilikauden (?:voitto|tappio|tulos)|^loi nhuan sau thue/,
  /净利润|净利潤|淨利|[税稅][后後](?:利润|利潤|盈利|溢利)|净亏损|本年利润|本期净利|純利益|당기순이익|صافي (?:الربح|الدخل|الخسارة)|чистая прибыль/u,
);
const OTHER =
  /continuing|discontinued|before|comprehensive|attributable|retained|operating|\boperations\b|ordinary|other|per share|gross|non-?controlling|minority|\bvor\b|\bvoor\b|\bavant\b|\bantes\b|\bprima\b|\bf[oø]re? skatt?|\bprzed\b|gewohnlich|持续经营|終止經營|终止经营|税引前|稅前|税前|차감전/i;

/**
 * Finds the sum of a profit and loss that is its result; rows below it are not part of the profit (IAS 1.81A-81B, ASC
 * 220-10-45-1A). It is the sum of everything that is followed by attribution to owners, other comprehensive income or
 * earnings per share; else the last sum of everything that is named a result; else the last sum of everything, if
 * nothing follows.
 */
export function endOfProfit(
  items: readonly StatementItem[],
  { sums, nodes }: Reduction,
): FoundSum | null {
  const whole = sums.filter(({ agrees, isWhole, parts }) => agrees && isWhole && parts > 0);
  const labelOf = ({ item }: FoundSum) => items[item]?.label ?? "";
  const followed = whole.find((sum) => isFollowedByOwners(items, sum.item));
  if (followed && !OF_SOME.test(labelOf(followed))) return followed;
  const above = whole.filter(({ item }) => item <= (followed?.item ?? item));
  const named = above.findLast((sum) => isNetResult(labelOf(sum)));
  if (named) return isBeforeTax(items, named.item) || isSurpassed(items, named.item) ? null : named;
  if (followed) return followed;
  const last = whole.at(-1);
  if (last === undefined || nodes.length !== 1 || nodes[0] !== last.node) return null;
  // A later total that matches no rows shows missing rows, such as the tax below a profit before tax
  const isContradicted = sums.some((sum) => !sum.agrees && sum.item > last.item);
  return isContradicted ? null : last;
}

/** Results below the profit: attributable to some owners, or comprehensive income. */
const OF_SOME = /attributable|available|applicable|comprehensive/i;

/** Whether the next row, or a heading before it, begins what follows a profit. */
export function isFollowedByOwners(items: readonly StatementItem[], end: number): boolean {
  if (BEFORE_TAX.test(items[end]?.label ?? "") || isBeforeTax(items, end)) return false;
  for (let at = end + 1; at < items.length; at += 1) {
    const { label = "", amounts = null } = items[at] ?? {};
    if (isBeneathProfit(label)) return true;
    if (amounts !== null) return false;
  }
  return false;
}

/** The last row with a figure other than a final zero of both sides. */
export function findLastFigure(items: readonly StatementItem[]): number {
  return items.findLastIndex(({ amounts }) => amounts?.some((amount) => amount));
}

const BEFORE_TAX = /\bbefore (?:income )?tax/i;

/** Whether "Net profit" is followed by tax, so that it is profit before tax. */
function isBeforeTax(items: readonly StatementItem[], end: number): boolean {
  const label = items[end]?.label ?? "";
  const isTaxed = ({ amounts, label: words }: StatementItem) =>
    amounts !== null && /\btax/i.test(words);
  return BARE.test(label) && items.slice(end + 1).some(isTaxed);
}

/** Whether a clearer result follows with costs in between, so that this one is not the result of the year. */
function isSurpassed(items: readonly StatementItem[], end: number): boolean {
  if (SURE.test(items[end]?.label ?? "")) return false;
  const beneath = items.findIndex(({ label }, at) => at > end && isBeneathProfit(label));
  return items
    .slice(end + 1, beneath < 0 ? items.length : beneath)
    .some(
      ({ amounts, label }) =>
        amounts?.some((amount) => amount) &&
        (BEFORE_TAX.test(label) || (SURE.test(label) && isNetResult(label))),
    );
}

const SURE =
  /\bnet\b|\b(?:for|of) the (?:financial |fiscal )?(?:year|period)\b|\bafter (?:income )?tax/i;

const BARE = /^net (?:profit|loss|surplus|deficit)(?: ?\/? ?\(?(?:loss|deficit)\)?)?$/i;

/** Whether the label is that of the result of the period. */
export function isNetResult(label: string): boolean {
  const written = label.trim();
  if (written.length > MOST_MARKS * LONGEST) return false;
  const words = written
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .trim();
  if (words.length > LONGEST || !NET.test(words) || OTHER.test(words)) return false;
  return !isOfOneSale(words) && !isBeneathProfit(words);
}

const LONGEST = 120;
/** Letters with more combining marks are not normalised, which would take long. */
const MOST_MARKS = 8;
