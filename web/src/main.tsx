import "@fontsource-variable/inter";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { writtenScreen } from "./app/screens.ts";
import { paths } from "./config/paths.ts";
import { zodWithoutEval } from "./config/zodWithoutEval.ts";
import { hasSessionHint } from "./lib/auth/sessionHint.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

zodWithoutEval();

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const page = root.dataset.page;
// The landing page is what a visitor reads at /; somebody with a session has the dashboard there.
if (page === undefined || (page === paths.home && hasSessionHint())) {
  root.removeAttribute("data-page");
  createRoot(root).render(app);
} else {
  await writtenScreen(page).preload();
  // In slices, so that the page answers a finger while the app takes it over.
  startTransition(() => void hydrateRoot(root, app));
}
