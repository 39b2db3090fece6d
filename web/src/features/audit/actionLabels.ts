import type { AuditEntry } from "@tieout/contract";
import { auditActionLabels } from "@tieout/core";

/** What each kind of entry is called on screen. */
export const actionLabels = auditActionLabels satisfies Record<AuditEntry["action"], string>;
