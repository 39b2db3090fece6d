import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { limits } from "@tieout/contract";
import { type ReactNode, useState } from "react";
import { BusyButton } from "../../components/BusyButton.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TypedDeletion } from "../../components/TypedDeletion.tsx";
import { useFocusKept } from "../../components/useFocusKept.ts";
import { ApiFailure } from "../../lib/api/ApiFailure.ts";
import { useDeleteAccount, useDownloadData } from "./useOwnData.ts";

/** What has to be typed before an account is deleted. */
const WORD = "delete my account";

/** A form in which the person proves again who they are, and which then goes on. */
export type ConfirmIdentity = (goOn: {
  onConfirmed: () => void;
  onCancel: () => void;
}) => ReactNode;

/** Downloads what the user gave us, and deletes their account (GDPR articles 20 and 17). */
export function OwnDataPanel({ confirmIdentity }: { confirmIdentity: ConfirmIdentity }) {
  const download = useDownloadData();
  const remove = useDeleteAccount();
  const [isConfirming, setConfirming] = useState(false);
  const room = useFocusKept(isConfirming);
  const removeNow = () =>
    remove.mutate(undefined, { onError: (error) => setConfirming(asksForSignIn(error)) });
  const leave = () => {
    remove.reset();
    setConfirming(false);
  };
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
        <Box {...room} sx={isConfirming ? { flexBasis: "100%" } : { display: "contents" }}>
          {isConfirming ? (
            <>
              {/* The focus goes to the field beneath, which does not say why it is there. */}
              <Typography role="alert" sx={{ mt: 1, mb: 1.5 }}>
                {`You signed in more than ${limits.recentSignInMinutes} minutes ago. Confirm that it is you: the account is then deleted for good.`}
              </Typography>
              {confirmIdentity({ onConfirmed: removeNow, onCancel: leave })}
            </>
          ) : (
            <TypedDeletion
              labels={{ ask: "Delete account", confirm: "Delete for good", keep: "Keep account" }}
              word={WORD}
              isBusy={remove.isPending}
              onConfirm={removeNow}
            />
          )}
        </Box>
      </Box>
      {download.error && (
        <ErrorNotice title="Your data were not downloaded" error={download.error} />
      )}
      {remove.error && !isConfirming && (
        <ErrorNotice title="The account was not deleted" error={remove.error} />
      )}
    </Panel>
  );
}

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiFailure && error.problem?.code === "sign_in_again";
}
