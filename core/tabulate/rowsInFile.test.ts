import { expect, test } from "vitest";
import { rowsInFile } from "./rowsInFile.ts";

test("rows name their file and their sheet where there are several", () => {
  expect(rowsInFile({ rows: [4, 5] })).toBe("4, 5");
  expect(rowsInFile({ rows: [4, 5], fileNames: ["Mar.csv"] })).toBe("4, 5 (Mar.csv)");
  expect(rowsInFile({ rows: [4], fileNames: ["Y.xlsx"], sheets: ["Q1"] })).toBe(
    "4 (Y.xlsx, sheet Q1)",
  );
});
