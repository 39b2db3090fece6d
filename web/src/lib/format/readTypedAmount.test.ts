import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedAmount, writeTypedAmount } from "./readTypedAmount.ts";

test.each([
  ["1,250.50", "GBP", "1250.50"],
  ["1.250,50", "EUR", "1250.50"],
  ["12,50", "EUR", "12.50"],
  ["1,250", "EUR", "1250"],
  ["1250.50", "EUR", "1250.50"],
  ["£ 12", "GBP", "12"],
  ["(80)", "USD", "-80"],
  ["-80.5", "USD", "-80.5"],
  ["1,250.125", "KWD", "1250.125"],
  ["1,250.00", "JPY", "1250.00"],
])("%s in %s is %s", (typed, currency, amount) => {
  expect(readTypedAmount(typed, currency)).toBe(amount);
});

test.each([
  ["1.250", "GBP"],
  ["1.250", "EUR"],
  ["12,50", "GBP"],
  ["1,2,3", "GBP"],
  ["12.345", "USD"],
  ["12.5", "JPY"],
  ["twelve", "GBP"],
  ["", "GBP"],
])("%s in %s is no amount: it could be read two ways, or none", (typed, currency) => {
  expect(readTypedAmount(typed, currency)).toBeNull();
});

test("what is written is read back to the cent, in every currency", () => {
  const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(cents, fc.constantFrom("GBP", "USD", "EUR"), (value, currency) => {
      const size = value < 0n ? -value : value;
      const amount = `${value < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
      const read = readTypedAmount(writeTypedAmount(amount, currency), currency) ?? "";
      const [whole, part = "00"] = read.split(".");
      expect(`${whole}.${part}`).toBe(amount);
    }),
  );
});
