import { expect, test } from "vitest";
import { printDays } from "./printDays.ts";

test("every date within a text of ours is written as screens show it", () => {
  expect(printDays("2025-01-01 to 2025-12-31: 12 months")).toBe(
    "1 Jan 2025 to 31 Dec 2025: 12 months",
  );
  expect(printDays("2025-03-07 23:15:00")).toBe("7 Mar 2025 23:15:00");
  expect(printDays("Series 2025-03")).toBe("Series 2025-03");
  expect(printDays(undefined)).toBe("");
});
