import { sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import { reconcileFinancingLiabilities } from "../disclosures/reconcileFinancingLiabilities.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notApplicable, passed } from "./CheckResult.ts";

/** Checks that the required notes agree with the statement (IAS 7.44A-E; ASC 230-10-50). */
export function checkDisclosures(context: StatementContext): CheckResult {
  if (context.framework === "US_GAAP") return checkComponents(context);
  const rows = reconcileFinancingLiabilities(context);
  if (rows.length === 0)
    return notApplicable("There are no liabilities arising from financing activities.");
  const inNote = sum(rows.map(({ cashFlows }) => cashFlows));
  const inBody = sum(rows.map((row) => row.inStatement));
  return inNote === inBody
    ? passed(
        "The cash flows in the reconciliation of financing liabilities agree with the statement line by line.",
        inNote,
      )
    : failed(
        "The reconciliation of financing liabilities disagrees with the financing section.",
        inNote - inBody,
      );
}

/** Checks that the statement starts and ends with cash and restricted cash of the balance sheet (ASC 230-10-50-8). */
function checkComponents({
  worksheet,
  policies,
  indirect,
  decimals,
}: StatementContext): CheckResult {
  const cash = worksheet.ledgerIndex.accounts.filter((account) => isCash(account, policies));
  const opening = sum(cash.map((account) => account.opening));
  const closing = sum(cash.map((account) => account.closing));
  const words = `Cash and restricted cash by account are ${printMinor(opening, decimals)} and ${printMinor(closing, decimals)}; the statement begins with ${printMinor(indirect.cashAtBeginning, decimals)} and ends with ${printMinor(indirect.cashAtEnd, decimals)}.`;
  return opening === indirect.cashAtBeginning && closing === indirect.cashAtEnd
    ? passed(words, closing)
    : failed(words, indirect.cashAtEnd - closing);
}
