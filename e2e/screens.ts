/** The screens a visitor sees, with their addresses. */
export const publicScreens = {
  landing: "/",
  features: "/features",
  pricing: "/pricing",
  solutions: "/solutions",
  about: "/about",
  privacy: "/privacy",
  support: "/support",
  terms: "/terms",
} as const;

/** The screens of the signed-in, with their addresses. */
export const signedInScreens = {
  dashboard: "/",
  upload: "/upload",
  "cash-flow": "/cash-flow",
  adjustments: "/adjustments",
  "new-adjustment": "/adjustments?new=disposal",
  "new-journal": "/adjustments?new=journal",
  "project-settings": "/?settings=project",
  "ai-validation": "/ai-validation",
  export: "/export",
  "audit-trail": "/audit-trail",
  "auth-settings": "/auth-settings",
} as const;
