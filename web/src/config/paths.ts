/** Every route of the app: the one place where an address is written. */
export const paths = {
  home: "/",
  features: "/features",
  pricing: "/pricing",
  solutions: "/solutions",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  support: "/support",
  help: "/help",
  unsubscribe: "/unsubscribe",
  dashboard: "/dashboard",
  upload: "/upload",
  cashFlow: "/cash-flow",
  adjustments: "/adjustments",
  aiValidation: "/ai-validation",
  exports: "/export",
  auditTrail: "/audit-trail",
  authSettings: "/auth-settings",
} as const;

/** Where the template of a file type is downloaded (specification section 2, /upload). */
export function templatePath(fileType: string): string {
  return `/templates/${fileType}_template.csv`;
}

/** Where a guided form of /adjustments is opened, begun with what is already known. */
export function formPath(form: string, start: Readonly<Record<string, string>> = {}): string {
  return `${paths.adjustments}?${new URLSearchParams({ new: form, ...start })}`;
}

/** Where an open point is looked at: its line, its account, or its check. */
export function pointPath({
  kind,
  id,
}: {
  kind: "line" | "account" | "check";
  id: string;
}): string {
  if (kind === "check") return `${paths.cashFlow}#check-${id}`;
  return `${paths.cashFlow}?${new URLSearchParams({ [kind]: id })}`;
}

/** Where the accounts are given their roles whose roles nobody is sure of. */
export const accountsToReviewPath = `${paths.cashFlow}?show=review#accounts`;

/** The search that opens the settings of the project over a screen, which keeps its own. */
export function projectSettingsSearch(search: string): string {
  const asked = new URLSearchParams(search);
  asked.set("settings", "project");
  return `?${asked}`;
}

/** The address of an account among the accounts of the statement. */
export function accountPath(account: string): string {
  return `${paths.cashFlow}?${new URLSearchParams({ account })}#accounts`;
}
