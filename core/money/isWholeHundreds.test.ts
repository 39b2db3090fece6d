import { expect, test } from "vitest";
import { isWholeHundreds } from "./isWholeHundreds.ts";

test.each([
  ["yen", 0, 500n, true],
  ["pounds", 2, 500_00n, true],
  ["pounds", 2, -50_00n, false],
  ["dinars", 3, 500_000n, true],
  ["dinars", 3, 50_000n, false],
])("of %s a whole hundred is told in their own decimals", (_name, decimals, amount, isWhole) => {
  expect(isWholeHundreds(amount, decimals)).toBe(isWhole);
});
