import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";

type Props = { project: Project; label: string; isBusy: boolean; onAsk: () => void };

/** Asks the expert; before the first statement it says what is needed instead. */
export function AskButton({ project, label, isBusy, onAsk }: Props) {
  if (project.statementVersion === null) {
    return (
      <Typography color="textSecondary">
        Process your data first: the expert reads the statement.
      </Typography>
    );
  }
  return (
    <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onAsk}>
      {isBusy ? "Analysing..." : label}
    </Button>
  );
}
