import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { sectionStyle } from "./sectionStyle.ts";
import { useStartNextYear } from "./useStartNextYear.ts";

type Props = { project: Project; onDone: () => void };

/** Starts the project of the year after, once there is a statement that it can open with. */
export function StartNextYear({ project, onDone }: Props) {
  const start = useStartNextYear(project, onDone);
  if (project.statementVersion === null) return null;
  return (
    <Box component="section" aria-label="Next year" sx={sectionStyle}>
      <Typography variant="h3">Next year</Typography>
      <Typography variant="body2" color="textSecondary">
        A new project with these closing balances as opening ones and this statement as the
        comparatives. Entity, policies and the roles of accounts are taken over.
      </Typography>
      <Button variant="outlined" disabled={start.isPending} onClick={() => start.mutate()}>
        {start.isPending ? "Starting..." : "Start next year"}
      </Button>
      {start.error && <ErrorNotice title="Next year was not started" error={start.error} />}
    </Box>
  );
}
