import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { BusyButton } from "../../components/BusyButton.tsx";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { useDeleteAccount, useDownloadData } from "./useOwnData.ts";

/** What has to be typed before an account is deleted. */
const WORD = "delete my account";

/** Downloads what the user gave us, and deletes their account (GDPR articles 20 and 17). */
export function OwnDataPanel() {
  const download = useDownloadData();
  const remove = useDeleteAccount();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
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
        {!isAsking ? (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        ) : (
          <>
            <TextField
              autoFocus
              label={`Type ${WORD}`}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <BusyButton
              variant="contained"
              color="error"
              isBusy={remove.isPending}
              disabled={typed.trim() !== WORD}
              onClick={() => remove.mutate()}
            >
              Delete for good
            </BusyButton>
          </>
        )}
      </Box>
      {download.error && (
        <ErrorNotice title="Your data were not downloaded" error={download.error} />
      )}
      {remove.error && <ErrorNotice title="The account was not deleted" error={remove.error} />}
    </Panel>
  );
}
