import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { Panel } from "../../components/Panel.tsx";
import { templatePath } from "../../config/paths.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { DropZone } from "./DropZone.tsx";
import { FileList } from "./FileList.tsx";
import { Requirements } from "./Requirements.tsx";
import { UploadedNotice } from "./UploadedNotice.tsx";
import type { UploadCardText } from "./uploadCards.ts";
import { useUpload } from "./useUpload.ts";
import { ValidationPanel } from "./ValidationPanel.tsx";

type Props = UploadCardText & { project: Project };

/** One file type: drop zone, requirements, what the last file showed, and the files there are. */
export function UploadCard({ project, fileType, isOptional, purpose }: Props) {
  const projectId = project.id;
  const label = fileTypeLabels[fileType];
  const { state, settled, upload, cancel, again } = useUpload(projectId, fileType);
  const { data: files = [] } = useQuery(filesQuery(projectId));
  const own = files.filter((file) => file.fileType === fileType);
  const template = (
    <Link
      href={templatePath(fileType)}
      download
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, py: 0.5 }}
    >
      <FileDownloadOutlined sx={{ fontSize: 18 }} aria-hidden />
      Template
    </Link>
  );
  return (
    <Panel
      title={isOptional ? `${label} (optional)` : label}
      description={purpose}
      actions={template}
    >
      {settled?.status === "valid" ? (
        <UploadedNotice fileName={settled.fileName}>
          <Button size="small" color="inherit" onClick={again}>
            Upload another
          </Button>
        </UploadedNotice>
      ) : (
        <DropZone
          label={label}
          fileType={fileType}
          state={state}
          onFile={upload}
          onCancel={cancel}
        />
      )}
      {settled && <ValidationPanel file={settled} />}
      <FileList
        {...{ projectId, currency: project.currency, files: own }}
        shownElsewhere={settled?.id ?? null}
      />
      <Requirements fileType={fileType} />
    </Panel>
  );
}
