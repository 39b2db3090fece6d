import { describe, expect, test } from "vitest";
import type { Category, Concept } from "../concepts/concepts.ts";
import type { Policies } from "../policies/policies.ts";
import { resolvePolicies } from "../policies/resolvePolicies.ts";
import { categoryOf } from "./calculateStatement.ts";

const LINES = [
  ["interest_paid", "interestPaid", "financing"],
  ["interest_received", "interestReceived", "operating"],
  ["dividends_received", "dividendsReceived", "operating"],
  ["dividends_paid", "dividendsPaid", "operating"],
  ["dividends_paid_to_nci", "dividendsPaid", "operating"],
] as const satisfies readonly (readonly [Concept, keyof Policies, Category])[];

function policiesWith(chosen: Partial<Policies>): Policies {
  const resolved = resolvePolicies("IFRS", chosen);
  if (!resolved.ok) throw new Error("IAS 7.31-34 allows each choice");
  return resolved.value;
}

describe("interest and dividends stand where their own policy says (IAS 7.31-34)", () => {
  test.each(LINES)("%s", (concept, policy, other) => {
    const [usual, changed] = [policiesWith({}), policiesWith({ [policy]: other })];
    expect(categoryOf(concept, usual)).toBe(usual[policy]);
    expect(categoryOf(concept, usual)).not.toBe(other);
    expect(categoryOf(concept, changed)).toBe(other);
    const moved = LINES.filter(([each]) => categoryOf(each, changed) !== categoryOf(each, usual));
    expect(moved.map(([, its]) => its)).toEqual(moved.map(() => policy));
  });
});
