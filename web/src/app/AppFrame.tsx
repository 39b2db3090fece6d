import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "../components/page/ErrorBoundary.tsx";
import { createAppTheme } from "../lib/theme/theme.ts";
import { ToastProvider } from "../lib/toast/ToastProvider.tsx";

/** What every page stands on, in the browser and at build time alike. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [theme] = useState(createAppTheme);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="tieout-mode">
      <CssBaseline />
      <ErrorBoundary>
        <ToastProvider>{children}</ToastProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
