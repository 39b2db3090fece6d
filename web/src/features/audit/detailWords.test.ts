import { expect, test } from "vitest";
import { detailWords } from "./detailWords.ts";

test("an entry is told by its short facts, and nothing it recorded is left out", () => {
  const { brief, details } = detailWords({
    sha256: "3046440dc9876f77197c95cf1f40b7ca5895647879029ef51ee397c476748c2f",
    fileType: "trial_balance",
    fileName: "fx_2025.csv",
    entity: null,
    rowCount: 74,
    isValid: true,
    problemCount: 0,
  });
  expect(brief).toBe("file type trial balance · file name fx_2025.csv · row count 74");
  expect(details).toHaveLength(7);
  expect(details).toContainEqual({ name: "is valid", value: "yes" });
  expect(details).toContainEqual({ name: "entity", value: "none" });
});

test("what a project was changed to is told in words, not as it is stored", () => {
  const { details } = detailWords({
    framework: '"IFRS18"',
    policies: '{"interestPaid":"financing","bankOverdraftsInCash":true}',
    period: '{"start":"2025-01-01","end":"2025-12-31"}',
    entityName: "null",
    fileName: "trial_balance",
  });
  expect(details.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "framework: IFRS (IAS 7 with IFRS 18)",
    "policies: interest paid financing, bank overdrafts in cash yes",
    "period: start 2025-01-01, end 2025-12-31",
    "entity: none",
    "file name: trial_balance",
  ]);
});
