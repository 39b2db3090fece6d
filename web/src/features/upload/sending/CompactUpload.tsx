import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { fileTypeLabels, listSome } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../config/paths.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { YearQuestion } from "../files/LedgerQuestion.tsx";
import { MoveFile } from "../files/MoveFile.tsx";
import { useFileActions } from "../files/useFileActions.ts";
import { DropZone } from "./DropZone.tsx";
import { RefusedFiles } from "./RefusedFiles.tsx";
import { sendingPlace } from "./sendingPlace.ts";
import type { UploadCardText } from "./uploadCards.ts";
import { useUpload } from "./useUpload.ts";

type Props = Pick<UploadCardText, "fileType" | "isOptional"> & { projectId: string };

/** As many errors as a card has room for; the rest stand on /upload. */
const MOST_LISTED = 3;

function FailedReading({ file }: { file: UploadedFile }) {
  const listed = file.errors.slice(0, MOST_LISTED);
  const more = Math.max(file.problemCount, file.errors.length) - listed.length;
  return (
    <Box sx={errorsStyle}>
      {`${file.fileName} cannot be used:`}
      <Box component="ul" aria-label={`Errors of ${file.fileName}`} sx={{ m: 0, pl: 2.25 }}>
        {listed.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {more > 0 && (
          <li>
            <Link component={RouterLink} to={paths.upload} color="error">
              {`and ${more} more`}
            </Link>
          </li>
        )}
      </Box>
    </Box>
  );
}

/** Ledger files that wait for a person, who says on /upload what they are for. */
function AskedFiles({ files }: { files: readonly UploadedFile[] }) {
  const asked = files.filter(({ isSelected, placing }) => !isSelected && placing?.kind === "asks");
  if (asked.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.75, color: "warning.main", overflowWrap: "anywhere" }}>
      {`${listSome(
        asked.map(({ fileName }) => fileName),
        2,
      )}: not counted yet. `}
      <Link component={RouterLink} to={paths.upload} color="inherit">
        Say what it is for
      </Link>
    </Typography>
  );
}

/** Ledger files that are no ledger together: what they contradict each other in stands on /upload. */
function ContradictingFiles({ projectId }: { projectId: string }) {
  const { projects } = useSelectedProject();
  const together = projects.find(({ id }) => id === projectId)?.ledgerTogether ?? null;
  if (together === null || together.errors.length + together.openDifferences.length === 0)
    return null;
  return (
    <Box sx={errorsStyle}>
      {"These files contradict each other: no statement is made of them. "}
      <Link component={RouterLink} to={paths.upload} color="error">
        See in what
      </Link>
    </Box>
  );
}

const errorsStyle = {
  mt: 0.75,
  color: "error.main",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
} as const;

/** A drop zone of the dashboard: what is there now, and room for the next file. */
export function CompactUpload({ projectId, fileType, isOptional }: Props) {
  const label = fileTypeLabels[fileType];
  const here = useUpload(projectId, fileType);
  const { state, waitingCount, interrupted, finished, files, upload, pause, cancel } = here;
  const { retry } = useFileActions(projectId);
  // After a reload too: a file that was refused does not go without a word.
  const refused =
    finished ?? (here.held !== null || state.step !== "idle" ? null : (files[0] ?? null));
  const failed = refused?.status === "invalid" ? refused : null;
  const held = failed ? null : here.held;
  return (
    <Box sx={{ minWidth: 0 }} {...sendingPlace(fileType)}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{isOptional ? `${label} (optional)` : label}</Typography>
        {failed && (
          <Link component={RouterLink} to={paths.upload} color="error" variant="body2">
            {`${failed.problemCount || failed.errors.length} to correct`}
          </Link>
        )}
      </Box>
      <DropZone
        isCompact
        label={label}
        fileType={fileType}
        state={state}
        waitingCount={waitingCount}
        interrupted={interrupted}
        held={held}
        onFiles={upload}
        onPause={pause}
        onCancel={cancel}
        onRetry={retry.mutate}
      />
      <RefusedFiles reasons={here.refused} />
      <AskedFiles files={files} />
      {fileType === "general_ledger" && <ContradictingFiles projectId={projectId} />}
      {failed && <FailedReading file={failed} />}
      {failed && <MoveFile projectId={projectId} file={failed} />}
      {failed && <YearQuestion projectId={projectId} file={failed} />}
    </Box>
  );
}
