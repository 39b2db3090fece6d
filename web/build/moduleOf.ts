const modules: Readonly<Record<string, string>> = {
  "/": "src/app/routes/LandingRoute.tsx",
  "/404": "src/app/routes/NotFoundPage.tsx",
};

/** The module a public page is made of besides the app's entry, as the manifest names it. */
export function moduleOf(path: string): string {
  return modules[path] ?? "src/app/routes/publicRoutes.tsx";
}
