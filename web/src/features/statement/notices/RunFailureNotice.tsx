import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import type { Project } from "@tieout/contract";

/** Says of a statement that a later run did not renew it, and why: whoever looks now may not have waited for that run. */
export function RunFailureNotice({ project }: { project: Project }) {
  if (project.runFailure === null || project.status === "processing") return null;
  return (
    <Alert severity="warning" variant="outlined" className="no-print" sx={noticeStyle}>
      <AlertTitle>The last run made no statement</AlertTitle>
      {project.runFailure}
    </Alert>
  );
}

const noticeStyle = { mb: 1, "&:last-child": { mb: 0 } } as const;
