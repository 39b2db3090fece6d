import type { FileType, Table } from "@tieout/core";
import type { InventedBalances } from "./InventedBalances.ts";
import { type CompanyHeadings, writeCompanies } from "./writeCompanies.ts";
import { type ReportStyle, writeReport } from "./writeReport.ts";
import { writeTrialBalance } from "./writeTrialBalance.ts";

/** A program's files of some balances, and whether they hold what a cash flow statement needs. */
export type Layout = {
  program: string;
  holdsTwoDates: boolean;
  write: (balances: InventedBalances) => Partial<Record<FileType, Table>>;
};

/** Both reports of a program. */
export const statements = (program: string, style: ReportStyle): Layout => ({
  program,
  holdsTwoDates: style.isOneDate !== true,
  write: (balances) => ({
    profit_loss: writeReport(balances, "profit_loss", style),
    balance_sheet: writeReport(balances, "balance_sheet", style),
  }),
});

type Balances = Parameters<typeof writeTrialBalance>[1];

/** The trial balance of a program. */
export const trial = (program: string, style: Balances, holdsTwoDates = true): Layout => ({
  program,
  holdsTwoDates,
  write: (balances) => ({ trial_balance: writeTrialBalance(balances, style) }),
});

/** Both reports of a program with a column of each company beside that of all of them. */
export const ofCompanies = (
  { program, holdsTwoDates, write }: Layout,
  headings: CompanyHeadings,
  columns: Parameters<typeof writeCompanies>[2],
): Layout => ({
  program,
  holdsTwoDates,
  write: (balances) =>
    Object.fromEntries(
      Object.entries(write(balances)).map(([fileType, table]) => [
        fileType,
        writeCompanies(table, headings, columns),
      ]),
    ),
});
