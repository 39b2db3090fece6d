import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { SessionProvider } from "../lib/auth/SessionProvider.tsx";
import { createQueryClient } from "../lib/queries/createQueryClient.ts";
import { theme } from "../lib/theme/theme.ts";
import { ToastProvider } from "../lib/toast/ToastProvider.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

/** The app with everything it stands on. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="tieout-mode">
      <CssBaseline />
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <ToastProvider>
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
