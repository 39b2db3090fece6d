import { expect, test } from "vitest";
import { agreedCurrency } from "./CurrencyWritten.ts";
import { signBeside } from "./signBeside.ts";

test.each([
  ["$1,500.00", "$"],
  ["(1,500.00) EUR", "EUR"],
  ["1,500.00 Cr", ""],
  ["1,500.00", ""],
])("beside %s stands %o", (cell, sign) => {
  expect(signBeside(cell)).toBe(sign);
});

test.each(["EUR", "Cash at bank", "$", "-"])(
  "%s is no amount, and has no sign beside it",
  (cell) => {
    expect(signBeside(cell)).toBe("");
  },
);

test("of several that are written the narrowest says most, wherever it stands", () => {
  const dollar = { sign: "$", row: 2, currencies: ["USD", "CAD"] };
  const canadian = { sign: "CAD", row: 3, currencies: ["CAD"] };
  expect(agreedCurrency([dollar, canadian])).toEqual(canadian);
  expect(agreedCurrency([canadian, dollar])).toEqual(canadian);
  expect(agreedCurrency([dollar, { ...canadian, currencies: ["EUR"] }])).toBeNull();
});
