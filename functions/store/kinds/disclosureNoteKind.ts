import { disclosureNote } from "@tieout/contract";
import { storedKind } from "./StoredKind.ts";

/** The user's own words for a disclosure. */
export const disclosureNoteKind = storedKind({ name: "disclosure note", schema: disclosureNote });
