import { expect, test } from "vitest";
import { splitCode } from "./splitCode.ts";

test("a number in brackets behind a name is its code, two forms of the tax office are not", () => {
  expect(splitCode("Business Account (090)")).toEqual({ code: "090", name: "Business Account" });
  expect(splitCode("Payroll Liabilities:Federal Taxes (941/944)")).toBeNull();
  expect(splitCode("51, Bank")).toEqual({ code: "51", name: "Bank" });
  expect(splitCode("221/001 Bank")).toEqual({ code: "221/001", name: "Bank" });
});

test("a letter by itself behind a hyphen is part of what the number says", () => {
  expect(splitCode("401-K Deductions Payable")).toBeNull();
  expect(splitCode("1000-Cash")).toEqual({ code: "1000", name: "Cash" });
  expect(splitCode("1000 - A shares")).toEqual({ code: "1000", name: "A shares" });
});
