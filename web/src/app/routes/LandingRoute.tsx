import { useLocation } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { isSignedInPath, signedInPages } from "../../config/signedInPages.ts";
import { LandingPage } from "../../features/public/LandingPage.tsx";
import { SignInCard } from "../../features/sign-in/SignInCard.tsx";
import { useSession } from "../../lib/auth/useSession.ts";

/** The landing page with the card that lets people in, and why they meet it in the place of a screen. */
export function LandingRoute() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasEnded = session.status === "signedOut" && session.hasEnded === true;
  return <LandingPage signInCard={<SignInCard reason={reasonFor(pathname, hasEnded)} />} />;
}

function reasonFor(path: string, hasEnded: boolean): string | null {
  if (hasEnded) return "Your session has ended. Sign in again; what you saved is safe.";
  if (path === paths.home || !isSignedInPath(path)) return null;
  return `Sign in to open ${signedInPages[path].title}.`;
}
