import type { Framework, Method } from "../policies/policies.ts";
import { describePeriod, periodColumns } from "./describePeriod.ts";
import { printAmount } from "./printAmount.ts";
import type { StatementReport } from "./StatementReport.ts";

/** What stands at the head of a statement, in the words every export uses. */
export type ReportHeading = {
  entity: string;
  title: string;
  period: string;
  standard: string;
  method: string;
  units: string;
  columns: { current: string; prior: string };
  isDraft: boolean;
  status: string;
};

/** The standard with its version, by framework. */
export const standards = {
  IFRS: "IFRS Accounting Standards: IAS 7 Statement of Cash Flows",
  IFRS18: "IFRS Accounting Standards: IAS 7 as amended by IFRS 18",
  US_GAAP: "US GAAP: FASB ASC Topic 230, Statement of Cash Flows",
} as const satisfies Record<Framework, string>;

const METHODS = {
  indirect: "Indirect method",
  direct: "Direct method",
} as const satisfies Record<Method, string>;

/** Heads a report: who, what, for when, by which standard, in which money, and whether it ties out. */
export function describeReport(report: StatementReport): ReportHeading {
  const { document, method, period } = report;
  return {
    entity: report.entity === null ? report.projectName : `${report.projectName}: ${report.entity}`,
    title: "Statement of cash flows",
    period: describePeriod(period),
    standard: standards[document.framework],
    method: METHODS[method],
    units: `All amounts in ${document.currency}, to two decimals`,
    columns: periodColumns(period),
    isDraft: !document.tiesOut,
    status: statusOf(report),
  };
}

function statusOf({ document, method }: StatementReport): string {
  const { currency } = document;
  if (document.tiesOut) {
    const cash = printAmount(document.statements[method].totals.cashAtEnd);
    return `Ties out: closing cash of ${currency} ${cash} agrees with the balance sheet.`;
  }
  const [reason] = document.draftReasons;
  return reason ? `Does not tie out. ${reason.message}` : "Does not tie out.";
}
