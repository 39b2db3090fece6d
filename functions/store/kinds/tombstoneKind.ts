import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  /** Who deleted the project, by the id of their account, and when. */
  deletedBy: z.string(),
  deletedAt: z.string(),
  /** When its contents went. */
  purgedAt: z.string(),
  /** The last entry of its trail, which tells of the deletion. */
  head: z.object({ seq: z.number(), hash: z.string() }).nullable(),
  /** How long this and the trail, without what its entries said, are kept. */
  keepUntil: z.string(),
});

/** What stays of a project that was deleted, beside its stripped trail. */
export const tombstoneKind = storedKind({ name: "tombstone", schema });

export type Tombstone = z.infer<typeof schema>;
