import type { AiFailure } from "./Analyst.ts";
import type { Task } from "./Report.ts";

/** What each task is called in the audit trail. */
export const taskLabels: Readonly<Record<Task, string>> = {
  anomaly_detection: "Anomaly detection",
  categorization: "Categorization check",
  cash_flow: "Cash flow review",
  audit_notes: "Audit notes",
  generation: "Key insights",
  validation: "Validation",
  improvement: "Improvements",
};

const stands = "The built-in analyst's result is shown.";

/** Why the model has no part in a result, for a person. */
export const failureMessages: Readonly<Record<AiFailure, string>> = {
  timeout: `The AI service did not answer in time. ${stands}`,
  rate_limited: `The AI service takes no more requests now. ${stands}`,
  unreachable: `The AI service cannot be reached. ${stands}`,
  rejected: `The AI service refused the request: check its key and model. ${stands}`,
  refused: `The AI service declined to answer. ${stands}`,
  malformed: `The answer of the AI service did not fit what was asked. ${stands}`,
};
