import "@fontsource-variable/inter";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { screensOf, writtenScreen } from "./app/screens.ts";
import { zodWithoutEval } from "./config/zodWithoutEval.ts";
import type { Session } from "./lib/auth/Session.ts";
import { hasSessionHint } from "./lib/auth/sessionHint.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

zodWithoutEval();

const session: Session = { status: hasSessionHint() ? "loading" : "signedOut" };
const app = (
  <StrictMode>
    <App session={session} />
  </StrictMode>
);
const { page } = root.dataset;
if (page !== undefined && !isReplaced(page)) {
  await writtenScreen(page).preload();
  hydrateRoot(root, app);
} else {
  // Most often the session holds: its screens load while the identity service answers.
  if (hasSessionHint()) preloadScreens();
  // The title that was written stays in the head beside those that React sets.
  document.querySelector("title")?.remove();
  createRoot(root).render(app);
}

/** At / a visitor's page was written, and somebody with a session meets the dashboard. */
function isReplaced(written: string): boolean {
  return written === "/" && hasSessionHint();
}

/** What cannot be loaded is said by the app itself, when it is shown. */
function preloadScreens(): void {
  void Promise.allSettled(
    screensOf(window.location.pathname, "signedIn").map((screen) => screen.preload()),
  );
}
