import type { Analysis } from "./Analysis.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import type { ValidationType } from "./Finding.ts";
import { gatherBooks } from "./gatherBooks.ts";
import { runDetectors } from "./runDetectors.ts";
import { summarise } from "./summarise.ts";

/** Looks for unusual balances, movements and ratios. */
export function detectAnomalies(facts: AnalystFacts): Analysis {
  return analyse(facts, "anomaly_detection");
}

/** Gives a second opinion on the role of every account. */
export function checkCategories(facts: AnalystFacts): Analysis {
  return analyse(facts, "categorization");
}

/** Reviews the statement: its checks, gross flows, non-cash transactions, interest and tax. */
export function reviewCashFlow(facts: AnalystFacts): Analysis {
  return analyse(facts, "cash_flow");
}

function analyse(
  facts: AnalystFacts,
  validationType: Exclude<ValidationType, "audit_notes">,
): Analysis {
  return summarise(validationType, runDetectors(gatherBooks(facts), [validationType]));
}
