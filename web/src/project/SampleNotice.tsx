import Alert from "@mui/material/Alert";
import { SampleButton } from "./SampleButton.tsx";

/** Says that what is looked at is the sample company, and how to try things on it. */
export function SampleNotice() {
  return (
    <Alert
      severity="info"
      variant="outlined"
      className="no-print"
      sx={{ mb: 2, alignItems: "center", "& .MuiAlert-action": { pt: 0 } }}
      action={<SampleButton isCopy size="small" />}
    >
      This is the sample company. It can be read and exported, not changed.
    </Alert>
  );
}
