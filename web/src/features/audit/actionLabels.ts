import type { AuditEntry } from "@tieout/contract";

/** What each kind of entry is called on screen. */
export const actionLabels = {
  project_created: "Project created",
  project_updated: "Project updated",
  project_cleared: "Project cleared",
  project_deleted: "Project deleted",
  project_restored: "Project restored",
  file_upload: "File upload",
  processing: "Processing",
  adjustment: "Adjustment",
  export: "Export",
  ai_analysis: "Analysis",
} as const satisfies Record<AuditEntry["action"], string>;
