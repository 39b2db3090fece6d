import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Role, roleIds } from "../../roles/roles.ts";
import { weighTogether } from "./weighTogether.ts";

const role = fc.constantFrom(...roleIds);
const confidence = fc.integer({ min: 1, max: 98 }).map((hundredths) => hundredths / 100);
const evidence = fc
  .uniqueArray(fc.tuple(role, fc.double({ min: -8, max: 8, noNaN: true })), {
    minLength: 2,
    selector: ([each]) => each,
  })
  .map((pairs) => new Map<Role, number>(pairs));

describe("two readings weighed together", () => {
  test("agreement never makes a reading less sure", () => {
    fc.assert(
      fc.property(evidence, confidence, (learnt, sure) => {
        const [most] = [...learnt].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
        const weighed = weighTogether({ role: most, confidence: sure }, learnt);
        expect(weighed.role).toBe(most);
        expect(weighed.confidence).toBeGreaterThanOrEqual(sure);
      }),
    );
  });

  test("nobody but the user is ever certain", () => {
    fc.assert(
      fc.property(evidence, role, confidence, (learnt, first, sure) => {
        const weighed = weighTogether({ role: first, confidence: sure }, learnt);
        expect(weighed.confidence).toBeLessThanOrEqual(0.98);
        expect(weighed.confidence).toBeGreaterThan(0);
      }),
    );
  });

  test("a role the account cannot play is not made possible by its name", () => {
    const learnt = new Map<Role, number>([["revenue", 0.5]]);
    const weighed = weighTogether({ role: "trade_receivables", confidence: 0.95 }, learnt);
    expect(weighed.role).toBe("revenue");
  });

  test("readings that differ leave a doubt", () => {
    const learnt = new Map<Role, number>([
      ["borrowings", 2],
      ["trade_payables", 0],
    ]);
    const weighed = weighTogether({ role: "trade_payables", confidence: 0.93 }, learnt);
    expect(weighed.confidence).toBeLessThan(0.7);
  });

  test("a sure reading that is overruled leaves the other for a person, however strong it is", () => {
    const learnt = new Map<Role, number>([
      ["borrowings", 8],
      ["trade_payables", 0],
    ]);
    const weighed = weighTogether({ role: "trade_payables", confidence: 0.9 }, learnt);
    expect(weighed.role).toBe("borrowings");
    expect(weighed.confidence).toBeLessThan(0.7);
  });
});
