import { type AuditNoteRecord, auditNote } from "@tieout/contract";
import { storedAdjustmentBody } from "../store/kinds/AdjustmentRecord.ts";
import { storedKind } from "../store/kinds/StoredKind.ts";

/** A note as Firestore holds it; the id is the document's. */
export type StoredNote = Omit<AuditNoteRecord, "id">;

const schema = auditNote
  .omit({ id: true })
  .extend({ proposedAdjustment: storedAdjustmentBody.nullable() });

export const noteKind = storedKind<StoredNote>({ name: "audit note", schema });
