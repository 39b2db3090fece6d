import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import type { AiRun } from "@tieout/contract";
import { cautionsOf } from "./runWords.ts";

type Props = { run: AiRun; currentVersion: number | null };

/** What a reader has to know of a run before relying on it; a bar while it goes on. */
export function RunCautions({ run, currentVersion }: Props) {
  return (
    <>
      {run.status === "pending" && <LinearProgress aria-label="The model is reading" />}
      {cautionsOf(run, currentVersion).map((caution) => (
        <Alert key={caution} severity="warning" variant="outlined" sx={{ my: 1 }}>
          {caution}
        </Alert>
      ))}
    </>
  );
}
