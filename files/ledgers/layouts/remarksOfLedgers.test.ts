import { expect, test } from "vitest";
import { flat, reportRows } from "../../testing/ledgerLayouts.ts";
import { read } from "../../testing/readLedgerText.ts";

const layouts = [flat(), reportRows(false)];

/** What is told or refused of a ledger for a line above or beneath it, in any of the layouts. */
async function codesAdded(content: (layout: string) => string): Promise<string[]> {
  const added = await Promise.all(
    layouts.map(async (layout) => {
      const before = await codesOf(layout);
      return (await codesOf(content(layout))).filter((code) => !before.includes(code));
    }),
  );
  return [...new Set(added.flat())];
}

async function codesOf(content: string): Promise<string[]> {
  const result = await read(content);
  return (result.ok ? result.value.warnings : result.problems).map(({ code }) => code);
}

const inCell = (line: string) => (line.includes(",") ? `"${line}"` : line);
const above = (line: string) => (layout: string) => `${inCell(line)}\n${layout}`;
const beneath = (line: string) => (layout: string) => `${layout}\n${inCell(line)}\n`;

const ANYWHERE = [
  ["Cash Basis  Monday, 5 January 2026", "on_cash_basis"],
  ["Filtered by: Location = North", "ledger_filtered"],
  ["Account: 1000 to 1999", "ledger_filtered"],
  ["Page 1 of 3", "ledger_page_alone"],
  ["Rows 1-50 of 12,345", "ledger_part_missing"],
  ["Report truncated: too many rows", "ledger_part_missing"],
  ["This report is limited to the first 1000 rows", "ledger_part_missing"],
  ["Including unposted transactions", "ledger_unposted_included"],
  ["Target Moves: All Entries", "ledger_unposted_included"],
  ["Excluding adjustments of period 13", "ledger_adjustments_left_out"],
  ["Number of entries: 500", "ledger_count_differs"],
  ["Total rows: 9,999", "ledger_count_differs"],
  ["Showing 1 to 100 of 100 entries", "ledger_count_differs"],
] as const;

test.each(ANYWHERE)('"%s" above a ledger or beneath it tells %s', async (line, code) => {
  expect(await codesAdded(above(line))).toEqual([code]);
  expect(await codesAdded(beneath(line))).toEqual([code]);
});

test.each([
  ["Location: North", "ledger_filtered"],
  ["Department = North", "ledger_filtered"],
  ["DRAFT", "ledger_of_draft"],
  ["General Ledger (Preliminary)", "ledger_of_draft"],
  ["All amounts in thousands", "ledger_scaled"],
  ["TEUR", "ledger_scaled"],
])('"%s" among the titles of a ledger tells %s', async (line, code) => {
  expect(await codesAdded(above(line))).toEqual([code]);
});

test.each([
  "Accrual Basis",
  "Department: All",
  "Filters: none",
  "Account: 0001 to 99999999",
  "Include unposted: No",
  "Excluding unposted transactions",
  "Page 1 of 1",
  "Number of entries: 5",
  "Draft Beer Company Ltd",
  "January - December 2025",
])('"%s" tells nothing', async (line) => {
  expect(await codesAdded(above(line))).toEqual([]);
  expect(await codesAdded(beneath(line))).toEqual([]);
});

test("of pages that are numbered one is missing", async () => {
  const pages = (...numbers: number[]) =>
    codesAdded((layout) => [layout, ...numbers.map((page) => `Page ${page} of 3`)].join("\n"));
  expect(await pages(1, 3)).toEqual(["ledger_part_missing"]);
  expect(await pages(1, 2, 3)).toEqual([]);
});

test.each([
  ["General ledger January - December 2025", []],
  ["For the period 1 January 2025 to 31 December 2025", []],
  ["For the period 1 January 2025 to 31 January 2025", ["ledger_outside_title"]],
  ["1 January 2024 to 31 December 2025", ["ledger_shorter_than_title"]],
  ["As of December 31, 2024", []],
])("the days that a title says are held to those of the entries: %s", async (line, codes) => {
  expect(await codesAdded(above(line))).toEqual(codes);
});
