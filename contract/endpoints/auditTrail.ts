import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { auditAction, auditEntry, auditVerification } from "../schemas/audit.ts";
import { text } from "../schemas/text.ts";
import { ofProject } from "./ofProject.ts";

/** The record of everything that happened. */
export const auditTrailEndpoints = {
  listAuditTrail: {
    method: "GET",
    path: `${ofProject}/audit-trail`,
    summary: "The audit trail, newest first, a page at a time.",
    query: z.object({
      cursor: z.coerce.number().int().positive().optional(),
      action: auditAction.optional(),
      user: text("identifier").optional().describe("Only what this user did."),
      from: z.iso.datetime().max(40).optional().describe("Only entries of this moment or later."),
      to: z.iso.datetime().max(40).optional().describe("Only entries before this moment."),
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
