import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { agreementOf, isBeyondChance } from "./fitsBeyondChance.ts";
import type { NationalChart } from "./NationalChart.ts";
import { recogniseChart } from "./recogniseChart.ts";

/**
 * Why a chart is doubted: the accounts are of another one or of none that is known, or names in English go with a
 * neighbour of it as well.
 */
export type ChartDoubt = { rival: NationalChart | null; isTwin?: true };

/**
 * Whether the names of accounts speak against a chart that was chosen for them, by a person or by the format of a
 * ledger: they are those of another chart, or go with its numbers no oftener than by chance. Few names say nothing.
 */
export function doubtOf(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): ChartDoubt | null {
  const rival = recogniseChart(accounts, language);
  if (rival !== null) return rival.id === chart.id ? null : { rival };
  const agreement = agreementOf(chart, accounts, language);
  const { telling, fitting } = agreement;
  const isAgainst = telling >= FEWEST && fitting < FITTING * telling;
  return isAgainst && !isBeyondChance(agreement) ? { rival: null } : null;
}

const FEWEST = 10;
/** Books that are read by their own chart have more than this share of their names where the chart has them. */
const FITTING = 0.3;
