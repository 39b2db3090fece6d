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
