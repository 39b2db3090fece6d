import { type ClassifiedAccount, CONFIDENCE_BAR } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "../questions/ask.ts";
import { readName } from "../readings/readName.ts";
import { chartNames } from "./ChartId.ts";
import type { ChartDoubt } from "./doubtOf.ts";
import { readNumber } from "./readNumber.ts";

/**
 * Asks about accounts that are sure by their number alone, where the names of the books speak against the chart that
 * was chosen, or go with another one as well: neither the own name nor the other chart says the same.
 */
export function askDoubted(
  accounts: readonly ClassifiedAccount[],
  doubt: ChartDoubt | undefined,
): Changes {
  if (doubt === undefined) return new Map();
  const { rival } = doubt;
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.source !== "number" || own.confidence < CONFIDENCE_BAR) return null;
    const elsewhere = rival && readNumber(rival, facts.code, facts.side);
    const isAgreed = elsewhere?.role === own.role && !elsewhere.needsPerson;
    if (isAgreed || readName(facts, placeOf(facts).natures)?.role === own.role) return null;
    return { ...ask(own, whyDoubted(doubt)), needsPerson: true };
  });
}

function whyDoubted({ rival, isTwin }: ChartDoubt): string {
  return isTwin && rival
    ? `But the names of these accounts go with the ${chartNames[rival.id]} as well, where that number is something else.`
    : "The names of these accounts do not go with that chart.";
}
