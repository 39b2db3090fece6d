import { traitIds } from "@tieout/core";
import * as z from "zod";
import type { Endpoint } from "./Endpoint.ts";
import {
  adjustment,
  adjustmentBody,
  adjustmentDraft,
  adjustmentEffect,
  reason,
} from "./schemas/adjustment.ts";
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
} from "./schemas/analysis.ts";
import { auditAction, auditEntry, auditVerification } from "./schemas/audit.ts";
import { emailReply, testEmailBody, unsubscribed, welcomeEmailBody } from "./schemas/email.ts";
import { disclosureNote, exportQuery, exportRecord, exportReply } from "./schemas/export.ts";
import { columnMapping, fileDetail, uploadedFile, uploadReply } from "./schemas/file.ts";
import {
  accountsPageQuery,
  ownDataPageQuery,
  pageQuery,
  resultsPageQuery,
} from "./schemas/page.ts";
import {
  createProjectBody,
  dashboardStats,
  deletedProject,
  openingDecisionBody,
  openingDifference,
  processBody,
  project,
  updateProjectBody,
  user,
} from "./schemas/project.ts";
import {
  emailSettings,
  ownData,
  serviceStatus,
  updateUserBody,
  userSettings,
} from "./schemas/settings.ts";
import {
  accountSummary,
  cashFlow,
  comparedStatement,
  comparisonBody,
  ledgerEntry,
  method,
  role,
  roleChanges,
  workingsRow,
} from "./schemas/statement.ts";
import { text } from "./schemas/text.ts";

const done = z.object({ ok: z.literal(true) });
const ofProject = "/api/projects/{id}";

