import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Project, UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { templatePath } from "../../../config/paths.ts";
import { FileList } from "../files/FileList.tsx";
import { ReadingResult } from "../files/ReadingResult.tsx";
import { useFileActions } from "../files/useFileActions.ts";
import { Requirements } from "../Requirements.tsx";
import { DropZone } from "./DropZone.tsx";
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
  const { state, interrupted, finished, held, files, upload } = here;
  const { retry } = useFileActions(projectId);
  return (
    <Panel
      title={isOptional ? `${label} (optional)` : label}
      description={purpose}
      actions={<TemplateLink fileType={fileType} />}
    >
      {finished?.status === "valid" && state.step === "idle" && here.waitingCount === 0 ? (
        <UploadedNotice what={here.readCount > 1 ? `${here.readCount} files` : finished.fileName}>
          <Button size="small" color="inherit" onClick={here.again}>
            Upload another
          </Button>
        </UploadedNotice>
      ) : (
        <DropZone
          label={label}
          fileType={fileType}
          state={state}
          waitingCount={here.waitingCount}
          interrupted={interrupted}
          held={finished ? null : held}
          onFiles={upload}
          onPause={here.pause}
          onCancel={here.cancel}
          onRetry={retry.mutate}
        />
      )}
      <AlsoTaken files={here.alsoTaken} />
      {finished && (
        <ReadingResult projectId={projectId} file={finished} currency={project.currency} />
      )}
      <FileList
        projectId={projectId}
        currency={project.currency}
        files={files}
        isUsed={here.isUsed}
        shownElsewhere={finished?.id ?? null}
      />
      <Requirements
        fileType={fileType}
        isFolded={hasEnough || files.some((file) => file.isSelected)}
      />
    </Panel>
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

function TemplateLink({ fileType }: Pick<Props, "fileType">) {
  return (
    <Link
      href={templatePath(fileType)}
      download
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, py: 0.5 }}
    >
      <FileDownloadOutlined sx={{ fontSize: 18 }} aria-hidden />
      Template
    </Link>
  );
}
