import fc from "fast-check";
import { expect, test } from "vitest";
import { type Amount, amountOf, apportionAmount, minus, plus, shareOf, toMinor } from "./Amount.ts";
import { divideRounded } from "./divideRounded.ts";
import { sum } from "./Minor.ts";

/** Small amounts, and those on both sides of where a number is exact no longer. */
const minor = fc.oneof(
  fc.bigInt({ min: -1_000n, max: 1_000n }),
  fc.bigInt({ min: 2n ** 53n - 5n, max: 2n ** 53n + 5n }),
  fc.bigInt({ min: -(2n ** 53n) - 5n, max: 5n - 2n ** 53n }),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
);

/** The same minor units are written in one way only. */
function expectExact(amount: Amount, wanted: bigint): void {
  expect(toMinor(amount)).toBe(wanted);
  expect(typeof amount).toBe(Number.isSafeInteger(Number(wanted)) ? "number" : "bigint");
}

test("amounts add up, are taken off and shared as their minor units are", () => {
  fc.assert(
    fc.property(minor, minor, minor, (one, other, whole) => {
      expectExact(plus(amountOf(one), amountOf(other)), one + other);
      expectExact(minus(amountOf(one), amountOf(other)), one - other);
      if (whole !== 0n)
        expectExact(
          shareOf(amountOf(one), amountOf(other), amountOf(whole)),
          divideRounded(one * other, whole),
        );
    }),
  );
});

test.each([
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [1n, -2n, -1n],
  [-1n, -2n, 1n],
  [1n, 3n, 0n],
  [-2n, 3n, -1n],
])("%s in %s parts is %s: a half goes away from zero", (dividend, divisor, expected) => {
  expect(divideRounded(dividend, divisor)).toBe(expected);
});

test("what is shared out in proportion sums to the whole", () => {
  const weights = fc.array(fc.bigInt({ min: 1n, max: 2n ** 54n }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 54n }), weights, (amount, drawn) => {
      const shares = apportionAmount(amountOf(amount), drawn.map(amountOf));
      expect(sum(shares.map(toMinor))).toBe(amount);
    }),
  );
});
