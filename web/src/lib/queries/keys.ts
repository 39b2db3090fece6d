/** The key of each thing the API gives; they nest, so that a project's can be dropped together. */
export const keys = {
  user: ["api", "auth", "user"],
  userSettings: ["api", "auth", "settings"],
  status: ["api", "status"],
  projects: ["api", "projects"],
  deletedProjects: ["api", "deleted-projects"],
  stats: ["api", "dashboard", "stats"],
  /** Of the change that prepares a statement, while it goes on. */
  processing: ["api", "process"],
  processingOf: (projectId: string) => ["api", "process", projectId],
  files: (projectId: string) => ["api", "project", projectId, "files"],
  file: (projectId: string, fileId: string) => ["api", "project", projectId, "file", fileId],
  openingDifferences: (projectId: string) => ["api", "project", projectId, "opening-differences"],
  accounts: (projectId: string) => ["api", "project", projectId, "accounts"],
  cashFlow: (projectId: string) => ["api", "project", projectId, "cash-flow"],
  ledgerEntries: (projectId: string) => ["api", "project", projectId, "ledger-entries"],
  adjustments: (projectId: string) => ["api", "project", projectId, "adjustments"],
  disclosureNotes: (projectId: string) => ["api", "project", projectId, "disclosure-notes"],
  aiValidations: (projectId: string) => ["api", "project", projectId, "ai-validation"],
  auditNotes: (projectId: string) => ["api", "project", projectId, "audit-notes"],
  aiExpert: (projectId: string) => ["api", "project", projectId, "ai-expert"],
  exports: (projectId: string) => ["api", "project", projectId, "exports"],
  // Not under the project: what is previewed is not asked again by the change it becomes.
  adjustmentEffect: (projectId: string) => ["api", "adjustment-effect", projectId],
  rolesEffect: (projectId: string) => ["api", "roles-effect", projectId],
  auditTrail: (projectId: string) => ["api", "project", projectId, "audit-trail"],
  ofProject: (projectId: string) => ["api", "project", projectId],
} as const;
