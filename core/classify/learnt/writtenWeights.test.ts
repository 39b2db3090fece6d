import fc from "fast-check";
import { expect, test } from "vitest";
import { roleIds } from "../../roles/roles.ts";
import { readPairs, writePairs } from "./writtenWeights.ts";

const pair = fc.tuple(fc.nat(roleIds.length - 1), fc.integer({ min: -90, max: 90 }));

test("what is written is read again, weights to the nearest three twentieths", () => {
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const read = readPairs(writePairs(pairs.flat()));
      pairs.forEach(([role, weight], at) => {
        expect(read[2 * at]).toBe(role);
        expect(Math.abs((read[2 * at + 1] ?? 0) - weight)).toBeLessThanOrEqual(1.5);
      });
    }),
  );
});
