import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PageHeader } from "../../components/PageHeader.tsx";
import { Panel } from "../../components/Panel.tsx";
import { paths } from "../../config/paths.ts";
import { useSession } from "../../lib/auth/useSession.ts";
import { DeletedProjectsPanel } from "./DeletedProjectsPanel.tsx";
import { NotificationsPanel } from "./NotificationsPanel.tsx";
import { type ConfirmIdentity, OwnDataPanel } from "./OwnDataPanel.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { RestoreArchivePanel } from "./RestoreArchivePanel.tsx";
import { SignInMethods } from "./SignInMethods.tsx";
import { StatusPanel } from "./StatusPanel.tsx";

type Props = {
  socialSignIn: ReactNode;
  credentials: ReactNode;
  /** Has the person prove again who they are. */
  confirmIdentity: ConfirmIdentity;
};

/** /auth-settings: how this user signs in, who they are, what they are told, and what answers. */
export function AuthSettingsPage({ socialSignIn, credentials, confirmIdentity }: Props) {
  const session = useSession();
  return (
    <>
      <PageHeader path={paths.authSettings} />
      <Box sx={{ display: "grid", gap: 2, maxWidth: 720, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Panel title="Sign-in methods">
          {session.status === "signedIn" && (
            <SignInMethods
              providers={session.user.providers}
              ofPassword={credentials}
              ofGoogle={socialSignIn}
            />
          )}
        </Panel>
        <ProfilePanel />
        <NotificationsPanel />
        <DeletedProjectsPanel />
        <RestoreArchivePanel />
        <OwnDataPanel confirmIdentity={confirmIdentity} />
        <StatusPanel />
      </Box>
    </>
  );
}
