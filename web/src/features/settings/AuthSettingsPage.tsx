import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { FactList } from "../../components/FactList.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { useSession } from "../../lib/auth/useSession.ts";
import { userQuery } from "../../lib/queries/userQuery.ts";
import { SignInMethods } from "./SignInMethods.tsx";

/** /auth-settings: how this user signs in, and what the service knows of them. */
export function AuthSettingsPage() {
  const session = useSession();
  const { data: profile, error, isPending, refetch } = useQuery(userQuery());
  return (
    <>
      <PageHeader
        title="Authentication & Settings"
        description="How you sign in, and your profile."
      />
      <Box sx={{ display: "grid", gap: 2, maxWidth: 720, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Panel title="Sign-in methods">
          {session.status === "signedIn" && <SignInMethods providers={session.user.providers} />}
        </Panel>
        <Panel title="Profile">
          {isPending && <TableSkeleton rows={3} amounts={0} />}
          {error && (
            <ErrorNotice
              title="Your profile could not be read"
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {profile && (
            <FactList
              facts={[
                [
                  "Name",
                  [profile.firstName, profile.lastName].filter(Boolean).join(" ") || "Not given",
                ],
                ["Email", profile.email ?? "Not given"],
                ["User ID", profile.id],
              ]}
            />
          )}
        </Panel>
        <Panel title="Email notifications">
          <Box sx={{ color: "text.secondary" }}>
            Email notifications are not available yet. Nothing is sent to you except the password
            reset you ask for yourself.
          </Box>
        </Panel>
      </Box>
    </>
  );
}
