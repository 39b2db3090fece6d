const publicModules: Readonly<Record<string, string>> = {
  "/": "src/app/routes/LandingRoute.tsx",
  "/404": "src/app/routes/NotFoundPage.tsx",
};

/** The module a public page is made of besides the app's entry, as the manifest names it. */
export function moduleOf(path: string): string {
  return publicModules[path] ?? "src/app/routes/publicRoutes.tsx";
}

const screens: Readonly<Record<string, string>> = {
  "/": "DashboardRoute",
  "/upload": "UploadRoute",
  "/cash-flow": "CashFlowRoute",
  "/adjustments": "AdjustmentsRoute",
  "/ai-validation": "AiValidationRoute",
  "/export": "ExportRoute",
  "/audit-trail": "AuditTrailRoute",
  "/auth-settings": "AuthSettingsRoute",
};

/** What a signed-in screen loads besides the app's entry, in the order in which it is needed. */
export function modulesOfScreen(path: string): string[] {
  return [
    "src/lib/firebase/identity.ts",
    "src/app/SignedInLayout.tsx",
    `src/app/routes/${screens[path]}.tsx`,
    // The statement stands before it makes any of these calls.
    ...(path === "/cash-flow" ? [] : ["src/lib/api/allEndpoints.ts"]),
  ];
}
