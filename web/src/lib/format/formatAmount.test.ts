import fc from "fast-check";
import { expect, test } from "vitest";
import { currencySign, formatAmount, formatExactly, formatMoney } from "./formatAmount.ts";
import { localeOf } from "./localeOf.ts";
import { addAmounts, subtractAmounts } from "./subtractAmounts.ts";

test("zero is a dash and a negative stands in parentheses without decimals", () => {
  expect(formatAmount("0.00")).toBe("-");
  expect(formatAmount("-0.00")).toBe("-");
  expect(formatAmount("-1234567.00")).toBe("(1,234,567)");
  expect(formatAmount("1999.50")).toBe("2,000");
});

test("amounts of every currency are written as the English around them", () => {
  expect(formatMoney("1234567.00", "EUR")).toBe("€1,234,567");
  expect(formatMoney("1536800.00", "GBP")).toBe("£1,536,800");
  expect(formatMoney("12.00", "GBP", "exactly")).toBe("£12.00");
  expect(formatExactly("-1234567.5", "GBP")).toBe("(1,234,567.50)");
  expect(currencySign("USD")).toBe("$");
});

test("an amount larger than a float can hold keeps its digits", () => {
  expect(formatAmount("9007199254740993.00")).toBe("9,007,199,254,740,993");
  expect(subtractAmounts("9007199254740993.01", "9007199254740992.02")).toBe("0.99");
});

test("differences and sums are exact to the cent", () => {
  expect(subtractAmounts("0.30", "0.10")).toBe("0.20");
  expect(addAmounts(["0.10", "0.20", "-0.35"])).toBe("-0.05");
});

test("what is not an amount is refused", () => {
  expect(() => formatAmount("abc")).toThrow();
});

test.each(["GBP", "EUR", "USD", "CAD", "CHF"])(
  "%s is written as its locale writes it",
  (currency) => {
    const amounts = fc.bigInt(1n, 10n ** 15n).map((minor) => {
      const digits = minor.toString().padStart(3, "0");
      return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
    });
    const intl = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(localeOf(currency), options);
    const both = (decimals: number) => ({
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const money = { style: "currency", currency } as const;
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount)).toBe(intl(both(0)).format(amount));
        expect(formatExactly(amount, currency)).toBe(intl(both(2)).format(amount));
        expect(formatMoney(amount, currency)).toBe(intl({ ...money, ...both(0) }).format(amount));
        expect(formatMoney(amount, currency, "exactly")).toBe(
          intl({ ...money, ...both(2) }).format(amount),
        );
      }),
    );
  },
);
