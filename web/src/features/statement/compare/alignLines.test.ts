import { expect, test } from "vitest";
import { alignLines } from "./alignLines.ts";

const line = (concept: string, currentYear: string) => ({
  id: `indirect.${concept}`,
  concept,
  lineItem: concept,
  category: "operating" as const,
  isSubtotal: false,
  currentYear,
  status: "auto" as const,
});

test("lines of several statements stand side by side, those of one alone in their place", () => {
  const aligned = alignLines([
    { title: "One", lines: [line("profit", "40.00"), line("cash", "30.00")] },
    {
      title: "Other",
      lines: [line("profit", "50.00"), line("interest", "-10.00"), line("cash", "30.00")],
    },
  ]);
  expect(aligned.map(({ concept, amounts, mark }) => [concept, amounts, mark])).toEqual([
    ["profit", ["40.00", "50.00"], "differs"],
    ["interest", [null, "-10.00"], "differs"],
    ["cash", ["30.00", "30.00"], null],
  ]);
});

test("a line of one amount that another statement has among other activities is marked", () => {
  const paid = line("interest_paid", "-10.00");
  const moved = { ...paid, category: "financing" as const };
  const [interest] = alignLines([
    { title: "One", lines: [paid] },
    { title: "Other", lines: [moved] },
  ]);
  expect(interest?.mark).toBe("other activity");
});

test("what is asked about in one statement is marked there alone", () => {
  const paid = line("interest_paid", "-10.00");
  const [interest] = alignLines([
    { title: "One", lines: [paid] },
    { title: "Other", lines: [{ ...paid, status: "review" as const }] },
  ]);
  expect(interest?.reviews).toEqual([false, true]);
});
