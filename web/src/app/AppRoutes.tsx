import { Navigate, Route, Routes, useLocation } from "react-router-dom";
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
      <Route path={paths.dashboard} element={<ToDashboard />} />
      <Route element={<SessionGate />}>
        {Object.entries(signedInScreens).map(([path, screen]) => (
          <Route key={path} path={path} element={screen.show()} />
        ))}
      </Route>
      <Route path="*" element={notFoundScreen.show()} />
    </Routes>
  );
}

/** The dashboard stands at /; what an address asks of it besides goes with it. */
function ToDashboard() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.home, search, hash }} replace />;
}
