import type { Concept } from "@tieout/core";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";

type Line = Pick<StatementLine, "concept" | "category" | "isSubtotal">;

const footParts: Partial<Record<Concept, readonly string[]>> = {
  net_change_in_cash: ["net_cash_operating", "net_cash_investing", "net_cash_financing"],
  cash_at_end: [
    "cash_at_beginning",
    "net_change_in_cash",
    "effect_of_exchange_rate_changes",
    "unreconciled_difference",
  ],
};

/** The lines a subtotal adds up: those above it in its category, or the totals a foot line joins. */
export function linesBehind<Shown extends Line>(line: Line, lines: readonly Shown[]): Shown[] {
  if (!line.isSubtotal) return [];
  const concepts: Readonly<Record<string, readonly string[]>> = footParts;
  const named = concepts[line.concept];
  if (named) return lines.filter(({ concept }) => named.includes(concept));
  if (line.category === "reconciliation") return [];
  const position = lines.findIndex(({ concept }) => concept === line.concept);
  return lines
    .slice(0, position)
    .filter(({ category, isSubtotal }) => category === line.category && !isSubtotal);
}
