import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { StartNextYearButton } from "../../../project/StartNextYearButton.tsx";
import { sectionStyle } from "./sectionStyle.ts";

type Props = { project: Project; onDone: () => void };

/** The project of the year after, once there is a statement that it can open with. */
export function StartNextYear({ project, onDone }: Props) {
  if (project.statementVersion === null) return null;
  return (
    <Box component="section" aria-label="Next year" sx={sectionStyle}>
      <Typography variant="h3">Next year</Typography>
      <Typography variant="body2" color="textSecondary">
        A new project with these closing balances as opening ones and this statement as the
        comparatives. Entity, policies and the roles of accounts are taken over.
      </Typography>
      <StartNextYearButton project={project} onDone={onDone} />
    </Box>
  );
}
