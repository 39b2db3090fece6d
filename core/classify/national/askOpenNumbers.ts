import { type ClassifiedAccount, CONFIDENCE_BAR, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { ask } from "../questions/ask.ts";
import { chartNames } from "./ChartId.ts";
import type { NationalChart } from "./NationalChart.ts";
import { isOpenNumber } from "./readNumber.ts";

/**
 * Asks about accounts whose number a national chart keeps for the closing of books, for memorandum accounts
 * or for anything: "Resultat" among them is no cost, however its name reads.
 */
export function askOpenNumbers(
  accounts: readonly ClassifiedAccount[],
  chart: NationalChart | null,
): Changes {
  if (chart === null) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    const isSure = own.confidence >= CONFIDENCE_BAR && !isFinal(own);
    if (!isSure || facts.type !== "" || !isOpenNumber(chart, facts.code)) return null;
    return ask(own, `The ${chartNames[chart.id]} leaves open what numbers like ${facts.code} are.`);
  });
}
