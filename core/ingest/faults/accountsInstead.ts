import type { Problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { isOfBalanceSheet, isOfFlows, otherOf, resultsIn, wordsIn } from "./otherStatement.ts";

const OF_CASH = /\bcash\b/i;

/**
 * Recognises a balance sheet or a profit and loss in the place of a cash flow statement, which has words of both: by
 * the totals that only the one has, or by results of several kinds where no row is of cash.
 */
export function accountsInstead(table: Table, header: Header, fileType: FileType): Problem | null {
  if (fileType !== "prior_cashflow") return null;
  const line = header.columns.find(({ field }) => field === "lineItem")?.index ?? 0;
  const words = wordsIn(table, header, line);
  if (words.some(isOfFlows)) return null;
  const code = "statement_other";
  const totals = words.filter(isOfBalanceSheet);
  if (totals.length > 0)
    return otherOf(table, totals, { fileType, expected: "balance_sheet", code });
  const results = words.some((each) => OF_CASH.test(each)) ? null : resultsIn(words);
  return results && otherOf(table, results, { fileType, expected: "profit_loss", code });
}
