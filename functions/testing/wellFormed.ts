import { type EndpointName, endpoint, endpointNames } from "@tieout/contract";
import type { Call } from "./readAnswer.ts";
import { fileForm, smallTrialBalance, writeOff } from "./smallCompany.ts";

/** Every call that needs a signed-in user, and those of them about one project. */
export const privateCalls = endpointNames.filter((name) => !endpoint(name).isPublic);
export const projectCalls = privateCalls.filter((name) => endpoint(name).path.includes("{id}"));

/** Bodies that parse, so that a refusal is about who asks and not about what. */
export const bodies: Partial<Record<EndpointName, unknown>> = {
  createProject: { name: "Books" },
  createSample: { isCopy: true },
  updateProject: { name: "Other" },
  compareCashFlow: { with: "frameworks" },
  verifyLine: { status: "verified", reason: "Agreed with the ledger" },
  confirmCheck: { status: "confirmed", reason: "Agreed with the ledger" },
  moveFile: { fileType: "balance_sheet" },
  putFileMapping: { sheet: null, headingRow: 1, columns: { name: 0 } },
  putAccountMapping: { role: "revenue" },
  putAccountMappings: { mappings: [{ code: "4000", role: "revenue" }] },
  previewAccountMappings: { mappings: [{ code: "4000", role: "revenue" }] },
  putAccountTraits: { traits: ["repairs"] },
  createAdjustment: writeOff,
  replaceAdjustment: writeOff,
  previewAdjustment: { ...writeOff, reason: "" },
  processProject: {},
  updateUser: { displayName: "Ada" },
  putUserSettings: {
    notifications: { statementProcessed: true, needsReview: true, exportReady: false },
  },
  sendWelcomeEmail: { email: "user-ada@example.test", name: "Ada" },
  sendTestEmail: { email: "user-ada@example.test" },
  decideOpening: { kind: "error", reason: "Read from the wrong column" },
  putDisclosureNote: { text: "Words" },
  decideFinding: { findingId: "f", status: "accepted" },
  decideAuditNote: { status: "dismissed", reason: "Known" },
  confirmAdjustment: { status: "active" },
};

/** Queries without which a call is refused, whoever asks. */
export const queries: Partial<Record<EndpointName, Record<string, string>>> = {
  openUnsubscribe: { token: "x" },
  getColumnLine: { start: "2025-01-01", end: "2025-12-31" },
};

/** A call about a project that nothing is wrong with but, perhaps, who asks. */
export function wellFormed(name: EndpointName, id: string): Call {
  const params = {
    id,
    fileId: "f",
    lineId: "l",
    checkId: "c",
    code: "1000",
    adjustmentId: "a",
    resultId: "r",
    noteId: "n",
    format: "pdf",
    exportId: "e",
    disclosureId: "d",
  };
  const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
  const query = queries[name];
  return {
    params,
    body: bodies[name],
    ...(query && { query }),
    ...(endpoint(name).isMultipart && { form }),
  };
}
