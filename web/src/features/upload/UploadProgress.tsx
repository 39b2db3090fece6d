import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { UploadState } from "./useUpload.ts";

type Props = { state: UploadState; onCancel: () => void };

/** How much of the file has arrived, then that it is being read. */
export function UploadProgress({ state, onCancel }: Props) {
  if (state.step === "idle") return null;
  const isSending = state.step === "sending";
  const percent = isSending ? Math.round(state.share * 100) : 100;
  return (
    <Box sx={{ width: "100%" }}>
      <LinearProgress
        aria-label={`Upload of ${state.fileName}`}
        {...(isSending ? { variant: "determinate", value: percent } : {})}
      />
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {isSending
            ? `${state.fileName}: ${percent}% sent`
            : `${state.fileName}: reading the file`}
        </Typography>
        {isSending && (
          <Button size="small" color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Box>
    </Box>
  );
}
