import { BrowserRouter } from "react-router-dom";
import type { Session } from "../lib/auth/Session.ts";
import { SessionProvider } from "../lib/auth/SessionProvider.tsx";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

/** The app in a browser. */
export function App({ session }: { session: Session }) {
  return (
    <AppFrame>
      <SessionProvider first={session}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </AppFrame>
  );
}
