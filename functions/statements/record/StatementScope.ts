import { exportedAdjustment, role } from "@tieout/contract";
import { type ReportAdjustment, type ReportNote, type Role, traitIds } from "@tieout/core";
import * as z from "zod";

const roles = z.record(z.string(), role);

/**
 * What a version keeps of its project beside the statement itself, so that an export of it asks for
 * nothing else: whose it is and for when, what was adjusted, the notes, and who is meant by each id.
 */
export const scopeSchema = z.object({
  projectName: z.string(),
  entityName: z.string().nullable(),
  period: z.object({ start: z.string(), end: z.string() }).nullable(),
  /** The roles a person gave accounts of these files, here and in other projects. */
  mappings: roles,
  rememberedMappings: roles,
  /** What a person said of these accounts besides their roles. */
  traits: z.record(z.string(), z.array(z.enum(traitIds))),
  /** Oldest first, reversed ones included. */
  adjustments: z.array(exportedAdjustment),
  notes: z.array(z.object({ disclosureId: z.string(), text: z.string() })),
  /** The name of the person behind each user id of the trail. */
  people: z.record(z.string(), z.string()),
  /** Over all that the exports of the version say of the statement. */
  sha256: z.string(),
}) satisfies z.ZodType<{
  mappings: Record<string, Role>;
  adjustments: ReportAdjustment[];
  notes: ReportNote[];
}>;

/** What is kept of the project with a version. */
export type StatementScope = z.infer<typeof scopeSchema>;
