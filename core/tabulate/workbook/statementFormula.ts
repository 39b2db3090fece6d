import type { MethodStatement, StatementLine } from "../../statement/StatementDocument.ts";
import { rangesDown, rounded, sumOf } from "./cellReference.ts";
import type { StatementPlace } from "./StatementPlace.ts";
import { cashFormula, lineReference, type Workings } from "./workingsSheet.ts";

/** The column of the current year's amounts. */
const CURRENT = 1;

/**
 * The formula of an amount in the statement: a line from its column of the workings, a subtotal from its lines, cash
 * from the cash accounts. Null for a line that only comparatives have.
 */
export function statementFormula(
  line: StatementLine | "tie_out",
  { lines }: MethodStatement,
  place: StatementPlace,
  workings: Workings,
): string | null {
  const cell = (concept: string) => `B${rowOfConcept(concept, lines, place)}`;
  if (line === "tie_out") {
    const explained = ["cash_at_beginning", "net_change_in_cash"].map((id) => `-${cell(id)}`);
    const exchange = hasLine("effect_of_exchange_rate_changes", lines)
      ? `-${cell("effect_of_exchange_rate_changes")}`
      : "";
    return rounded(`${cell("cash_at_end")}${explained.join("")}${exchange}`);
  }
  switch (line.concept) {
    case "cash_at_beginning":
      return cashFormula(workings, "opening");
    case "cash_at_end":
      return cashFormula(workings, "closing");
    case "unreconciled_difference":
      return `$B$${place.tieOutRow}`;
    case "net_change_in_cash":
      return sumOf(
        cell("net_cash_operating"),
        cell("net_cash_investing"),
        cell("net_cash_financing"),
      );
    default:
      return line.isSubtotal
        ? subtotalFormula(line, lines, place)
        : lineReference(workings, line.concept);
  }
}

/** Adds up the lines of the category above; a subtotal among them splits the range. */
function subtotalFormula(
  subtotal: StatementLine,
  lines: readonly StatementLine[],
  place: StatementPlace,
): string | null {
  const above = lines.slice(0, lines.indexOf(subtotal));
  const rows = above
    .filter(({ category, isSubtotal }) => category === subtotal.category && !isSubtotal)
    .flatMap(({ id }) => place.rowOf.get(id) ?? []);
  const ranges = rangesDown(CURRENT, rows);
  return ranges.length === 0 ? null : sumOf(...ranges);
}

function hasLine(concept: string, lines: readonly StatementLine[]): boolean {
  return lines.some((line) => line.concept === concept);
}

function rowOfConcept(
  concept: string,
  lines: readonly StatementLine[],
  place: StatementPlace,
): number {
  const line = lines.find((known) => known.concept === concept);
  const row = line && place.rowOf.get(line.id);
  // Every statement has these lines at its end (orderOfLines, isAlwaysShown)
  if (row === undefined) throw new Error(`the statement has no line ${concept}`);
  return row;
}
