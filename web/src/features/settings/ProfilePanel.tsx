import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { FactList } from "../../components/FactList.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { userQuery } from "../../lib/queries/userQuery.ts";
import { NameForm } from "./NameForm.tsx";

/** What the service knows of the user, and the one thing of it that is changed here: the name. */
export function ProfilePanel() {
  const { data: profile, error, isPending, refetch } = useQuery(userQuery());
  const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(" ");
  return (
    <Panel title="Profile" description="The audit trail shows your name beside what you do.">
      {isPending && (
        <Box sx={{ minHeight: { xs: 180, sm: 122 } }}>
          <TableSkeleton rows={3} amounts={0} />
        </Box>
      )}
      {error && (
        <ErrorNotice
          title="Your profile could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {profile && (
        <>
          <NameForm key={name} name={name} />
          <FactList
            facts={[
              ["Email", profile.email ?? "Not given"],
              ["User ID", profile.id],
            ]}
          />
        </>
      )}
    </Panel>
  );
}
