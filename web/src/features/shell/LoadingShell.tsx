import { PageSkeleton } from "../../components/PageSkeleton.tsx";
import { SkipLink } from "../../components/SkipLink.tsx";
import { Frame } from "./Frame.tsx";
import { StatsTiles } from "./StatsStrip.tsx";
import { TopBar } from "./TopBar.tsx";

/** The frame of a signed-in screen before it is known who is there: written when the site is built. */
export function LoadingShell() {
  return (
    <>
      <SkipLink />
      {/* Its buttons answer once the app is there; until then nobody is led to press them. */}
      <div inert style={{ display: "contents" }}>
        <TopBar />
      </div>
      <Frame stats={<StatsTiles />}>
        <PageSkeleton />
      </Frame>
    </>
  );
}
