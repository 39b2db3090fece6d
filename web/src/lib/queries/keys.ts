/** The key of each thing the API gives; they nest, so that a project's can be dropped together. */
export const keys = {
  user: ["api", "auth", "user"],
  userSettings: ["api", "auth", "settings"],
  status: ["api", "status"],
  projects: ["api", "projects"],
  stats: ["api", "dashboard", "stats"],
  files: (projectId: string) => ["api", "project", projectId, "files"],
  cashFlow: (projectId: string, entity: string | null) => [
    ...["api", "project", projectId, "cash-flow"],
    entity,
  ],
  adjustments: (projectId: string) => ["api", "project", projectId, "adjustments"],
  exports: (projectId: string) => ["api", "project", projectId, "exports"],
  adjustmentEffect: (projectId: string, draft: string | null) => [
    // Not under the project: what is previewed is not asked again by the change it becomes.
    ...["api", "adjustment-effect", projectId],
    draft,
  ],
  auditTrail: (projectId: string, action: string | null) => [
    ...["api", "project", projectId, "audit-trail"],
    action,
  ],
  ofProject: (projectId: string) => ["api", "project", projectId],
} as const;
