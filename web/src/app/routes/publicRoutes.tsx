import { AboutSections } from "../../features/public/AboutSections.tsx";
import { ContentScreen } from "../../features/public/ContentScreen.tsx";
import { CorePicture } from "../../features/public/CorePicture.tsx";
import { privacyPage, supportPage, termsPage } from "../../features/public/content/legal.ts";
import { aboutPage, featuresPage, solutionsPage } from "../../features/public/content/pages.ts";
import { pricingPage } from "../../features/public/content/pricing.ts";
import { HelpScreen } from "../../features/public/HelpScreen.tsx";
import { LegalScreen } from "../../features/public/LegalScreen.tsx";
import { PricingSections } from "../../features/public/PricingSections.tsx";
import { SocialSignInCard } from "../../features/sign-in/SocialSignInCard.tsx";

/** /features */
export function FeaturesRoute() {
  return (
    <ContentScreen
      page={featuresPage}
      pictures={{ "Core capabilities": <CorePicture /> }}
      signInCard={<SocialSignInCard />}
    />
  );
}

/** /solutions */
export function SolutionsRoute() {
  return <ContentScreen page={solutionsPage} signInCard={<SocialSignInCard />} />;
}

/** /pricing */
export function PricingRoute() {
  return (
    <ContentScreen page={pricingPage} signInCard={<SocialSignInCard />}>
      <PricingSections />
    </ContentScreen>
  );
}

/** /about */
export function AboutRoute() {
  return (
    <ContentScreen page={aboutPage} signInCard={<SocialSignInCard />}>
      <AboutSections />
    </ContentScreen>
  );
}

/** /privacy */
export function PrivacyRoute() {
  return <LegalScreen page={privacyPage} />;
}

/** /terms */
export function TermsRoute() {
  return <LegalScreen page={termsPage} />;
}

/** /support */
export function SupportRoute() {
  return <LegalScreen page={supportPage} />;
}

/** /help */
export function HelpRoute() {
  return <HelpScreen />;
}
