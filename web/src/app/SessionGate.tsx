import { lazy } from "react";
import { LoadingScreen } from "../components/LoadingScreen.tsx";
import { UnreachableScreen } from "../components/UnreachableScreen.tsx";
import { useSession } from "../lib/auth/useSession.ts";
import { landingScreen } from "./screens.ts";

const SignedInLayout = lazy(async () => ({
  default: (await import("./SignedInLayout.tsx")).SignedInLayout,
}));

/** Lets the signed-in through to the screens; everyone else meets the landing page. */
export function SessionGate() {
  const session = useSession();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "unreachable") return <UnreachableScreen />;
  if (session.status === "signedOut") return landingScreen.show();
  return <SignedInLayout user={session.user} isLost={session.isLost} />;
}
