import { expect, test } from "vitest";
import { printDate, printMonth } from "./printDate.ts";

test("a date and its month stand in words, and what is no date as it is", () => {
  expect(printDate("2025-03-07")).toBe("7 March 2025");
  expect(printMonth("2025-03-07")).toBe("March 2025");
  expect(printDate("undated")).toBe("undated");
});
