import * as z from "zod";
import { adjustment } from "./adjustment.ts";
import { disclosureNote } from "./export.ts";
import { project, user } from "./project.ts";
import { notifications } from "./settings.ts";

/** What a user gave us, a part at a time: first themselves, then each of their projects. */
export const ownData = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("user"),
    profile: user,
    notifications,
    rememberedRoles: z.array(z.object({ account: z.string(), role: z.string() })),
  }),
  z.object({
    kind: z.literal("project"),
    project,
    files: z.array(
      z.object({
        fileType: z.string(),
        fileName: z.string(),
        sha256: z.string().nullable(),
        createdAt: z.string(),
        /** Good for 15 minutes; null where the file was never read. */
        downloadUrl: z.string().nullable(),
      }),
    ),
    roles: z.array(z.object({ account: z.string(), role: z.string() })),
    adjustments: z.array(adjustment),
    notes: z.array(disclosureNote),
  }),
]);
export type OwnData = z.infer<typeof ownData>;
