import { expect, test } from "vitest";
import { linesOfThisYear } from "./linesOfThisYear.ts";

const line = {
  concept: "impairment",
  category: "operating",
  isSubtotal: false,
  status: "auto",
  currentYear: "0.00",
  priorYear: "0.00",
} as const;

test("without last year's column no line stands for a figure of last year alone", () => {
  const ofLastYear = { ...line, priorYear: "40.00" };
  const atFoot = {
    ...ofLastYear,
    concept: "comparative:hedges-9",
    category: "reconciliation",
  } as const;
  expect(linesOfThisYear([ofLastYear, atFoot])).toEqual([]);
  const kept = [
    { ...ofLastYear, currentYear: "-5.00" },
    { ...ofLastYear, status: "review" },
    { ...ofLastYear, isSubtotal: true },
    { ...ofLastYear, concept: "cash_at_beginning", category: "reconciliation" },
    line,
  ] as const;
  expect(linesOfThisYear(kept)).toEqual(kept);
});
