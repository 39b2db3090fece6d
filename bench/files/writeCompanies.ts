import type { Table } from "@tieout/core";
import { plain } from "./writeTrialBalance.ts";

/** Twice, once and less twice an amount: together it is the amount, in every account and every total. */
const SHARES = [2n, 1n, -2n];

/** How the columns of companies and of all of them are headed. */
export type CompanyHeadings = { companies: readonly string[]; all: string };

/**
 * Writes a column of each company, one of what is eliminated and one of all of them, where a table has one:
 * date by date ("Alpha 2025", "Beta 2025", …), or company by company.
 */
export function writeCompanies(
  { sheet, rows }: Table,
  headings: CompanyHeadings,
  { amounts, order }: { amounts: readonly number[]; order: "by date" | "by company" },
): Table {
  const names = [...headings.companies, headings.all];
  const first = Math.min(...amounts);
  const widened = rows.map(({ row, cells }) => {
    const written = amounts.map((index) => sharesOf(cells[index] ?? "", names));
    const cellAt = (name: number, date: number) => written[date]?.[name] ?? "";
    const columns =
      order === "by date"
        ? amounts.flatMap((_, date) => names.map((_name, name) => cellAt(name, date)))
        : names.flatMap((_, name) => amounts.map((_date, date) => cellAt(name, date)));
    return { row, cells: [...cells.slice(0, first), ...columns] };
  });
  return { sheet, rows: widened };
}

function sharesOf(cell: string, names: readonly string[]): string[] {
  if (cell.trim() === "") return names.map(() => "");
  if (!/^-?\d+\.\d\d$/.test(cell)) return names.map((name) => `${name} ${cell}`.trim());
  const amount = BigInt(cell.replace(".", ""));
  return [...SHARES.map((share) => plain(share * amount)), cell];
}
