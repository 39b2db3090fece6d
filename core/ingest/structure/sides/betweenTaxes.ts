import { anyOf } from "../../../text/TextPattern.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import type { Reading } from "../readings/chooseReading.ts";
import type { StatementItem } from "../StatementItem.ts";

/** Labels of profit before tax, as written by `normaliseHeading`. */
const PRETAX = anyOf(
  /\bbefore (?:corporate |corporation |income |profit )?tax(?:es|ation)?\b|^pbt$/,
  /\bantes d[aeo]l?s? (?:l[ao]s? )?(?:impuestos?|impostos?|tributos|tributacao|irpj|ir|isr)\b/,
  /\b(?:prima|ante) (?:delle |di |d )?imposte\b|\bavant (?:l )?impots?\b/,
  /\bvor (?:ertrag)?steuern?\b|\bvoor (?:winst)?belasting(?:en)?\b|\bf[oø]re? skatt?(?:er|ekostnad)?\b/,
  /\bprzed opodatkowaniem\b|^(?:zysk|strata|wynik)(?: (?:zysk|strata|finansowy))? brutto$/,
  /利润总额|利潤總額|[税稅]前(?:利润|利潤|盈利|溢利)|[税稅]引前|차감전/u,
);

/** Profit before other costs as well: those costs are between it and the profit after tax. */
const EARLIER =
  /\b(?:interest|interes|intereses|interets|juros|interessi|zinsen|rente|renter|rantor|odsetek|odsetkami|depreciation)\b|amort/;

/** If more rows are in between, they include other costs. */
const MOST = 4;

/**
 * Finds accounts between a printed profit before tax and the result after it, where both agree with the rows: income
 * tax, discontinued operations or non-controlling interests (IAS 1.82, ASC 740-10-45).
 */
export function betweenTaxes(
  items: readonly StatementItem[],
  { agreeing, reduction }: Reading,
): ReadonlySet<number> {
  const results = agreeing.filter(({ isWhole, parts }) => isWhole && parts > 1);
  const pretax = results.findLast(({ item }) => isPretax(items[item]?.label ?? ""));
  const after = results.find(({ item }) => item > (pretax?.item ?? items.length));
  if (pretax === undefined || after === undefined) return NONE;
  const isBetween = (at: number) => at > pretax.item && at < after.item;
  const between = [...reduction.paths.keys()].filter(isBetween);
  return between.length <= MOST ? new Set(between) : NONE;
}

const NONE: ReadonlySet<number> = new Set();

function isPretax(label: string): boolean {
  const words = normaliseHeading(label);
  return PRETAX.test(words) && !EARLIER.test(words);
}
