import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { BusyButton } from "../../components/BusyButton.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { useRestoreArchive } from "./useRestoreArchive.ts";

/** Makes a new project of an archive. */
export function RestoreArchivePanel() {
  const input = useRef<HTMLInputElement>(null);
  const restore = useRestoreArchive();
  return (
    <Panel title="Restore an archive">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        A new project of an archive of up to 25 MiB. Its files are read again and its statement is
        prepared again; earlier versions, exports, the trail and what was verified stay in the
        archive.
      </Typography>
      <Box sx={{ "&:not(:last-child)": { mb: 1.5 } }}>
        <BusyButton
          variant="outlined"
          color="inherit"
          isBusy={restore.isPending}
          onClick={() => input.current?.click()}
        >
          {restore.isPending ? "Restoring..." : "Choose archive"}
        </BusyButton>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label="Archive to restore"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) restore.mutate(file);
            target.value = "";
          }}
        />
      </Box>
      {restore.error && <ErrorNotice title="The archive was not restored" error={restore.error} />}
    </Panel>
  );
}
