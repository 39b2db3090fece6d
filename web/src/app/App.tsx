import { CacheProvider } from "@emotion/react";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import type { Session } from "../lib/auth/Session.ts";
import { SessionProvider } from "../lib/auth/SessionProvider.tsx";
import { adoptStyles } from "../lib/theme/styleCache.ts";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

/** The app in a browser. */
export function App({ session }: { session: Session }) {
  const [styles] = useState(() => adoptStyles(document));
  return (
    <CacheProvider value={styles}>
      <AppFrame>
        <SessionProvider first={session}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </AppFrame>
    </CacheProvider>
  );
}
