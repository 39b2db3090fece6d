import { expect, test } from "vitest";
import { formatMinor } from "./formatMinor.ts";
import { parseMinor } from "./parseMinor.ts";
import { printMinor } from "./printMinor.ts";

test("a number of a hundred characters is read and written to the last digit, a longer one is none", () => {
  const digits = "7".repeat(97);
  const parsed = parseMinor(`${digits}.25`, 2);
  expect(parsed && formatMinor(parsed.amount, 2)).toBe(`${digits}.25`);
  expect(parsed && printMinor(-parsed.amount, 2).replaceAll(",", "")).toBe(`(${digits}.25)`);
  expect(parseMinor(`${digits}7.25`, 2)).toBeNull();
  expect(parseMinor("7".repeat(80_000), 2)).toBeNull();
});
