import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { LedgerContradiction } from "./LedgerContradiction.tsx";
import { ledgerTogether } from "./ledgerWords.ts";

type Props = { projectId: string; files: readonly UploadedFile[] };

/** What several general ledger files are together; nothing where one is all there is. */
export function LedgerTogether({ projectId, files }: Props) {
  const { projects } = useSelectedProject();
  const project = projects.find(({ id }) => id === projectId);
  const found = ledgerTogether(files);
  if (!found) return null;
  return (
    <>
      <Typography variant="body2">{found.text}</Typography>
      {found.gaps && (
        <Typography variant="body2" sx={{ color: "warning.main" }}>
          {found.gaps}
        </Typography>
      )}
      {project?.ledgerTogether && (
        <LedgerContradiction project={project} together={project.ledgerTogether} />
      )}
    </>
  );
}
