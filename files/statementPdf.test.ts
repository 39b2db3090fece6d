import { readFileSync } from "node:fs";
import { formatMinor, ingest } from "@tieout/core";
import { expect, test } from "vitest";
import { readFile } from "./readFile.ts";
import { type PrintedLine, printTable } from "./testing/printTable.ts";
import { readPdfHere } from "./testing/readPdfHere.ts";

async function tablesOf(
  pages: readonly (readonly PrintedLine[])[],
  pdfHolds: "trial_balance" | "profit_loss" | "balance_sheet",
) {
  const read = await readPdfHere(await printTable(pages), pdfHolds);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.tables;
}

const line = (label: string, ...figures: string[]): PrintedLine => ({ label, figures });

const balanceSheet: readonly PrintedLine[] = [
  line("Larkfield Joinery Ltd"),
  line("Balance Sheet"),
  line("", "31 Dec 2025", "31 Dec 2024"),
  line("Assets"),
  { level: 1, label: "Cash at bank", figures: ["1,250.00", "900.00"] },
  { level: 1, label: "Trade receivables", figures: ["2,400.00", "2,100.00"] },
  line("Total assets", "3,650.00", "3,000.00"),
  line("Liabilities"),
  { level: 1, label: "Trade payables", figures: ["1,150.00", "1,000.00"] },
  line("Total liabilities", "1,150.00", "1,000.00"),
  line("Equity"),
  { level: 1, label: "Share capital", figures: ["500.00", "500.00"] },
  { level: 1, label: "Retained earnings", figures: ["2,000.00", "1,500.00"] },
  line("Total equity", "2,500.00", "2,000.00"),
  line("Total liabilities and equity", "3,650.00", "3,000.00"),
];

const profitAndLoss: readonly PrintedLine[] = [
  line("Larkfield Joinery Ltd"),
  line("Profit and Loss"),
  line("", "2025", "2024"),
  line("Income"),
  { level: 1, label: "Sales", figures: ["5,000.00", "4,000.00"] },
  line("Total income", "5,000.00", "4,000.00"),
  line("Expenses"),
  { level: 1, label: "Wages", figures: ["4,100.00", "3,500.00"] },
  { level: 1, label: "Rent", figures: ["400.00", "390.00"] },
  line("Total expenses", "4,500.00", "3,890.00"),
  line("Net profit", "500.00", "110.00"),
];

test("a balance sheet printed as PDF is read with both dates, and its totals agree", async () => {
  const result = ingest("balance_sheet", await tablesOf([balanceSheet], "balance_sheet"));
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(
    result.value.rows.map(({ name, opening, closing }) =>
      [name, formatMinor(opening, 2), formatMinor(closing, 2)].join("|"),
    ),
  ).toEqual([
    "Cash at bank|900.00|1250.00",
    "Trade receivables|2100.00|2400.00",
    "Trade payables|1000.00|1150.00",
    "Share capital|500.00|500.00",
    "Retained earnings|1500.00|2000.00",
  ]);
  expect(result.value.controls.length).toBeGreaterThan(3);
  expect(result.value.controls.every(({ agrees }) => agrees)).toBe(true);
});

test("of a PDF with several statements the pages of the one that is asked for are read", async () => {
  const pages = [balanceSheet, profitAndLoss];
  const result = ingest("profit_loss", await tablesOf(pages, "profit_loss"));
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(
    result.value.rows.map(({ name, current }) => `${name} ${formatMinor(current, 2)}`),
  ).toEqual(["Sales 5000.00", "Wages 4100.00", "Rent 400.00"]);
});

test("a trial balance printed as PDF is read, its codes before its names", async () => {
  const lines: readonly PrintedLine[] = [
    line("Larkfield Joinery Ltd"),
    line("Trial Balance"),
    line("", "Debit", "Credit", "Prior Balance"),
    line("1000 Cash at bank", "1,250.00", "", "900.00"),
    line("1100 Trade receivables", "2,400.00", "", "2,100.00"),
    line("2000 Trade payables", "", "1,150.00", "-1,000.00"),
    line("3000 Share capital", "", "2,500.00", "-2,000.00"),
    line("Total", "3,650.00", "3,650.00", "0.00"),
  ];
  const result = ingest("trial_balance", await tablesOf([lines], "trial_balance"));
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(
    result.value.rows.map(({ code, currentDebit, currentCredit, priorDebit, priorCredit }) =>
      [code, currentDebit - currentCredit, priorDebit - priorCredit].join(" "),
    ),
  ).toEqual([
    "1000 125000 90000",
    "1100 240000 210000",
    "2000 -115000 -100000",
    "3000 -250000 -200000",
  ]);
});

test("a scan is refused with that word, whatever it is uploaded as", async () => {
  const scan = readFileSync(new URL("fixtures/scan.pdf", import.meta.url));
  const read = await readFile(scan, "scan.pdf", { pdfHolds: "trial_balance" });
  expect(read).toMatchObject({ ok: false, problems: [{ code: "pdf_without_text" }] });
  if (read.ok) throw new Error("a scan holds no text");
  expect(read.problems[0]?.message).toContain("scan");
});
