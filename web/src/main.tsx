import "@fontsource-variable/inter";
import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { screensOf, writtenScreen } from "./app/screens.ts";
import { zodWithoutEval } from "./config/zodWithoutEval.ts";
import { firstSession } from "./lib/auth/firstSession.ts";
import type { Session } from "./lib/auth/Session.ts";
import { hasSessionHint } from "./lib/auth/sessionHint.ts";
import { appTheme } from "./lib/theme/theme.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

zodWithoutEval();

// At / the page of visitors was written, and the frame of the dashboard for whoever has a session.
const { page } = root.dataset;
if (page === undefined || (page === "/" && hasSessionHint())) await openApp(root);
else await takeOver(root, page);

/** A page that was written: hydrated in slices, so that it answers a finger meanwhile. */
async function takeOver(written: HTMLElement, address: string): Promise<void> {
  // Nobody is there to wait in the dashboard's frame, and who signs in later has the app already.
  document.getElementById("waiting")?.remove();
  await writtenScreen(address).preload();
  const session: Session = { status: hasSessionHint() ? "loading" : "signedOut" };
  startTransition(() => void hydrateRoot(written, appWith(session)));
}

/**
 * The app of the signed-in. The frame that was written holds the place until it is known who is
 * there and their screen has come; then the app is drawn once, in slices.
 */
async function openApp(container: HTMLElement): Promise<void> {
  const waiting = document.getElementById("waiting");
  if (waiting) {
    container.replaceChildren(waiting);
    delete container.dataset.page;
  }
  const asked = firstSession();
  // Most often the session holds: all it is shown with is made ready while the identity service answers.
  if (hasSessionHint()) void preload("signedIn").then(appTheme);
  const session = await asked;
  await preload(session.status);
  // The title that was written stays in the head beside those that React sets.
  document.querySelector("title")?.remove();
  startTransition(() => createRoot(container).render(appWith(session)));
}

/**
 * What stands around the screens, then the screen: one after the other, so that a phone can answer
 * in between. What cannot be loaded is said by the app itself.
 */
async function preload(status: Session["status"]): Promise<void> {
  for (const screen of screensOf(window.location.pathname, status)) {
    await Promise.allSettled([screen.preload()]);
  }
}

function appWith(session: Session): ReactNode {
  return (
    <StrictMode>
      <App session={session} />
    </StrictMode>
  );
}
