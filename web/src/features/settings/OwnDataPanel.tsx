import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { BusyButton } from "../../components/BusyButton.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TypedDeletion } from "../../components/TypedDeletion.tsx";
import { useDeleteAccount, useDownloadData } from "./useOwnData.ts";

/** What has to be typed before an account is deleted. */
const WORD = "delete my account";

/** Downloads what the user gave us, and deletes their account (GDPR articles 20 and 17). */
export function OwnDataPanel() {
  const download = useDownloadData();
  const remove = useDeleteAccount();
  return (
    <Panel title="Your data">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Yourself and your projects as JSON, with an address for each file that works for 15 minutes.
        Deleting the account removes all of it at once: nothing can be restored.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <BusyButton
          variant="outlined"
          color="inherit"
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download your data
        </BusyButton>
        <TypedDeletion
          labels={{ ask: "Delete account", confirm: "Delete for good", keep: "Keep account" }}
          word={WORD}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </Box>
      {download.error && (
        <ErrorNotice title="Your data were not downloaded" error={download.error} />
      )}
      {remove.error && <ErrorNotice title="The account was not deleted" error={remove.error} />}
    </Panel>
  );
}
