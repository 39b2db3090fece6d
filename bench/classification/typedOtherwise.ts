import { keyOfName } from "../../core/classify/learnt/commonNames.ts";
import { type PublicAccount, type PublicChart, readPublicCharts } from "./readPublicCharts.ts";

/** So many names of a chart must be ones that two other authors have… */
const FEWEST = 10;
/** …and this share of them typed as none of those does. */
const SHARE = 0.15;
const AUTHORS = 2;

/**
 * The English charts whose authors type accounts otherwise than every other author types accounts of the
 * same name: plant as a current asset, drawings as a cost. Told by names that are known alone, which are
 * none of those that the figures are of.
 */
export function typedOtherwise(charts: readonly PublicChart[]): ReadonlySet<PublicChart> {
  const byName = namesOfAuthors();
  return new Set(
    charts.filter((chart) => {
      if (chart.group !== "english") return false;
      const others = chart.accounts.flatMap((account) => {
        const its = byName.get(keyOfName(account.name)) ?? [];
        const byOthers = its.filter(({ author }) => author !== authorOf(chart));
        const isKnown = new Set(byOthers.map(({ author }) => author)).size >= AUTHORS;
        return isKnown ? [!byOthers.some((other) => isAlike(other.account, account))] : [];
      });
      const against = others.filter((isAgainst) => isAgainst).length;
      return others.length >= FEWEST && against >= SHARE * others.length;
    }),
  );
}

type OfAuthor = { author: string; account: PublicAccount };

function namesOfAuthors(): Map<string, OfAuthor[]> {
  const byName = new Map<string, OfAuthor[]>();
  for (const chart of readPublicCharts("seen")) {
    if (chart.group !== "english") continue;
    for (const account of chart.accounts) {
      const key = keyOfName(account.name);
      const its = byName.get(key) ?? [];
      its.push({ author: authorOf(chart), account });
      byName.set(key, its);
    }
  }
  return byName;
}

/** Whoever wrote a chart; of a source with charts of many countries, the country. */
export function authorOf({ source, name }: PublicChart): string {
  return `${source} ${name.split(/[@/_]/)[0]}`;
}

/** Types overlap; those are alike that have half of their roles in common. */
function isAlike(one: PublicAccount, other: PublicAccount): boolean {
  const [few, many] =
    one.admits.length < other.admits.length
      ? [one.admits, other.admits]
      : [other.admits, one.admits];
  return few.filter((role) => many.includes(role)).length * 2 >= few.length;
}
