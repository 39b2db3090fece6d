import { limits } from "@tieout/contract";
import type { Reports, Task } from "./Report.ts";

/** A report as it is kept: the riskiest findings, and how many more there were. */
export function keepFindings(report: Reports[Task]): { report: string; moreFindings: number } {
  if (!("findings" in report)) return { report: JSON.stringify(report), moreFindings: 0 };
  const findings = report.findings.slice(0, limits.findingsPerRun);
  return {
    // Notes are kept one by one: each has its own status.
    report: JSON.stringify({ ...report, findings, notes: [] }),
    moreFindings: report.findings.length - findings.length,
  };
}
