import { exportRecord } from "@tieout/contract";
import { storedKind } from "./StoredKind.ts";

/** An export that was made. */
export const exportKind = storedKind({ name: "export", schema: exportRecord });
