/** What each kind of entry of the audit trail is called on screen and in exports. */
export const auditActionLabels = {
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
} as const;

const labels: Readonly<Record<string, string>> = auditActionLabels;

/** The label of an action; the action's own name where this release does not know it. */
export function auditActionLabel(action: string): string {
  return labels[action] ?? action;
}
