import { expect, test } from "vitest";
import { separateThousands } from "./separateThousands.ts";

test.each([
  ["", ""],
  ["0", "0"],
  ["12", "12"],
  ["123", "123"],
  ["1234", "1,234"],
  ["-123.45", "-123.45"],
  ["-1234.50", "-1,234.50"],
  ["123456.789012", "123,456.789012"],
  ["999999999999999999.00", "999,999,999,999,999,999.00"],
])("%s is %s", (amount, expected) => {
  expect(separateThousands(amount)).toBe(expected);
});

test("the mark between groups may be another", () => {
  expect(separateThousands("1234567", ".")).toBe("1.234.567");
});
