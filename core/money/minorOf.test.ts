import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinor } from "./formatMinor.ts";
import { minorOf } from "./minorOf.ts";

test("an amount that we wrote reads back as itself", () => {
  fc.assert(fc.property(fc.bigInt(), (amount) => minorOf(formatMinor(amount)) === amount));
});

test.each(["", "0", "1.5", "1,000.00", "1.000", " 1.00", "1e3", "NaN", "-.50", "(1.00)"])(
  "%j is an error, not a zero and not another amount",
  (text) => {
    expect(() => minorOf(text)).toThrow(`"${text}" is not an amount with two decimals`);
  },
);
