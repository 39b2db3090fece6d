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

/** The subtotals that add up a line. */
export function subtotalsWith(line: Concept, policies: Policies): Concept[] {
  return SUBTOTALS.flatMap(([subtotal, isWithin]) => (isWithin(line, policies) ? [subtotal] : []));
}

/**
 * How much of each subtotal depends on an estimate, without sign: cash that may stand on one of these lines
 * or on another changes the subtotals that add up only one of them, by no more than stands on either side.
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

/** Whether a line is of cash: the indirect method's own lines show the same cash again. */
export function isOfCash(line: WorksheetColumn): line is Concept {
  return line !== NON_CASH && conceptDefinition(line).presentation !== "indirect";
}
