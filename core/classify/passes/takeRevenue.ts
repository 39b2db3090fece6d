import type { ClassifiedAccount } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { ASKED } from "../questions/ask.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";

/** With fewer costs than these the profit and loss is too small to draw a conclusion. */
const FEWEST_COSTS = 3;

/**
 * Reads rents, fees or commissions as revenue where a profit and loss holds no other: they are what
 * the business lives on (IFRS 15.B2, IFRS 18.75(a)). Of income that is only other, sundry or by the way, none is.
 */
export function takeRevenue(accounts: readonly ClassifiedAccount[]): Changes {
  const roles = accounts.map(({ classification }) => classification.role);
  if (roles.includes("revenue") || costs(roles) < FEWEST_COSTS) return new Map();
  return changesBy(accounts, (account) => {
    const own = account.classification;
    if (own.source !== "name" || !isMainIncome(account)) return null;
    const reason = `${own.reason} No other account here is revenue, so this is.`;
    const { confidence } = own;
    const its = { ...own, role: "revenue", reason, source: "neighbours" } as const;
    // What nobody could place may be the revenue
    return roles.includes(null) ? { ...its, confidence: Math.min(confidence, ASKED) } : its;
  });
}

function costs(roles: readonly (string | null)[]): number {
  return roles.filter((role) => role !== null && COSTS.has(role)).length;
}

const COSTS = wordSet(
  "cost_of_sales employee_costs operating_expenses depreciation interest_expense",
);

function isMainIncome({ facts, classification }: ClassifiedAccount): boolean {
  if (classification.role !== "other_operating_income" || /other/i.test(facts.type)) return false;
  const words = tokenise(facts.name);
  return holdsAny(words, LIVED_ON) && !holdsAny(words, BESIDE);
}

const LIVED_ON = wordSet("rent rental letting hire fee commission royalty tuition subscription");
const BESIDE = wordSet("other sundry miscellaneous recovered late");
