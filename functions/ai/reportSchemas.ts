import { amount, auditNote, finding } from "@tieout/contract";
import { conceptIds, riskLevels, roleIds } from "@tieout/core";
import * as z from "zod";
import type { Reports, Task } from "./Report.ts";

const madeBy = z.enum(["built_in", "openai"]);
const figures = z.record(z.string(), amount);

/** As the analyst wrote it; the API offers only what it would take from a person. */
const proposedAdjustment = z
  .object({
    adjustmentType: z.enum(["journal", "reclassification", "override"]),
    reason: z.string().optional(),
    lines: z
      .array(
        z.object({
          account: z.string().optional(),
          cash: z.string().optional(),
          debit: z.string().optional(),
          credit: z.string().optional(),
          presentAs: z.string().optional(),
        }),
      )
      .optional(),
    account: z.string().optional(),
    role: z.string().optional(),
    concept: z.string().optional(),
    adjustedValue: z.string().optional(),
  })
  .nullable();
const proposedMapping = z.object({ account: z.string(), role: z.enum(roleIds) }).nullable();

const reportedFinding = finding.omit({ decision: true }).extend({
  lines: z.array(z.enum(conceptIds)),
  figures,
  proposedAdjustment,
  proposedMapping,
});

const note = auditNote
  .pick({
    id: true,
    title: true,
    content: true,
    severity: true,
    paragraph: true,
    figure: true,
    cause: true,
    accounts: true,
    madeBy: true,
    unsupportedFigures: true,
  })
  .extend({ figures, proposedAdjustment });

const check = z.object({
  summary: z.string(),
  riskLevel: z.enum(riskLevels),
  confidence: z.number(),
  recommendations: z.array(z.string()),
  findings: z.array(reportedFinding),
  notes: z.array(note),
});

const item = z.object({
  id: z.string(),
  item: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  account: z.string(),
  proposedMapping,
  proposedAdjustment,
  madeBy,
});

/** What the report of each task holds, as it is kept. */
export const reportSchemas: { [T in Task]: z.ZodType<Reports[T]> } = {
  anomaly_detection: check,
  categorization: check,
  cash_flow: check,
  audit_notes: check,
  generation: z.object({ keyInsights: z.array(z.string()) }),
  validation: z.object({
    isValid: z.boolean(),
    errors: z.array(z.string()),
    warnings: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
  improvement: z.object({
    improvements: z.array(reportedFinding),
    missingItems: z.array(z.string()),
    reclassifications: z.array(item),
  }),
};
