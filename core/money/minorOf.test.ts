import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinor } from "./formatMinor.ts";
import { decimalsIn, minorOf } from "./minorOf.ts";

test("an amount that we wrote reads back as itself, whatever decimals its currency has", () => {
  const decimals = fc.constantFrom(0, 2, 3);
  fc.assert(
    fc.property(fc.bigInt(), decimals, (amount, places) => {
      const written = formatMinor(amount, places);
      return minorOf(written) === amount && decimalsIn(written) === places;
    }),
  );
});

test.each(["", "1.5", "1,000.00", "1.0000", " 1.00", "1e3", "NaN", "-.50", "(1.00)"])(
  "%j is an error, not a zero and not another amount",
  (text) => {
    expect(() => minorOf(text)).toThrow("An amount is not written as it is here");
  },
);
