import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { fileTypeLabels, printDay } from "@tieout/core";
import { BusyButton } from "../../components/BusyButton.tsx";
import { Panel } from "../../components/Panel.tsx";
import { callWholeList } from "../../lib/api/callWholeList.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useFileActions } from "./files/useFileActions.ts";

/** The files that were removed and can still be restored; nothing where there are none. */
export function RemovedFiles({ project: { id } }: { project: Project }) {
  const { data: removed = [] } = useQuery({
    queryKey: keys.removedFiles(id),
    queryFn: () => callWholeList("listRemovedFiles", { params: { id } }),
  });
  const { restore } = useFileActions(id);
  if (removed.length === 0) return null;
  return (
    <Panel title="Removed files">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {removed.map((file) => (
          <Box key={file.id} component="li" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {file.fileName}
              <Typography variant="body2" color="textSecondary">
                {`${fileTypeLabels[file.fileType]} · can be restored until ${printDay(file.restorableUntil)}`}
              </Typography>
            </Box>
            <BusyButton
              variant="outlined"
              color="inherit"
              size="small"
              aria-label={`Restore ${file.fileName}`}
              isBusy={restore.isPending}
              onClick={() => restore.mutate(file.id)}
            >
              Restore
            </BusyButton>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
