import { describe, expect, test } from "vitest";
import { findUnsupportedFigures } from "./findUnsupportedFigures.ts";

const facts = { figures: ["1234.50", "-12.50", "45.00"], quotations: ["1250 Plant", "IAS 7.43"] };

describe("a figure of a text that the facts do not hold", () => {
  test("is named as it was written", () => {
    expect(findUnsupportedFigures("Rose by 1,234.51 to 99", facts)).toEqual(["1,234.51", "99"]);
  });

  test("is not one that stands in the facts in another form or with its sign in words", () => {
    const text = "1250 Plant fell by 12.5 %, or 1,234.50, in 45 days (IAS 7.43).";
    expect(findUnsupportedFigures(text, facts)).toEqual([]);
  });

  test("cannot hide behind an account code that is part of it", () => {
    const codes = { figures: [], quotations: ["12"] };
    expect(findUnsupportedFigures("12 holds 12,000.00 and 3.12", codes)).toEqual([
      "12,000.00",
      "3.12",
    ]);
  });
});
