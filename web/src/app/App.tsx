import { BrowserRouter } from "react-router-dom";
import { SessionProvider } from "../lib/auth/SessionProvider.tsx";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

/** The app in a browser. */
export function App() {
  return (
    <AppFrame>
      <SessionProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </AppFrame>
  );
}
