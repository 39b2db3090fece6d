import {
  type Category,
  type Concept,
  conceptDefinition,
  conceptIds,
  isConcept,
} from "../concepts/concepts.ts";
import type { PriorCashFlowRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { comparativeLabels } from "./comparativeLabels.ts";

/** A prior-year line that matches none of ours: it keeps its own words. */
export type UnmatchedComparative = { id: string; label: string; category: Category; amount: Minor };

/** Last year's statement as supplied, by concept. */
export type Comparatives = {
  byConcept: ReadonlyMap<Concept, Minor>;
  unmatched: readonly UnmatchedComparative[];
  /** Every supplied line of a category added up, or the subtotal as supplied where there is one. */
  totals: Readonly<Record<Category, Minor>>;
};

/**
 * Matches last year's lines to concepts by their words (IAS 1.38; as supplied, not recomputed).
 * What does not match is kept as its own line, never dropped.
 */
export function readComparatives(rows: readonly PriorCashFlowRow[]): Comparatives {
  const byConcept = new Map<Concept, Minor>();
  const unmatched: UnmatchedComparative[] = [];
  for (const row of rows) {
    const concept = matchConcept(row.lineItem);
    if (concept !== null) byConcept.set(concept, (byConcept.get(concept) ?? 0n) + row.amount);
    else unmatched.push(keep(row));
  }
  const total = (category: Category, subtotal: Concept) =>
    byConcept.get(subtotal) ?? addUp(rows, category);
  return {
    byConcept,
    unmatched,
    totals: {
      operating: total("operating", "net_cash_operating"),
      investing: total("investing", "net_cash_investing"),
      financing: total("financing", "net_cash_financing"),
      reconciliation: byConcept.get("effect_of_exchange_rate_changes") ?? 0n,
    },
  };
}

/** The concept a line's words stand for: its id, its label or a usual synonym; null when none. */
function matchConcept(lineItem: string): Concept | null {
  const id = lineItem.trim().toLowerCase();
  return isConcept(id) ? id : (conceptsByWords.get(words(lineItem)) ?? null);
}

const conceptsByWords: ReadonlyMap<string, Concept> = new Map(
  conceptIds.flatMap((concept) =>
    [conceptDefinition(concept).label, ...(comparativeLabels[concept] ?? [])].map(
      (label) => [words(label), concept] as const,
    ),
  ),
);

/** The words that carry meaning: "(Increase)/decrease in trade receivables" is "trade receivables". */
function words(label: string): string {
  return label
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z ]+/g, " ")
    .replace(
      /^\s*(change|changes|movement|increase|decrease|increase decrease|decrease increase)\s+(in|of)\b/,
      " ",
    )
    .replace(/^\s*increase\s+decrease\s+in\b|^\s*decrease\s+increase\s+in\b/, " ")
    .replace(/\s+/g, " ")
    .trim();
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

function readCategory(text: string): Category {
  const found = /(operating|investing|financing)/i.exec(text)?.[1]?.toLowerCase();
  return found === "operating" || found === "investing" || found === "financing"
    ? found
    : "reconciliation";
}

function addUp(rows: readonly PriorCashFlowRow[], category: Category): Minor {
  const own = rows.filter((row) => {
    const concept = matchConcept(row.lineItem);
    const isSubtotal = concept !== null && conceptDefinition(concept).isSubtotal;
    return !isSubtotal && comparativeCategory(row, concept) === category;
  });
  return sum(own.map((row) => row.amount));
}

/** The file's own category counts; without one, the concept's. */
function comparativeCategory(row: PriorCashFlowRow, concept: Concept | null): Category {
  const written = readCategory(row.category);
  return written === "reconciliation" && concept !== null
    ? conceptDefinition(concept).category
    : written;
}
