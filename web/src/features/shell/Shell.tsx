import { type ReactNode, useState } from "react";
import { SkipLink } from "../../components/page/SkipLink.tsx";
import type { SignedInUser } from "../../lib/auth/Session.ts";
import { Frame } from "./Frame.tsx";
import { NavigationDrawer } from "./NavigationDrawer.tsx";
import { ProjectFocus } from "./ProjectFocus.tsx";
import { ProjectGone } from "./ProjectGone.tsx";
import { ProjectSettings } from "./ProjectSettings.tsx";
import { ProjectSwitcher } from "./ProjectSwitcher.tsx";
import { Keys } from "./palette/Keys.tsx";
import { TopBar } from "./TopBar.tsx";
import { UserMenu } from "./UserMenu.tsx";

type Props = { user: SignedInUser; children: ReactNode };

/** The frame of every signed-in screen: top bar, navigation, and the page itself. */
export function Shell({ user, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <TopBar
        onOpenMenu={() => setMenuOpen(true)}
        project={<ProjectSwitcher />}
        user={<UserMenu user={user} />}
      />
      <Keys />
      <ProjectFocus />
      <ProjectGone />
      <ProjectSettings />
      <NavigationDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Frame>{children}</Frame>
    </>
  );
}
