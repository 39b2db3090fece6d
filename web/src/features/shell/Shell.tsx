import type { ReactNode } from "react";
import { SkipLink } from "../../components/page/SkipLink.tsx";
import type { SignedInUser } from "../../lib/auth/Session.ts";
import { Frame } from "./Frame.tsx";
import { NavigationDrawer } from "./NavigationDrawer.tsx";
import { ProjectFocus } from "./ProjectFocus.tsx";
import { ProjectSettings } from "./ProjectSettings.tsx";
import { ProjectSwitcher } from "./ProjectSwitcher.tsx";
import { Keys } from "./palette/Keys.tsx";
import { TopBar } from "./TopBar.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useMenu } from "./useMenu.ts";

type Props = { user: SignedInUser; children: ReactNode };

/** The frame of every signed-in screen: top bar, navigation, and the page itself. */
export function Shell({ user, children }: Props) {
  const menu = useMenu();
  return (
    <>
      <SkipLink />
      <TopBar
        onOpenMenu={menu.open}
        project={<ProjectSwitcher />}
        user={<UserMenu user={user} />}
      />
      <Keys />
      <ProjectFocus />
      <ProjectSettings />
      <NavigationDrawer isOpen={menu.isOpen} onClose={menu.close} />
      <Frame>{children}</Frame>
    </>
  );
}
