import {
  type Category,
  type Concept,
  conceptDefinition,
  isConcept,
} from "../../concepts/concepts.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { Method } from "../../policies/policies.ts";
import type { PriorCashFlowRow } from "../rows.ts";
import { matchConcept } from "./matchConcept.ts";
import { readCategory } from "./readCategory.ts";

/** A line of last year without a matching concept; it keeps its label. */
export type UnmatchedComparative = { id: string; label: string; category: Category; amount: Minor };

/** Last year's statement as supplied, by concept. */
export type Comparatives = {
  byConcept: ReadonlyMap<Concept, Minor>;
  unmatched: readonly UnmatchedComparative[];
  /** The method of its operating lines; null where they fit both or none. */
  method: Method | null;
  /** The total of each category: the supplied subtotal, else the sum of its lines. */
  totals: Readonly<Record<Category, Minor>>;
};

/**
 * Matches the lines of last year's statement to concepts (IAS 1.38; as supplied, not recomputed). Lines without a match
 * are kept as separate lines, never dropped.
 */
export function readComparatives(rows: readonly PriorCashFlowRow[]): Comparatives {
  const byConcept = new Map<Concept, Minor>();
  const unmatched: UnmatchedComparative[] = [];
  for (const row of rows) {
    const concept = conceptOf(row);
    if (concept !== null) byConcept.set(concept, (byConcept.get(concept) ?? 0n) + row.amount);
    else if (row.amount !== 0n) unmatched.push(keep(row));
  }
  const total = (category: Category, subtotal: Concept) =>
    byConcept.get(subtotal) ?? addUp(rows, category);
  return {
    byConcept,
    unmatched,
    method: methodOf(byConcept.keys()),
    totals: {
      operating: total("operating", "net_cash_operating"),
      investing: total("investing", "net_cash_investing"),
      financing: total("financing", "net_cash_financing"),
      reconciliation: byConcept.get("effect_of_exchange_rate_changes") ?? 0n,
    },
  };
}

function methodOf(concepts: Iterable<Concept>): Method | null {
  const shown = new Set([...concepts].map((concept) => conceptDefinition(concept).presentation));
  if (shown.has("indirect") === shown.has("direct")) return null;
  return shown.has("direct") ? "direct" : "indirect";
}

/** The concept that a line names, or that its label matches; null when none. */
function conceptOf({ concept, lineItem }: PriorCashFlowRow): Concept | null {
  return concept !== null && isConcept(concept) ? concept : matchConcept(lineItem);
}

function keep(row: PriorCashFlowRow): UnmatchedComparative {
  const slug = row.lineItem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return {
    id: `${slug || "line"}-${row.row}`,
    label: row.lineItem,
    category: readCategory(row.category),
    amount: row.amount,
  };
}

function addUp(rows: readonly PriorCashFlowRow[], category: Category): Minor {
  const own = rows.filter((row) => {
    const concept = conceptOf(row);
    const isSubtotal = concept !== null && conceptDefinition(concept).isSubtotal;
    return !isSubtotal && comparativeCategory(row, concept) === category;
  });
  return sum(own.map((row) => row.amount));
}

/** The category in the file, else that of the concept. */
function comparativeCategory(row: PriorCashFlowRow, concept: Concept | null): Category {
  const written = readCategory(row.category);
  return written === "reconciliation" && concept !== null
    ? conceptDefinition(concept).category
    : written;
}
