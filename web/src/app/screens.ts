import { createElement } from "react";
import { LoadingScreen } from "../components/page/LoadingScreen.tsx";
import { paths } from "../config/paths.ts";
import type { Session } from "../lib/auth/Session.ts";
import { lazyScreen, type Screen } from "./lazyScreen.tsx";

const fullPage = createElement(LoadingScreen);

const publicRoutes = () => import("./routes/publicRoutes.tsx");

/** What a visitor reads at each address. */
export const publicScreens: Readonly<Record<string, Screen>> = {
  [paths.features]: lazyScreen(async () => (await publicRoutes()).FeaturesRoute, fullPage),
  [paths.pricing]: lazyScreen(async () => (await publicRoutes()).PricingRoute, fullPage),
  [paths.solutions]: lazyScreen(async () => (await publicRoutes()).SolutionsRoute, fullPage),
  [paths.about]: lazyScreen(async () => (await publicRoutes()).AboutRoute, fullPage),
  [paths.privacy]: lazyScreen(async () => (await publicRoutes()).PrivacyRoute, fullPage),
  [paths.terms]: lazyScreen(async () => (await publicRoutes()).TermsRoute, fullPage),
  [paths.support]: lazyScreen(async () => (await publicRoutes()).SupportRoute, fullPage),
  [paths.help]: lazyScreen(async () => (await publicRoutes()).HelpRoute, fullPage),
  // Apart from the pages one reads: it speaks with the API.
  [paths.unsubscribe]: lazyScreen(
    async () => (await import("./routes/UnsubscribeRoute.tsx")).UnsubscribeRoute,
    fullPage,
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

/** What stands around each of them. */
export const signedInLayout = lazyScreen(
  async () => (await import("./SignedInLayout.tsx")).SignedInLayout,
  fullPage,
);

/** What a visitor meets at / and wherever one has to be signed in. */
export const landingScreen = lazyScreen(
  async () => (await import("./routes/LandingRoute.tsx")).LandingRoute,
  fullPage,
);

/** For an address that is none of ours. */
export const notFoundScreen = lazyScreen(
  async () => (await import("./routes/NotFoundPage.tsx")).NotFoundPage,
  fullPage,
);

/** What has to be there before an address can be shown to whoever has a session of this status. */
export function screensOf(path: string, status: Session["status"]): readonly Screen[] {
  const written = publicScreens[path];
  if (written) return [written];
  const screen = signedInScreens[path];
  if (status === "signedIn") return screen ? [signedInLayout, screen] : [notFoundScreen];
  return [landingScreen];
}

/** The screen of a page that was written when the site was built. */
export function writtenScreen(page: string): Screen {
  if (page === paths.home) return landingScreen;
  return publicScreens[page] ?? notFoundScreen;
}
