import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { LoadingScreen } from "../components/LoadingScreen.tsx";
import { paths } from "../config/paths.ts";
import { NotFoundPage } from "./routes/NotFoundPage.tsx";
import { SessionGate } from "./SessionGate.tsx";
import { useRouteChange } from "./useRouteChange.ts";

/** Every route of the app; each screen is loaded when it is first opened. */
export function AppRoutes() {
  useRouteChange();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.features} element={<FeaturesRoute />} />
        <Route path={paths.pricing} element={<PricingRoute />} />
        <Route path={paths.solutions} element={<SolutionsRoute />} />
        <Route path={paths.about} element={<AboutRoute />} />
        <Route path={paths.dashboard} element={<Navigate to={paths.home} replace />} />
        <Route element={<SessionGate />}>
          <Route path={paths.home} element={<DashboardRoute />} />
          <Route path={paths.upload} element={<UploadRoute />} />
          <Route path={paths.cashFlow} element={<CashFlowRoute />} />
          <Route path={paths.adjustments} element={<AdjustmentsRoute />} />
          <Route path={paths.aiValidation} element={<AiValidationRoute />} />
          <Route path={paths.exports} element={<ExportRoute />} />
          <Route path={paths.auditTrail} element={<AuditTrailRoute />} />
          <Route path={paths.authSettings} element={<AuthSettingsRoute />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

const publicPages = () => import("./routes/publicRoutes.tsx");
const FeaturesRoute = lazy(async () => ({ default: (await publicPages()).FeaturesRoute }));
const PricingRoute = lazy(async () => ({ default: (await publicPages()).PricingRoute }));
const SolutionsRoute = lazy(async () => ({ default: (await publicPages()).SolutionsRoute }));
const AboutRoute = lazy(async () => ({ default: (await publicPages()).AboutRoute }));
const DashboardRoute = lazy(async () => ({
  default: (await import("./routes/DashboardRoute.tsx")).DashboardRoute,
}));
const UploadRoute = lazy(async () => ({
  default: (await import("./routes/UploadRoute.tsx")).UploadRoute,
}));
const CashFlowRoute = lazy(async () => ({
  default: (await import("./routes/CashFlowRoute.tsx")).CashFlowRoute,
}));
const AdjustmentsRoute = lazy(async () => ({
  default: (await import("./routes/AdjustmentsRoute.tsx")).AdjustmentsRoute,
}));
const AiValidationRoute = lazy(async () => ({
  default: (await import("./routes/AiValidationRoute.tsx")).AiValidationRoute,
}));
const ExportRoute = lazy(async () => ({
  default: (await import("./routes/ExportRoute.tsx")).ExportRoute,
}));
const AuditTrailRoute = lazy(async () => ({
  default: (await import("./routes/AuditTrailRoute.tsx")).AuditTrailRoute,
}));
const AuthSettingsRoute = lazy(async () => ({
  default: (await import("./routes/AuthSettingsRoute.tsx")).AuthSettingsRoute,
}));
