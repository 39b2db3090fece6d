import Alert from "@mui/material/Alert";
import { SampleButton } from "./SampleButton.tsx";

/** Says that what is looked at is the sample company, and how to try things on it. */
export function SampleNotice() {
  return (
    <Alert
      severity="info"
      variant="outlined"
      className="no-print"
      sx={noticeStyle}
      action={<SampleButton isCopy size="small" />}
    >
      This is the sample company. It can be read and exported, not changed.
    </Alert>
  );
}

/** A button with a border keeps its distance from the notice's own edge; on a phone it begins where the words do. */
const noticeStyle = {
  mb: 2,
  alignItems: "center",
  "& .MuiAlert-action": { pt: 0, my: { sm: 0 }, ml: { xs: "30px", sm: "auto" } },
} as const;
