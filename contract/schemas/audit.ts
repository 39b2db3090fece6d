import * as z from "zod";

const auditActions = [
  "project_created",
  "project_updated",
  "project_cleared",
  "project_deleted",
  "project_restored",
  "file_upload",
  "processing",
  "adjustment",
  "export",
  "ai_analysis",
] as const;
export const auditAction = z.enum(auditActions);

export const auditEntry = z.object({
  id: z.string(),
  seq: z.number(),
  action: auditAction,
  description: z.string(),
  userId: z.string(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.string(),
  prevHash: z.string(),
  /** Hash over salt, description and metadata; entries of earlier releases have none of their own. */
  contentHash: z.string().exactOptional(),
  /** Null where what the entry said has been removed. */
  salt: z.string().nullable().exactOptional(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditVerification = z.object({
  isIntact: z.boolean(),
  entries: z.number(),
  headHash: z.string().nullable(),
  /** The first entry whose hash does not follow; null when the chain is intact. */
  brokenAt: z.number().nullable(),
});
