import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Role, roleIds } from "../../roles/roles.ts";
import { type Evidence, NOT_ALLOWED, rolesAllowed } from "./Evidence.ts";
import { likeliest, oddsOfAll, sharesOf, weighTogether } from "./weighTogether.ts";

const EVEN = { asset: 0.2, liability: 0.2, equity: 0.2, income: 0.2, expense: 0.2 };
const AMONG_ASSETS = { asset: 0.96, liability: 0.01, equity: 0.01, income: 0.01, expense: 0.01 };

const role = fc.constantFrom(...roleIds);
const confidence = fc.integer({ min: 50, max: 98 }).map((hundredths) => hundredths / 100);
const evidence = fc
  .uniqueArray(fc.tuple(role, fc.double({ min: -8, max: 8, noNaN: true })), {
    minLength: 2,
    selector: ([each]) => each,
  })
  .map(evidenceOf);

function evidenceOf(pairs: readonly (readonly [Role, number])[]): Evidence {
  const oddsOf = new Map(pairs);
  return roleIds.map((each) => oddsOf.get(each) ?? NOT_ALLOWED);
}

describe("readings weighed together", () => {
  test("a first reading that agrees makes a role no less likely", () => {
    fc.assert(
      fc.property(evidence, confidence, (learnt, sure) => {
        const most = likeliest(learnt);
        if (most === null) throw new Error("there is evidence");
        const alone = sharesOf(
          oddsOfAll(weighTogether({ role: null, confidence: 0 }, learnt, EVEN)),
          most,
        );
        const both = sharesOf(
          oddsOfAll(weighTogether({ role: most, confidence: sure }, learnt, EVEN)),
          most,
        );
        expect(both.own).toBeGreaterThanOrEqual(alone.own);
      }),
    );
  });

  test("shares lie between nothing and all, a role's within that of its natures", () => {
    fc.assert(
      fc.property(evidence, role, confidence, (learnt, first, sure) => {
        const together = weighTogether({ role: first, confidence: sure }, learnt, AMONG_ASSETS);
        for (const each of rolesAllowed(together)) {
          const { own, alike } = sharesOf(oddsOfAll(together), each);
          expect(own).toBeGreaterThan(0);
          expect(alike).toBeGreaterThanOrEqual(own);
          expect(alike).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test("a role the account cannot play is not made possible by its name", () => {
    const learnt = evidenceOf([["revenue", 0.5]]);
    const together = weighTogether({ role: "trade_receivables", confidence: 0.95 }, learnt, EVEN);
    expect(likeliest(together)).toBe("revenue");
  });

  test("between two that are as likely, those around decide", () => {
    const learnt = evidenceOf([
      ["operating_expenses", 1],
      ["inventories", 1],
    ]);
    const together = weighTogether({ role: null, confidence: 0 }, learnt, AMONG_ASSETS);
    expect(likeliest(together)).toBe("inventories");
    expect(sharesOf(oddsOfAll(together), "inventories").own).toBeGreaterThan(0.8);
  });
});
