import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Project, UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { DownloadIcon } from "../../../components/icons.ts";
import { Panel } from "../../../components/Panel.tsx";
import { useFocusKept } from "../../../components/useFocusKept.ts";
import { templatePath } from "../../../config/paths.ts";
import { FileList } from "../files/FileList.tsx";
import { ReadingResult } from "../files/ReadingResult.tsx";
import { sameBefore } from "../files/sameBefore.ts";
import { useFileActions } from "../files/useFileActions.ts";
import { Requirements } from "../Requirements.tsx";
import { goToOutcome } from "../StatementOutcome.tsx";
import { DropZone } from "./DropZone.tsx";
import { RefusedFiles } from "./RefusedFiles.tsx";
import { sendingPlace } from "./sendingPlace.ts";
import { UploadedNotice } from "./UploadedNotice.tsx";
import type { UploadCardText } from "./uploadCards.ts";
import { useUpload } from "./useUpload.ts";

type Props = UploadCardText & {
  project: Project;
  /** The files there are make a statement: nobody looks for what another one must hold. */
  hasEnough: boolean;
};

/** One file type: drop zone, requirements, what the last file showed, and the files there are. */
export function UploadCard({ project, hasEnough, fileType, isOptional, purpose }: Props) {
  const projectId = project.id;
  const label = fileTypeLabels[fileType];
  const here = useUpload(projectId, fileType);
  const { finished, files } = here;
  // Of several that came at once each stands in the list
  const shown = here.readCount > 1 ? null : finished;
  return (
    <Panel
      title={isOptional ? `${label} (optional)` : label}
      description={purpose}
      actions={<TemplateLink fileType={fileType} />}
    >
      <SendingPlace projectId={projectId} fileType={fileType} hasEnough={hasEnough} here={here} />
      <RefusedFiles reasons={here.refused} />
      <AlsoTaken files={here.alsoTaken} />
      {shown && <SameNote file={shown} files={files} />}
      {shown && (
        <ReadingResult
          projectId={projectId}
          file={shown}
          currency={project.currency}
          isPart={files.filter(({ isSelected }) => isSelected).length > 1}
        />
      )}
      <FileList
        projectId={projectId}
        currency={project.currency}
        files={files}
        isUsed={here.isUsed}
        shownElsewhere={shown?.id ?? null}
      />
      <Requirements
        fileType={fileType}
        isFolded={hasEnough || files.some((file) => file.isSelected)}
      />
    </Panel>
  );
}

type PlaceProps = Pick<Props, "fileType" | "hasEnough"> & {
  projectId: string;
  here: ReturnType<typeof useUpload>;
};

/** Where files are dropped and chosen; once they have been read, that they have. */
function SendingPlace({ projectId, fileType, hasEnough, here }: PlaceProps) {
  const { state, waitingCount, interrupted, finished, readCount } = here;
  const { retry } = useFileActions(projectId);
  const hasArrived = finished?.status === "valid" && state.step === "idle" && waitingCount === 0;
  const room = useFocusKept(hasArrived);
  return (
    <Box {...room} {...sendingPlace(fileType)}>
      {hasArrived ? (
        <UploadedNotice what={readCount > 1 ? `${readCount} files` : finished.fileName}>
          {hasEnough && (
            <Button size="small" color="inherit" onClick={goToOutcome}>
              Next step
            </Button>
          )}
          <Button size="small" color="inherit" onClick={here.again}>
            Upload another
          </Button>
        </UploadedNotice>
      ) : (
        <DropZone
          label={fileTypeLabels[fileType]}
          fileType={fileType}
          state={state}
          waitingCount={waitingCount}
          interrupted={interrupted}
          held={finished ? null : here.held}
          onFiles={here.upload}
          onPause={here.pause}
          onCancel={here.cancel}
          onRetry={retry.mutate}
        />
      )}
    </Box>
  );
}

/** The other files that the same workbook gives. */
function AlsoTaken({ files }: { files: readonly UploadedFile[] }) {
  return files.map(({ id, matching, fileType }) => (
    <Typography key={id} variant="body2" sx={{ mt: 1 }}>
      {`The sheet “${matching?.sheet ?? ""}” of this workbook is taken as the ${fileTypeLabels[fileType]}.`}
    </Typography>
  ));
}

/** That a file is one that was there before: nothing new is read from it. */
function SameNote({ file, files }: { file: UploadedFile; files: readonly UploadedFile[] }) {
  const same = sameBefore(file, files);
  if (same === null) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, overflowWrap: "anywhere", color: "warning.main" }}>
      {`${file.fileName} is ${same}: it holds nothing new. If you meant another, choose that one.`}
    </Typography>
  );
}

function TemplateLink({ fileType }: Pick<Props, "fileType">) {
  return (
    <Link
      href={templatePath(fileType)}
      download
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, py: 0.5 }}
    >
      <DownloadIcon sx={{ fontSize: 18 }} aria-hidden />
      Template
    </Link>
  );
}
