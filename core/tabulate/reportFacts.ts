import { printDate } from "../text/printDate.ts";
import { describeReport } from "./describeReport.ts";
import type { StatementReport } from "./StatementReport.ts";

/** A labelled line in the heading of an export. */
export type ReportFact = { label: string; value: string };

/** The heading of a report as labelled lines; unknown facts are left out. */
export function reportFacts(report: StatementReport): ReportFact[] {
  const heading = describeReport(report);
  const { version, preparedAt, preparedBy, sha256, auditHead } = report;
  const facts: ReportFact[] = [
    { label: "Entity", value: heading.entity },
    { label: "Period", value: heading.period },
    { label: "Standard", value: heading.standard },
    { label: "Method", value: heading.method },
    { label: "Units", value: `${heading.exactUnits}; inflows positive, outflows in parentheses` },
    {
      label: "Status",
      value: heading.mark ? `${heading.mark}. ${heading.status}` : heading.status,
    },
    { label: "Version", value: version === null ? "" : String(version) },
    { label: "Prepared", value: preparedAt === null ? "" : prepared(preparedAt, preparedBy) },
    { label: "SHA-256", value: sha256 },
    {
      label: "Audit trail",
      value: auditHead ? `Entry ${auditHead.seq}, SHA-256 ${auditHead.hash}` : "",
    },
  ];
  return facts.filter(({ value }) => value !== "");
}

function prepared(at: string, by: string | null): string {
  const moment = `${printDate(at)}, ${at.slice(11, 16)} UTC`;
  return by === null ? moment : `${moment}, by ${by}`;
}
