import type { Reply } from "@tieout/contract";
import type { ValidationType } from "@tieout/core";
import { callApi } from "../../lib/api/callApi.ts";

/** One of the four checks: its words, its call, and the title of its failure. */
export type Check = {
  type: ValidationType;
  label: string;
  text: string;
  action: string;
  failureTitle: string;
  run: (id: string) => Promise<Reply<"detectAnomalies">>;
};

/** The four checks in the order of their cards (specification section 2, /ai-validation). */
export const checks: readonly Check[] = [
  {
    type: "anomaly_detection",
    label: "Anomaly Detection",
    text: "Balances, movements and ratios that do not fit the books around them.",
    action: "Detect anomalies",
    failureTitle: "Anomaly Detection Analysis Failed",
    run: (id) => callApi("detectAnomalies", { params: { id } }),
  },
  {
    type: "categorization",
    label: "Categorization Check",
    text: "A second opinion on the role of every account, with its reason.",
    action: "Check roles",
    failureTitle: "Categorization Check Analysis Failed",
    run: (id) => callApi("checkCategorization", { params: { id } }),
  },
  {
    type: "cash_flow",
    label: "Cash Flow Review",
    text: "The statement itself: checks, gross flows, non-cash transactions, interest and tax.",
    action: "Review statement",
    failureTitle: "Cash Flow Review Analysis Failed",
    run: (id) => callApi("reviewCashFlow", { params: { id } }),
  },
  {
    type: "audit_notes",
    label: "Audit Notes",
    text: "What matters of all that, written up for the audit file.",
    action: "Write notes",
    failureTitle: "Generation Failed",
    run: (id) => callApi("writeAuditNotes", { params: { id } }),
  },
];

/** What a check is called. */
export function checkLabel(type: ValidationType): string {
  return checks.find((check) => check.type === type)?.label ?? type;
}
