import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const lines = readFileSync(join(import.meta.dirname, "trial_balance.csv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(","));
const rows = lines.slice(1);

function pence(cell: string | undefined): number {
  return Math.round(Number(cell || "0") * 100);
}

function total(column: number, from = rows): number {
  return from.reduce((sum, row) => sum + pence(row[column]), 0);
}

describe("the sample trial balance", () => {
  it("has the template's columns and about as many accounts as a small company", () => {
    expect(lines[0]?.join(",")).toBe(
      "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type",
    );
    expect(rows.length).toBeGreaterThanOrEqual(35);
  });

  it("balances in both years", () => {
    expect(total(2)).toBe(total(3));
    expect(total(4)).toBe(total(5));
  });

  it("carries the prior year's profit less dividends into retained earnings", () => {
    const income = rows.filter((row) => ["Revenue", "Expense"].includes(row[6] ?? ""));
    const profit = total(5, income) - total(4, income);
    const [retained, dividends] = ["3100", "3200"].map((code) =>
      rows.find(([own]) => own === code),
    );
    const carried = pence(retained?.[3]) - pence(retained?.[5]);
    expect(carried).toBe(profit - pence(dividends?.[4]));
  });
});
