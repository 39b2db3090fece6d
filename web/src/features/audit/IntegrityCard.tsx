import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@tieout/contract";
import { BusyButton } from "../../components/BusyButton.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { CheckCircleIcon, CloseCircleIcon } from "../../components/icons.ts";
import { Panel } from "../../components/Panel.tsx";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";

type Props = {
  projectId: string;
  /** Whether the entries have been read: the walk over all of them does not hold up the first. */
  isReady: boolean;
};

/** Walks the chain of hashes when the screen is opened and whenever asked, and says what it found. */
export function IntegrityCard({ projectId, isReady }: Props) {
  const verify = useQuery({
    queryKey: [...keys.auditTrail(projectId), "verification"],
    queryFn: () => callApi("verifyAuditTrail", { params: { id: projectId } }),
    enabled: isReady,
  });
  return (
    <Panel title="Data Integrity">
      <Box role="status">
        {verify.data ? (
          <Verdict {...verify.data} />
        ) : (
          <Typography color="textSecondary">
            Each entry carries the hash of the one before it; the whole chain is walked.
          </Typography>
        )}
        {verify.error && (
          <ErrorNotice title="The trail could not be verified" error={verify.error} />
        )}
      </Box>
      <BusyButton
        variant="outlined"
        color="inherit"
        isBusy={verify.isFetching}
        onClick={() => void verify.refetch()}
        style={{ marginTop: 12 }}
      >
        {verify.isFetching ? "Verifying..." : "Verify again"}
      </BusyButton>
    </Panel>
  );
}

function intactWords(entries: number): string {
  const count = entries.toLocaleString("en-GB");
  return entries === 1 ? "Intact: one entry" : `Intact: all ${count} entries are in the chain`;
}

function Verdict({ isIntact, entries, headHash, brokenAt }: Reply<"verifyAuditTrail">) {
  const Icon = isIntact ? CheckCircleIcon : CloseCircleIcon;
  return (
    <>
      <Box
        sx={{
          display: "flex",
          gap: 1,
          fontWeight: 600,
          color: isIntact ? "success.main" : "error.main",
        }}
      >
        <Icon fontSize="small" aria-hidden />
        {isIntact ? intactWords(entries) : `Broken at entry ${brokenAt}`}
      </Box>
      {headHash && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, overflowWrap: "anywhere" }}
        >
          {`Newest hash ${headHash.slice(0, 16)}…`}
        </Typography>
      )}
    </>
  );
}
