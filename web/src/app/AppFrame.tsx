import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../components/page/ErrorBoundary.tsx";
import { appTheme } from "../lib/theme/theme.ts";
import { ToastProvider } from "../lib/toast/ToastProvider.tsx";

/** What every page stands on, in the browser and at build time alike. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={appTheme()} defaultMode="system" modeStorageKey="tieout-mode">
      <CssBaseline />
      <ErrorBoundary>
        <ToastProvider>{children}</ToastProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
