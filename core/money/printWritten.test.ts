import { expect, test } from "vitest";
import { printWritten } from "./printWritten.ts";

test.each([
  ["-1234567.50", "(1,234,567.50)"],
  ["12.00", "12.00"],
  ["0.00", "0.00"],
  ["the books", "the books"],
  [undefined, ""],
])("%s stands in a sentence as %s", (written, printed) => {
  expect(printWritten(written)).toBe(printed);
});
