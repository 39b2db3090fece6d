import { expect, test } from "vitest";
import { splitCode } from "./splitCode.ts";

test("a number in brackets behind a name is its code, two forms of the tax office are not", () => {
  expect(splitCode("Business Account (090)")).toEqual({ code: "090", name: "Business Account" });
  expect(splitCode("Payroll Liabilities:Federal Taxes (941/944)")).toBeNull();
  expect(splitCode("221/001 Bank")).toEqual({ code: "221/001", name: "Bank" });
});
