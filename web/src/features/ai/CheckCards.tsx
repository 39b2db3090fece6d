import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { BusyButton } from "../../components/BusyButton.tsx";
import { type Check, checks } from "./checks.ts";

type Props = { running: Check | null; onRun: (check: Check) => void };

/** The four checks, each with the button that runs it. */
export function CheckCards({ running, onRun }: Props) {
  return (
    <Box sx={gridStyle}>
      {checks.map((check) => (
        <Paper key={check.type} component="section" variant="outlined" sx={cardStyle}>
          <Typography variant="h2">{check.label}</Typography>
          <Typography color="textSecondary" sx={{ flex: 1 }}>
            {check.text}
          </Typography>
          <BusyButton
            variant="outlined"
            color="inherit"
            isBusy={running !== null}
            onClick={() => onRun(check)}
          >
            {running?.type === check.type ? "Analysing..." : check.action}
          </BusyButton>
        </Paper>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(4, minmax(0, 1fr))",
  },
} as const;

const cardStyle = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 1.25,
  p: 2,
} as const;
