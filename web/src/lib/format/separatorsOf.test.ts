import { expect, test } from "vitest";
import { localeOf } from "./localeOf.ts";
import { separatorsOf } from "./separatorsOf.ts";

test.each(["GBP", "USD", "EUR", "JPY"])("the separators of %s are its locale's", (currency) => {
  const parts = new Intl.NumberFormat(localeOf(currency)).formatToParts(1_234.5);
  const sign = (name: string) => parts.find(({ type }) => type === name)?.value;
  expect(separatorsOf(currency)).toEqual({ group: sign("group"), decimal: sign("decimal") });
});
