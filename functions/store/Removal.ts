import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  uid: z.string(),
  projectId: z.string(),
  what: z.enum(["contents", "everything"]),
  at: z.string(),
});

/**
 * A removal that has been decided: written in the transaction that decides it and taken away when
 * all is gone, so that one which a crash cut short is known and finished.
 */
export type Removal = z.infer<typeof schema>;

export const removalKind = storedKind({ name: "removal", schema });
