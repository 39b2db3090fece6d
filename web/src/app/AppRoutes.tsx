import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../config/paths.ts";
import { SessionGate } from "./SessionGate.tsx";
import { notFoundScreen, publicScreens, signedInScreens } from "./screens.ts";
import { useRouteChange } from "./useRouteChange.ts";

/** Every route of the app; each screen is loaded when it is first opened. */
export function AppRoutes() {
  useRouteChange();
  return (
    <Routes>
      {Object.entries(publicScreens).map(([path, screen]) => (
        <Route key={path} path={path} element={screen.show()} />
      ))}
      <Route path={paths.dashboard} element={<Navigate to={paths.home} replace />} />
      <Route element={<SessionGate />}>
        {Object.entries(signedInScreens).map(([path, screen]) => (
          <Route key={path} path={path} element={screen.show()} />
        ))}
      </Route>
      <Route path="*" element={notFoundScreen.show()} />
    </Routes>
  );
}
