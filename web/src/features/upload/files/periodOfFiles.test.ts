import { expect, test } from "vitest";
import { aFile } from "../../../testing/aFile.ts";
import { periodOfFiles } from "./periodOfFiles.ts";

function fileWith(...headings: string[]) {
  const columns = headings.map((heading, index) => {
    return { field: "currentDebit", index, heading, matchedBy: "heading" as const };
  });
  const ways = { labelColumns: [], innerColumns: {}, sides: null, rows: [] };
  const said = { sheet: null, headingRow: 1, origin: "automatic", chosenAt: null } as const;
  return aFile({ matching: { ...said, ...ways, columns } });
}

test("the last date over amounts ends the year; a ledger says its period itself", () => {
  expect(periodOfFiles([fileWith("Account", "31 Mar 2025", "31 Mar 2026")])).toEqual({
    start: "2025-04-01",
    end: "2026-03-31",
  });
  const summary = {
    entryCount: 1,
    lineCount: 2,
    accountCount: 2,
    hasOpenings: false,
    currency: "",
  };
  const ledger = { start: "2025-07-01", end: "2025-12-31", ...summary };
  const files = [fileWith("31 Mar 2026"), aFile({ fileType: "general_ledger", ledger })];
  expect(periodOfFiles(files)).toEqual({ start: "2025-07-01", end: "2025-12-31" });
});

test("headings without a date, and files that do not count, say no period", () => {
  expect(periodOfFiles([fileWith("Debit", "Credit")])).toBeNull();
  expect(periodOfFiles([{ ...fileWith("31 Mar 2026"), isSelected: false }])).toBeNull();
});
