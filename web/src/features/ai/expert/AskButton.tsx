import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { BusyButton } from "../../../components/BusyButton.tsx";

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
    <BusyButton variant="outlined" color="inherit" isBusy={isBusy} onClick={onAsk}>
      {isBusy ? "Analysing..." : label}
    </BusyButton>
  );
}
