const modules: Readonly<Record<string, string>> = {
  "/": "src/app/routes/LandingRoute.tsx",
  "/404": "src/app/routes/NotFoundPage.tsx",
};

const signedInModules: Readonly<Record<string, string>> = {
  "/": "src/app/routes/DashboardRoute.tsx",
  "/upload": "src/app/routes/UploadRoute.tsx",
  "/cash-flow": "src/app/routes/CashFlowRoute.tsx",
  "/adjustments": "src/app/routes/AdjustmentsRoute.tsx",
  "/ai-validation": "src/app/routes/AiValidationRoute.tsx",
  "/export": "src/app/routes/ExportRoute.tsx",
  "/audit-trail": "src/app/routes/AuditTrailRoute.tsx",
  "/auth-settings": "src/app/routes/AuthSettingsRoute.tsx",
};

/** The module a public page is made of besides the app's entry, as the manifest names it. */
export function moduleOf(path: string): string {
  return modules[path] ?? "src/app/routes/publicRoutes.tsx";
}

/** The module of a signed-in screen. */
export function signedInModuleOf(path: string): string {
  const module = signedInModules[path];
  if (module === undefined)
    throw new Error(`build/moduleOf.ts does not know the screen at ${path}`);
  return module;
}
