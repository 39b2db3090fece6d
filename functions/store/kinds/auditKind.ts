import { auditEntry } from "@tieout/contract";
import type * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = auditEntry.omit({ id: true });

/** An entry of the audit trail with its hash. */
export type SealedEntry = z.infer<typeof schema>;

/** The hash covers an entry as it was written: no version of this kind may change one on reading. */
export const auditKind = storedKind({ name: "audit entry", schema });