/** Every call of the API (specification section 7 and architecture, "The API"). */
export const api = {
  getHealth: {
    method: "GET",
    path: "/api/health",
    summary: "Whether the service answers, and its version.",
    isPublic: true,
    reply: z.object({ status: z.literal("ok"), version: z.string(), time: z.string() }),
  },
  getOpenApi: {
    method: "GET",
    path: "/api/openapi.json",
    summary: "This document.",
    isPublic: true,
    reply: z.record(z.string(), z.unknown()),
  },
  getUser: {
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in user's profile.",
    reply: user,
  },
  updateUser: {
    method: "PATCH",
    path: "/api/auth/user",
    summary: "Changes the signed-in user's name.",
    body: updateUserBody,
    reply: user,
  },
  getOwnData: {
    method: "GET",
    path: "/api/auth/user/data",
    summary: "All that the signed-in user gave us: themselves, then each project with its files.",
    allowance: "ownData",
    query: ownDataPageQuery,
    isPaged: true,
    reply: z.array(ownData),
  },
  deleteOwnData: {
    method: "DELETE",
    path: "/api/auth/user/data",
    summary:
      "Deletes the account with all its projects, at once and for good; needs a sign-in of the last five minutes.",
    allowance: "ownData",
    reply: done,
  },
  getUserSettings: {
    method: "GET",
    path: "/api/auth/settings",
    summary: "What the signed-in user is told by e-mail, and how e-mail leaves here.",
    reply: userSettings.extend(emailSettings.shape),
  },
  sendWelcomeEmail: {
    method: "POST",
    path: "/api/email/welcome",
    summary: "Sends the caller the welcome e-mail, to their own verified address only.",
    allowance: "email",
    body: welcomeEmailBody,
    reply: emailReply,
  },
  sendTestEmail: {
    method: "POST",
    path: "/api/email/test",
    summary: "Sends the caller a test e-mail, to their own verified address only.",
    allowance: "email",
    body: testEmailBody,
    reply: emailReply,
  },
  openUnsubscribe: {
    method: "GET",
    path: "/api/email/unsubscribe",
    summary: "Leads a reader whose mailbox opens the link instead of posting to it to the page.",
    isPublic: true,
    query: z.object({ token: text("token") }),
    isRedirect: true,
    reply: z.object({ location: z.url() }),
  },
  unsubscribe: {
    method: "POST",
    path: "/api/email/unsubscribe",
    summary:
      "Ends the e-mails a signed link belongs to (RFC 8058: mailboxes post to it by themselves).",
    allowance: "unsubscribe",
    isPublic: true,
    query: z.object({ token: text("token") }),
    reply: unsubscribed,
  },
  putUserSettings: {
    method: "PUT",
    path: "/api/auth/settings",
    summary: "Says what the signed-in user is told by e-mail.",
    body: userSettings,
    reply: userSettings,
  },
  getStatus: {
    method: "GET",
    path: "/api/status",
    summary: "Which of the services behind the API answer, and how fast, measured now.",
    reply: serviceStatus,
  },
  listProjects: {
    method: "GET",
    path: "/api/projects",
    summary: "The caller's projects, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(project),
  },
  createProject: {
    method: "POST",
    path: "/api/projects",
    summary: "Creates a project.",
    allowance: "createProject",
    body: createProjectBody,
    successStatus: 201,
    reply: project,
  },
  getProject: { method: "GET", path: ofProject, summary: "One project.", reply: project },
  updateProject: {
    method: "PATCH",
    path: ofProject,
    summary:
      "Changes a project's name, framework, method, currency, policies, period, or where its opening balances come from.",
    body: updateProjectBody,
    reply: project,
  },
  deleteProject: {
    method: "DELETE",
    path: ofProject,
    summary:
      "Deletes a project. For 30 days it can be restored; then all it holds goes, and its trail stays without what it said.",
    query: z.object({
      forgetNames: z
        .enum(["true", "false"])
        .optional()
        .describe("Whether the names of its accounts, remembered with their roles, go too."),
    }),
    reply: done,
  },
  listDeletedProjects: {
    method: "GET",
    path: "/api/deleted-projects",
    summary: "The projects that the caller deleted and can still restore, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(deletedProject),
  },
  restoreDeletedProject: {
    method: "POST",
    path: "/api/deleted-projects/{id}/restore",
    summary: "Restores a project that the caller deleted less than 30 days ago.",
    allowance: "createProject",
    reply: project,
  },
  startNextYear: {
    method: "POST",
    path: `${ofProject}/next-year`,
    summary:
      "Makes the project of the year after: its opening balances and comparatives are this statement's; entity, policies, roles and traits hold on.",
    allowance: "createProject",
    successStatus: 201,
    reply: project,
  },
  listOpeningDifferences: {
    method: "GET",
    path: `${ofProject}/opening-differences`,
    summary:
      "The accounts that open with something else than the project of last year closed with.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(openingDifference),
  },
  decideOpening: {
    method: "PUT",
    path: `${ofProject}/opening-differences/{code}`,
    summary: "Says whether such a difference is a restatement or an error, and why.",
    allowance: "change",
    body: openingDecisionBody,
    reply: openingDifference,
  },
  getDashboardStats: {
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "How many of the caller's projects are in which state.",
    reply: dashboardStats,
  },
  uploadFile: {
    method: "POST",
    path: `${ofProject}/upload`,
    summary: "Uploads a file (multipart: file, fileType) and validates it.",
    allowance: "upload",
    isMultipart: true,
    hasFileType: true,
    reply: uploadReply,
  },
  listFiles: {
    method: "GET",
    path: `${ofProject}/files`,
    summary: "The project's files, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(uploadedFile),
  },
  getFile: {
    method: "GET",
    path: `${ofProject}/files/{fileId}`,
    summary: "One file, with the first rows of its sheets and how their columns could be matched.",
    reply: fileDetail,
  },
  putFileMapping: {
    method: "PUT",
    path: `${ofProject}/files/{fileId}/mapping`,
    summary:
      "Says which column holds which field, reads the file again, and remembers the layout for the user's next file like it.",
    allowance: "upload",
    body: columnMapping,
    reply: uploadedFile,
  },
  forgetFileMapping: {
    method: "DELETE",
    path: `${ofProject}/files/{fileId}/mapping`,
    summary:
      "Forgets how files of this layout were matched, and matches this one by itself where that reads it.",
    allowance: "upload",
    reply: uploadedFile,
  },
  acceptFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/accept`,
    summary:
      "Takes a file that is out of balance with its difference, which stays on the statement.",
    allowance: "upload",
    reply: uploadedFile,
  },
  retryFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/retry`,
    summary: "Reads an uploaded file whose reading did not end.",
    allowance: "upload",
    reply: uploadedFile,
  },
  selectFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/select`,
    summary: "Makes a valid file the one its type counts from.",
    reply: uploadedFile,
  },
  removeFile: {
    method: "DELETE",
    path: `${ofProject}/files/{fileId}`,
    summary: "Removes a file.",
    reply: done,
  },
  processProject: {
    method: "POST",
    path: `${ofProject}/process`,
    summary: "Prepares a new version of the statement from the files that count.",
    allowance: "process",
    body: processBody,
    reply: z.object({
      version: z.number(),
      status: z.enum(["needs_review", "completed"]),
      tiesOut: z.boolean(),
    }),
  },
  clearProject: {
    method: "DELETE",
    path: `${ofProject}/clear`,
    summary: "Removes files, statements, adjustments and exports; the audit trail stays.",
    reply: done,
  },
  getCashFlow: {
    method: "GET",
    path: `${ofProject}/cash-flow`,
    summary: "The current statement with its proof, of all entities together or of one.",
    query: z.object({ entity: text("accountName").optional() }),
    reply: cashFlow,
  },
  verifyLine: {
    method: "PATCH",
    path: `${ofProject}/cash-flow/{lineId}`,
    summary: "Says a line is right at its amount, and why, or takes that back.",
    allowance: "change",
    body: z.discriminatedUnion("status", [
      z.object({ status: z.literal("verified"), reason }),
      z.object({ status: z.literal("auto") }),
    ]),
    reply: z.object({ version: z.number() }),
  },
  confirmCheck: {
    method: "PATCH",
    path: `${ofProject}/checks/{checkId}`,
    summary: "Says that what a check asks about is right, and why, or takes that back.",
    allowance: "change",
    body: z.discriminatedUnion("status", [
      z.object({ status: z.literal("confirmed"), reason }),
      z.object({ status: z.literal("review") }),
    ]),
    reply: z.object({ version: z.number() }),
  },
  compareCashFlow: {
    method: "POST",
    path: `${ofProject}/cash-flow/compare`,
    summary: "Statements side by side: by each framework, or two versions; nothing is stored.",
    allowance: "preview",
    body: comparisonBody,
    reply: z.array(comparedStatement),
  },
  getWorkings: {
    method: "GET",
    path: `${ofProject}/workings`,
    summary: "The worksheet: every account against every line.",
    query: z.object({ method: method.optional() }),
    reply: z.object({ version: z.number(), method, rows: z.array(workingsRow) }),
  },
  listAccounts: {
    method: "GET",
    path: `${ofProject}/accounts`,
    summary:
      "The accounts of the current statement with their roles; stale where the file they were given for was replaced.",
    query: accountsPageQuery,
    isPaged: true,
    reply: z.array(accountSummary.extend({ isStale: z.boolean() })),
  },
  listLedgerEntries: {
    method: "GET",
    path: `${ofProject}/ledger/entries`,
    summary:
      "The entries of the general ledger behind the current statement: of a line, of an account, or all; by line, account and date.",
    query: pageQuery.extend({
      method: method.optional(),
      line: text("identifier").optional(),
      account: text("accountName").optional(),
    }),
    isPaged: true,
    reply: z.array(ledgerEntry),
  },
  putAccountMapping: {
    method: "PUT",
    path: `${ofProject}/accounts/{code}/mapping`,
    summary: "Gives an account its role, or leaves it to classification again (null).",
    allowance: "change",
    body: z.object({ role: role.nullable() }),
    reply: done,
  },
  putAccountMappings: {
    method: "PUT",
    path: `${ofProject}/accounts/mappings`,
    summary:
      "Gives many accounts their roles, or leaves them to classification again (null), and prepares the statement once.",
    allowance: "change",
    body: roleChanges,
    reply: done,
  },
  previewAccountMappings: {
    method: "POST",
    path: `${ofProject}/accounts/mappings/preview`,
    summary: "What roles would do to the statement; nothing is stored.",
    allowance: "preview",
    body: roleChanges,
    reply: adjustmentEffect,
  },
  putAccountTraits: {
    method: "PUT",
    path: `${ofProject}/accounts/{code}/traits`,
    summary:
      "Says what is known of an account besides its role, or leaves it to what its name says again (null).",
    allowance: "change",
    body: z.object({ traits: z.array(z.enum(traitIds)).max(traitIds.length).nullable() }),
    reply: done,
  },
  listAdjustments: {
    method: "GET",
    path: `${ofProject}/adjustments`,
    summary: "The adjustments, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(adjustment),
  },
  createAdjustment: {
    method: "POST",
    path: `${ofProject}/adjustments`,
    summary: "Adds a journal, a reclassification or an override.",
    allowance: "change",
    body: adjustmentBody,
    successStatus: 201,
    reply: adjustment,
  },
  previewAdjustment: {
    method: "POST",
    path: `${ofProject}/adjustments/preview`,
    summary:
      "What an adjustment would do to the statement, in the place of another where that is said; nothing is stored.",
    allowance: "preview",
    query: z.object({ replaces: text("identifier").optional() }),
    body: adjustmentDraft,
    reply: adjustmentEffect,
  },
  confirmAdjustment: {
    method: "PATCH",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Confirms an adjustment that a replaced file made stale.",
    allowance: "change",
    body: z.object({ status: z.literal("active") }),
    reply: adjustment,
  },
  replaceAdjustment: {
    method: "PUT",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Reverses an adjustment and makes another in its place; both stay on record.",
    allowance: "change",
    body: adjustmentBody,
    reply: adjustment,
  },
  reverseAdjustment: {
    method: "DELETE",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Reverses an adjustment; both stay on record.",
    allowance: "change",
    reply: adjustment,
  },
  createExport: {
    method: "POST",
    path: `${ofProject}/export/{format}`,
    summary: "Exports the statement as pdf, excel or json; the address is good for 15 minutes.",
    allowance: "export",
    query: exportQuery,
    reply: exportReply,
  },
  getExport: {
    method: "GET",
    path: `${ofProject}/export/{format}`,
    summary: "The newest such export that is stored; made as by the POST where there is none.",
    allowance: "export",
    makesExport: true,
    query: exportQuery,
    reply: exportReply,
  },
  exportWorkings: {
    method: "GET",
    path: `${ofProject}/cash-flow-workings/export`,
    summary: "The newest export of the whole worksheet as text; made where there is none.",
    allowance: "export",
    makesExport: true,
    query: exportQuery,
    reply: exportReply,
  },
  exportDisclosureNotes: {
    method: "POST",
    path: `${ofProject}/disclosure-notes/export`,
    summary: "Exports the disclosure notes as a document to edit.",
    allowance: "export",
    query: exportQuery,
    reply: exportReply,
  },
  listExports: {
    method: "GET",
    path: `${ofProject}/exports`,
    summary: "The exports made of this project that still exist, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(exportRecord),
  },
  downloadExport: {
    method: "GET",
    path: `${ofProject}/exports/{exportId}`,
    summary: "A fresh address for an export that was made.",
    reply: exportReply,
  },
  listDisclosureNotes: {
    method: "GET",
    path: `${ofProject}/disclosure-notes`,
    summary: "The user's own words for the disclosures.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(disclosureNote),
  },
  putDisclosureNote: {
    method: "PUT",
    path: `${ofProject}/disclosure-notes/{disclosureId}`,
    summary: "Keeps the user's words for a disclosure; an empty text removes them.",
    body: z.object({ text: text("note") }),
    reply: done,
  },
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
  listAuditTrail: {
    method: "GET",
    path: `${ofProject}/audit-trail`,
    summary: "The audit trail, newest first, a page at a time.",
    query: z.object({
      cursor: z.coerce.number().int().positive().optional(),
      action: auditAction.optional(),
    }),
    reply: z.object({
      entries: z.array(auditEntry),
      nextCursor: z.number().nullable(),
      totalEntries: z.number(),
      exportCount: z.number(),
    }),
  },
  verifyAuditTrail: {
    method: "GET",
    path: `${ofProject}/audit-trail/verify`,
    summary: "Walks the hash chain of the audit trail.",
    allowance: "verifyTrail",
    reply: auditVerification,
  },
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type EndpointName = keyof Api;

/** What a call answers. */
export type Reply<Name extends EndpointName> = z.output<Api[Name]["reply"]>;

type PathParams<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | PathParams<Rest>
  : never;

type ParamsOf<Endpoint extends { path: string }> = [PathParams<Endpoint["path"]>] extends [never]
  ? unknown
  : { params: Record<PathParams<Endpoint["path"]>, string> };
type QueryOf<Endpoint> = Endpoint extends { query: z.ZodObject }
  ? { query?: z.input<Endpoint["query"]> }
  : unknown;
type BodyOf<Endpoint> = Endpoint extends { body: z.ZodType }
  ? { body: z.input<Endpoint["body"]> }
  : unknown;

/** What a caller passes: path parameters, query and body, where the call has them. */
export type Input<Name extends EndpointName> = ParamsOf<Api[Name]> &
  QueryOf<Api[Name]> &
  BodyOf<Api[Name]>;

/** An endpoint of the table, widened for code that walks over all of them. */
export function endpoint(name: EndpointName): Endpoint {
  return api[name];
}

export const endpointNames = Object.keys(api) as EndpointName[]; // keys of a closed table
