import { LoadingScreen } from "../components/page/LoadingScreen.tsx";
import { UnreachableScreen } from "../components/page/UnreachableScreen.tsx";
import { useSession } from "../lib/auth/useSession.ts";
import { landingScreen, signedInLayout } from "./screens.ts";

/** Lets the signed-in through to the screens; everyone else meets the landing page. */
export function SessionGate() {
  const { status } = useSession();
  if (status === "loading") return <LoadingScreen />;
  if (status === "unreachable") return <UnreachableScreen />;
  return status === "signedIn" ? signedInLayout.show() : landingScreen.show();
}
