import { type Concept, conceptDefinition, isConcept } from "../../concepts/concepts.ts";
import type { Minor } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import type { StatementDocument } from "../../statement/StatementDocument.ts";
import type { Truth } from "./countTruth.ts";

/** A line of a statement that does not say what is true. */
export type Difference = {
  method: Method;
  line: Concept;
  expected: Minor;
  shown: Minor;
};

/** What a statement shows of a line, as far as it is compared. */
type ShownLine = { concept: string; currentYear: string; isSubtotal: boolean };

/** Every line of both methods that differs from the truth. */
export function compareWithTruth(
  truth: Truth,
  { statements }: Pick<StatementDocument, "statements">,
): Difference[] {
  return [
    ...compareLines("direct", truth.direct, statements.direct.lines),
    ...compareLines("indirect", truth.indirect, statements.indirect.lines),
  ];
}

/** The lines of one method that differ from the truth. */
export function compareLines(
  method: Method,
  truth: ReadonlyMap<Concept, Minor>,
  lines: readonly ShownLine[],
): Difference[] {
  const expected = asCompared(truth);
  const shown = asCompared(amountsOf(lines));
  const all = new Set([...expected.keys(), ...shown.keys()]);
  return [...all].flatMap((line) => {
    const [wanted, found] = [expected.get(line) ?? 0n, shown.get(line) ?? 0n];
    return wanted === found ? [] : [{ method, line, expected: wanted, shown: found }];
  });
}

function amountsOf(lines: readonly ShownLine[]): Map<Concept, Minor> {
  const amounts = new Map<Concept, Minor>();
  for (const { concept, currentYear, isSubtotal } of lines)
    if (!isSubtotal && isConcept(concept) && !conceptDefinition(concept).isSubtotal)
      amounts.set(concept, minorOf(currentYear));
  return amounts;
}

/** A debt written off may be added back or stay with the receivables it lowered: both are right. */
function asCompared(lines: ReadonlyMap<Concept, Minor>): Map<Concept, Minor> {
  const writtenOff = lines.get("bad_debts") ?? 0n;
  const together = new Map(lines);
  together.delete("bad_debts");
  const changed = lines.get("change_in_trade_receivables") ?? 0n;
  return together.set("change_in_trade_receivables", changed + writtenOff);
}
