import { anyOf } from "../../../text/TextPattern.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import type { Reading } from "../readings/chooseReading.ts";
import type { StatementItem } from "../StatementItem.ts";

/** A profit before tax, in words as `normaliseHeading` writes them. */
const PRETAX = anyOf(
  /\bbefore (?:corporate |corporation |income |profit )?tax(?:es|ation)?\b|^pbt$/,
  /\bantes d[aeo]l?s? (?:l[ao]s? )?(?:impuestos?|impostos?|tributos|tributacao|irpj|ir|isr)\b/,
  /\b(?:prima|ante) (?:delle |di |d )?imposte\b|\bavant (?:l )?impots?\b/,
  /\bvor (?:ertrag)?steuern?\b|\bvoor (?:winst)?belasting(?:en)?\b|\bf[oø]re? skatt?(?:er|ekostnad)?\b/,
  /\bprzed opodatkowaniem\b|^(?:zysk|strata|wynik)(?: (?:zysk|strata|finansowy))? brutto$/,
  /利润总额|利潤總額|[税稅]前(?:利润|利潤|盈利|溢利)|[税稅]引前|차감전/u,
);

/** Of a profit before these costs too, they stand between it and the one after tax. */
const EARLIER =
  /\b(?:interest|interes|intereses|interets|juros|interessi|zinsen|rente|renter|rantor|odsetek|odsetkami|depreciation)\b|amort/;

/** More rows than these between the two are costs of other kinds. */
const MOST = 4;

/**
 * The accounts between a printed profit before tax and the result that follows it, where both agree with the rows: what
 * stands there is tax on the profit, discontinued operations or the share of others (IAS 1.82, ASC 740-10-45).
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
