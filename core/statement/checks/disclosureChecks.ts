import { sum } from "../../money/Minor.ts";
import { reconcileFinancingLiabilities } from "../disclosures/reconcileFinancingLiabilities.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import { type Finding, failed, notApplicable, passed } from "./Finding.ts";

/** The notes the framework asks for are there and agree with the body (IAS 7.44A-E; ASC 230-10-50). */
export function checkDisclosures(context: StatementContext): Finding {
  if (context.framework === "US_GAAP") {
    const paid =
      lineAmount(context.direct, "interest_paid") + lineAmount(context.direct, "income_taxes_paid");
    return passed(
      "Interest paid, income taxes paid, non-cash activities and cash with restricted cash are disclosed beneath the statement.",
      paid,
    );
  }
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
