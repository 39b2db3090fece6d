/** The screens a visitor sees, with their addresses. */
export const publicScreens = {
  landing: "/",
  features: "/features",
  pricing: "/pricing",
  solutions: "/solutions",
  about: "/about",
  help: "/help",
  privacy: "/privacy",
  support: "/support",
  terms: "/terms",
} as const;

/** The screens of the signed-in, with their addresses; those with a dialog, which is left by a visit anew, last. */
export const signedInScreens = {
  dashboard: "/",
  upload: "/upload",
  "cash-flow": "/cash-flow",
  adjustments: "/adjustments",
  export: "/export",
  "ai-validation": "/ai-validation",
  "auth-settings": "/auth-settings",
  "audit-trail": "/audit-trail",
  "project-settings": "/?settings=project",
  "new-adjustment": "/adjustments?new=disposal",
  "new-journal": "/adjustments?new=journal",
} as const;

/**
 * Screens in two halves, a test for each worker: the app is loaded anew in each test, and a test
 * for each screen would spend most of its time on that.
 */
export function halvesOf(screens: Readonly<Record<string, string>>) {
  const all = Object.entries(screens);
  return [0, 1].map((half) => all.filter((_screen, at) => at % 2 === half));
}
