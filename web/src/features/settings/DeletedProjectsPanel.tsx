import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { callWholeList } from "../../lib/api/callWholeList.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useRestoreProject } from "./useRestoreProject.ts";

/** The projects that were deleted and can still be restored; nothing where there are none. */
export function DeletedProjectsPanel() {
  const { data: deleted = [] } = useQuery({
    queryKey: keys.deletedProjects,
    queryFn: () => callWholeList("listDeletedProjects", {}),
  });
  const restore = useRestoreProject();
  if (deleted.length === 0) return null;
  return (
    <Panel title="Deleted projects">
      {deleted.map((project) => (
        <Box key={project.id} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {project.name}
            <Typography variant="body2" color="textSecondary">
              {`Can be restored until ${dateOf(project.restorableUntil)}`}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`Restore ${project.name}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate(project)}
          >
            Restore
          </Button>
        </Box>
      ))}
      {restore.error && <ErrorNotice title="The project was not restored" error={restore.error} />}
    </Panel>
  );
}

function dateOf(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long" });
}
