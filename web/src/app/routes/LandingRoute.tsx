import { LandingPage } from "../../features/public/LandingPage.tsx";
import { SignInCard } from "../../features/sign-in/SignInCard.tsx";

/** The landing page with the card that lets people in. */
export function LandingRoute() {
  return <LandingPage signInCard={<SignInCard />} />;
}
