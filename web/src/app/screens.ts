import { paths } from "../config/paths.ts";
import { lazyScreen, type Screen } from "./lazyScreen.tsx";

const publicRoutes = () => import("./routes/publicRoutes.tsx");

/** What a visitor reads at each address. */
export const publicScreens: Readonly<Record<string, Screen>> = {
  [paths.features]: lazyScreen(async () => (await publicRoutes()).FeaturesRoute),
  [paths.pricing]: lazyScreen(async () => (await publicRoutes()).PricingRoute),
  [paths.solutions]: lazyScreen(async () => (await publicRoutes()).SolutionsRoute),
  [paths.about]: lazyScreen(async () => (await publicRoutes()).AboutRoute),
  [paths.privacy]: lazyScreen(async () => (await publicRoutes()).PrivacyRoute),
  [paths.terms]: lazyScreen(async () => (await publicRoutes()).TermsRoute),
  // Apart from the pages one reads: it speaks with the API.
  [paths.unsubscribe]: lazyScreen(
    async () => (await import("./routes/UnsubscribeRoute.tsx")).UnsubscribeRoute,
  ),
};

/** What the signed-in work with at each address. */
export const signedInScreens: Readonly<Record<string, Screen>> = {
  [paths.home]: lazyScreen(
    async () => (await import("./routes/DashboardRoute.tsx")).DashboardRoute,
  ),
  [paths.upload]: lazyScreen(async () => (await import("./routes/UploadRoute.tsx")).UploadRoute),
  [paths.cashFlow]: lazyScreen(
    async () => (await import("./routes/CashFlowRoute.tsx")).CashFlowRoute,
  ),
  [paths.adjustments]: lazyScreen(
    async () => (await import("./routes/AdjustmentsRoute.tsx")).AdjustmentsRoute,
  ),
  [paths.aiValidation]: lazyScreen(
    async () => (await import("./routes/AiValidationRoute.tsx")).AiValidationRoute,
  ),
  [paths.exports]: lazyScreen(async () => (await import("./routes/ExportRoute.tsx")).ExportRoute),
  [paths.auditTrail]: lazyScreen(
    async () => (await import("./routes/AuditTrailRoute.tsx")).AuditTrailRoute,
  ),
  [paths.authSettings]: lazyScreen(
    async () => (await import("./routes/AuthSettingsRoute.tsx")).AuthSettingsRoute,
  ),
};

/** What a visitor meets at / and wherever one has to be signed in. */
export const landingScreen = lazyScreen(
  async () => (await import("./routes/LandingRoute.tsx")).LandingRoute,
);

/** For an address that is none of ours. */
export const notFoundScreen = lazyScreen(
  async () => (await import("./routes/NotFoundPage.tsx")).NotFoundPage,
);

/** The screen of a page that was written when the site was built. */
export function writtenScreen(page: string): Screen {
  if (page === paths.home) return landingScreen;
  return publicScreens[page] ?? notFoundScreen;
}
