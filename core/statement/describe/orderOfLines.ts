import {
  type Category,
  type Concept,
  conceptDefinition,
  conceptIds,
} from "../../concepts/concepts.ts";
import type { Framework, Method, Policies } from "../../policies/policies.ts";
import { categoryOf } from "../calculateStatement.ts";

const CATEGORY_TOTALS: readonly (readonly [Category, Concept])[] = [
  ["operating", "net_cash_operating"],
  ["investing", "net_cash_investing"],
  ["financing", "net_cash_financing"],
];

/** The last lines of every statement, in order. */
const FOOT: readonly Concept[] = [
  "net_change_in_cash",
  "effect_of_exchange_rate_changes",
  "unreconciled_difference",
  "cash_at_beginning",
  "cash_at_end",
];

/**
 * The order of the lines: for each category its own lines, then lines that a policy moved into it, then the subtotal;
 * at the end the change in cash. US GAAP has no subtotal of cash generated from operations.
 */
export function orderOfLines(method: Method, framework: Framework, policies: Policies): Concept[] {
  const isShown = (concept: Concept) => {
    const { presentation } = conceptDefinition(concept);
    if (presentation !== "both" && presentation !== method) return false;
    return concept !== "cash_generated_from_operations" || framework !== "US_GAAP";
  };
  const sections = CATEGORY_TOTALS.flatMap(([category, total]) => [
    ...conceptsIn(category, total, policies),
    total,
  ]);
  return [...sections, ...FOOT].filter(isShown);
}

function conceptsIn(category: Category, total: Concept, policies: Policies): Concept[] {
  const own = conceptIds.filter((concept) => concept !== total && !FOOT.includes(concept));
  const here = own.filter((concept) => categoryOf(concept, policies) === category);
  const isAtHome = (concept: Concept) => homeOf(concept) === category;
  return [...here.filter(isAtHome), ...here.filter((concept) => !isAtHome(concept))];
}

/** The category in whose part of the concept table a concept is listed. */
function homeOf(concept: Concept): Category {
  const position = conceptIds.indexOf(concept);
  const home = CATEGORY_TOTALS.find(([, total]) => position <= conceptIds.indexOf(total));
  return home?.[0] ?? "reconciliation";
}
