import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import {
  aiExpert,
  aiValidation,
  auditNote,
  decisionBody,
  exampleReply,
  finding,
  findingDecisionBody,
  generation,
  improvements,
  statementValidation,
} from "../schemas/analysis.ts";
import { done } from "../schemas/done.ts";
import { pageQuery, resultsPageQuery } from "../schemas/page.ts";
import { ofProject } from "./ofProject.ts";

/** What the analyst finds, writes and learns. */
export const analysisEndpoints = {
  listAiValidations: {
    method: "GET",
    path: `${ofProject}/ai-validation`,
    summary: "What the analyst found, newest first, of this and earlier versions of the statement.",
    query: resultsPageQuery,
    isPaged: true,
    reply: z.array(aiValidation),
  },
  detectAnomalies: {
    method: "POST",
    path: `${ofProject}/ai-validation/anomaly-detection`,
    summary: "Looks for balances, movements and ratios out of line.",
    allowance: "analysis",
    reply: aiValidation,
  },
  checkCategorization: {
    method: "POST",
    path: `${ofProject}/ai-validation/categorization`,
    summary: "Gives a second opinion on the role of every account.",
    allowance: "analysis",
    reply: aiValidation,
  },
  reviewCashFlow: {
    method: "POST",
    path: `${ofProject}/ai-validation/cash-flow`,
    summary: "Reviews the statement: checks, gross flows, non-cash transactions, interest and tax.",
    allowance: "analysis",
    reply: aiValidation,
  },
  writeAuditNotes: {
    method: "POST",
    path: `${ofProject}/ai-validation/audit-notes`,
    summary: "Writes up what was found as notes for the audit file.",
    allowance: "analysis",
    reply: aiValidation,
  },
  decideFinding: {
    method: "PATCH",
    path: `${ofProject}/ai-validation/{resultId}`,
    summary:
      "Says what a person made of a finding: open, accepted, or dismissed with a reason. Accepting one makes what it proposes, once, in the same step.",
    allowance: "change",
    body: findingDecisionBody,
    reply: z.object({ findingId: z.string(), decision: finding.shape.decision }),
  },
  listAuditNotes: {
    method: "GET",
    path: `${ofProject}/audit-notes`,
    summary: "The audit notes, those of the newest version of the statement first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(auditNote),
  },
  decideAuditNote: {
    method: "PATCH",
    path: `${ofProject}/audit-notes/{noteId}`,
    summary:
      "Says what a person made of a note: open, accepted, or dismissed with a reason. Accepting one makes what it proposes, once, in the same step.",
    allowance: "change",
    body: decisionBody,
    reply: auditNote,
  },
  getAiExpert: {
    method: "GET",
    path: `${ofProject}/ai-expert`,
    summary:
      "What was learned from an example, the statement in its words, and the expert's answers.",
    reply: aiExpert,
  },
  uploadExampleCashFlow: {
    method: "POST",
    path: `${ofProject}/upload-example-cashflow`,
    summary:
      "Learns line names, order and classification from an example statement (multipart: file).",
    allowance: "upload",
    isMultipart: true,
    reply: exampleReply,
  },
  forgetExampleCashFlow: {
    method: "DELETE",
    path: `${ofProject}/example-cashflow`,
    summary: "Forgets what was learned from an example statement.",
    reply: done,
  },
  generateAiCashFlow: {
    method: "POST",
    path: `${ofProject}/generate-ai-cashflow`,
    summary: "Says what a reader should take from the statement.",
    allowance: "analysis",
    reply: generation,
  },
  validateCashFlow: {
    method: "POST",
    path: `${ofProject}/validate-cashflow`,
    summary: "Whether the statement may be signed: errors, warnings and suggestions.",
    allowance: "analysis",
    reply: statementValidation,
  },
  suggestImprovements: {
    method: "POST",
    path: `${ofProject}/suggest-improvements`,
    summary: "What would make the statement better; nothing of it is done by itself.",
    allowance: "analysis",
    reply: improvements,
  },
} as const satisfies Record<string, Endpoint>;
