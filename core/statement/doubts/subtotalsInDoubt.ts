import { type Concept, conceptDefinition } from "../../concepts/concepts.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Policies } from "../../policies/policies.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { categoryOf, isAfterOperations } from "../calculateStatement.ts";

type IsWithin = (line: Concept, policies: Policies) => boolean;

/** The lines that each subtotal adds up. */
const SUBTOTALS: readonly (readonly [Concept, IsWithin])[] = [
  [
    "cash_generated_from_operations",
    (line, policies) => categoryOf(line, policies) === "operating" && !isAfterOperations(line),
  ],
  ["net_cash_operating", (line, policies) => categoryOf(line, policies) === "operating"],
  ["net_cash_investing", (line, policies) => categoryOf(line, policies) === "investing"],
  ["net_cash_financing", (line, policies) => categoryOf(line, policies) === "financing"],
];

/** The subtotals that include a line. */
export function subtotalsWith(line: Concept, policies: Policies): Concept[] {
  return SUBTOTALS.flatMap(([subtotal, isWithin]) => (isWithin(line, policies) ? [subtotal] : []));
}

/**
 * The part of each subtotal that depends on an estimate, without a sign. If cash may be on another line of the estimate
 * instead, only subtotals that include one of the two lines change, by at most the smaller side.
 */
export function subtotalsInDoubt(
  lines: ReadonlyMap<WorksheetColumn, Minor>,
  policies: Policies,
): Map<Concept, Minor> {
  const cash = [...lines].flatMap(([line, amount]) =>
    isOfCash(line) ? [[line, amount] as const] : [],
  );
  return new Map(
    SUBTOTALS.flatMap(([subtotal, isWithin]) => {
      let [within, outside] = [0n, 0n];
      for (const [line, amount] of cash)
        if (isWithin(line, policies)) within += amount;
        else outside += amount;
      const size = within < outside ? within : outside;
      return size === 0n ? [] : [[subtotal, size] as const];
    }),
  );
}

/** Whether a line is a cash flow. (Lines of the indirect method only would count the same cash again.) */
export function isOfCash(line: WorksheetColumn): line is Concept {
  return line !== NON_CASH && conceptDefinition(line).presentation !== "indirect";
}
