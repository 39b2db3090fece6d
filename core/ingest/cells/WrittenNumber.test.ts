import { expect, test } from "vitest";
import { readWrittenNumber } from "./WrittenNumber.ts";

test.each([
  ["R$ 3.000,00", "3000", "00", false],
  ["-R$3.000,50", "3000", "50", true],
  ["(US$ 12,500.00)", "12500", "00", true],
  ["RD$1,250.75", "1250", "75", false],
  ["S/ 1,250.00", "1250", "00", false],
  ["Rs. 1,25,000/-", "125000", "", false],
  ["500/=", "500", "", false],
  ["Rs.12,500.00", "12500", "00", false],
  ["12 500,00 руб.", "12500", "00", false],
  ["Tk17,654,117.09", "17654117", "09", false],
  ["R1 250.50", "1250", "50", false],
  ["(R 1,250.00)", "1250", "00", true],
  ["-R1,250.00", "1250", "00", true],
  ["R-1,250.00", "1250", "00", true],
  ["Fr 20.50", "20", "50", false],
  ["FCFA 12 500", "12500", "", false],
])(
  "%s is an amount of a country that writes its currency so",
  (cell, whole, fraction, isNegative) => {
    const digits = readWrittenNumber(cell);
    expect(digits).toMatchObject({ fraction, isNegative });
    expect(digits?.isUnsure ? digits.whole + digits.fraction : digits?.whole).toBe(whole);
  },
);

test.each(["X 500", "5/-6", "No. 5", "Rs.. 5", "500/-/-", "$$R 5A", "R100", "K12", "SR100"])(
  "%s is no amount",
  (cell) => {
    expect(readWrittenNumber(cell)).toBeNull();
  },
);

test.each([
  ["1,250.00 DB", "debit"],
  ["1.250,00D", "debit"],
  ["980,00 H", "credit"],
])("%s says its side", (cell, side) => {
  expect(readWrittenNumber(cell)).toMatchObject({ side });
});
