import { expect, test } from "vitest";
import type { StatementLine } from "../statement/StatementDocument.ts";
import { queriedLines } from "./queriedLines.ts";

const line = (lineItem: string, reviewReasons: string[], different: Partial<StatementLine> = {}) =>
  ({
    lineItem,
    currentYear: "1.00",
    status: "review",
    reviewReasons,
    ...different,
  }) as StatementLine;

const word = { reason: "Seen", by: "Ada", at: "2026-01-05T09:00:00.000Z" };

test("what is asked of several lines is said of the first, and the others lead to it", () => {
  const estimate = ["Nothing names what was paid."];
  const asked = queriedLines([
    line("Payments to suppliers", estimate),
    line("Sure", []),
    line("Purchase of plant", [...estimate, "Netted."]),
    line("Net cash from investing", ["Netted.", ...estimate]),
    line("Interest paid", ["Netted.", "Late."]),
  ]);
  expect(asked.map(({ lineItem, words }) => `${lineItem}: ${words}`)).toEqual([
    "Payments to suppliers: Nothing names what was paid. Not answered yet.",
    "Purchase of plant: As of “Payments to suppliers” above. Netted. Not answered yet.",
    "Net cash from investing: As of “Purchase of plant” and “Payments to suppliers” above.",
    "Interest paid: As of “Purchase of plant” above. Late. Not answered yet.",
  ]);
});

test("an answer of its own is said with its question", () => {
  const [, answered, alike] = queriedLines([
    line("One", ["Why?"]),
    line("Two", ["Why?"], { verification: word }),
    line("Three", ["Why?"], { verification: word }),
  ]);
  expect(answered?.words).toMatch(/^Why\? .*Ada/);
  expect(alike?.words).toBe("As of “Two” above.");
});
