import { expect, test } from "vitest";
import { alignLines } from "./alignLines.ts";

const line = (concept: string, currentYear: string) => ({
  id: `indirect.${concept}`,
  concept,
  lineItem: concept,
  category: "operating" as const,
  isSubtotal: false,
  currentYear,
});

test("lines of several statements stand side by side, those of one alone in their place", () => {
  const aligned = alignLines([
    { title: "One", lines: [line("profit", "40.00"), line("cash", "30.00")] },
    {
      title: "Other",
      lines: [line("profit", "50.00"), line("interest", "-10.00"), line("cash", "30.00")],
    },
  ]);
  expect(aligned.map(({ concept, amounts, differs }) => [concept, amounts, differs])).toEqual([
    ["profit", ["40.00", "50.00"], true],
    ["interest", [null, "-10.00"], true],
    ["cash", ["30.00", "30.00"], false],
  ]);
});
