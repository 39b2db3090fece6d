import { type ClassifiedAccount, CONFIDENCE_BAR } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ask } from "../questions/ask.ts";
import { chartNames } from "./ChartId.ts";
import { isNamed } from "./isNamed.ts";
import type { NationalChart } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";

/**
 * Asks about accounts that are sure by their number in a chart and are named as a chart of another country names that
 * number: "211 Terrains" of French books among numbers of West Africa, where 211 is development. One such account is
 * no reason to leave the chart, and its number none to trust.
 */
export function askUnlike(
  accounts: readonly ClassifiedAccount[],
  chart: NationalChart | null,
): Changes {
  if (chart === null) return new Map();
  const unlike = Object.entries(chart.unlike ?? {});
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.source !== "number" || own.confidence < CONFIDENCE_BAR) return null;
    const number = numberOf(facts.code, chart.digits);
    const name = foldName(printedName(facts));
    const isOfAnother = unlike.some(
      ([begin, words]) => number.startsWith(begin) && isNamed(name, words),
    );
    if (!isOfAnother) return null;
    const why = `But another chart names that number so, and the ${chartNames[chart.id]} does not.`;
    return { ...ask(own, why), needsPerson: true };
  });
}
