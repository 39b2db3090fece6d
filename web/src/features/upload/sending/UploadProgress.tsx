import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { useOnline } from "../../../lib/network/useOnline.ts";
import type { UploadState } from "./Uploads.ts";

type Props = {
  state: UploadState;
  waitingCount: number;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  onRetry: (uploadId: string) => void;
};

/** How much of the file has arrived, then that it is being read; it goes on without this screen. */
export function UploadProgress({ state, waitingCount, onPause, onCancel, onRetry }: Props) {
  const isOnline = useOnline();
  const isStalled = useStalled(state);
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
          {isOnline ? (
            <Described state={state} percent={percent} isStalled={isStalled} />
          ) : (
            offlineText(isSending)
          )}
          {waitingCount > 0 && ` ${waitingText(waitingCount)}`}
        </Typography>
        {isSending && (
          <Box sx={{ display: "flex" }}>
            <Button size="small" color="inherit" onClick={() => onPause(!state.isPaused)}>
              {state.isPaused ? "Go on" : "Pause"}
            </Button>
            <Button size="small" color="inherit" onClick={onCancel}>
              Cancel
            </Button>
          </Box>
        )}
        {state.step === "reading" && state.isLate && (
          <Button size="small" color="inherit" onClick={() => onRetry(state.uploadId)}>
            Try again
          </Button>
        )}
      </Box>
    </Box>
  );
}

type DescribedProps = {
  state: Exclude<UploadState, { step: "idle" }>;
  percent: number;
  isStalled: boolean;
};

function Described({ state, percent, isStalled }: DescribedProps) {
  if (state.step === "sending" && state.isPaused) {
    return `${state.fileName}: paused at ${percent}%. Keep the page open.`;
  }
  if (state.step === "sending" && isStalled) {
    return `${state.fileName}: ${percent}% sent, and nothing more arrives at the moment. It is tried again by itself; keep the page open.`;
  }
  if (state.step === "sending") {
    return (
      <>
        {`${state.fileName}: `}
        {/* Each per cent read out would drown everything else: the bar has it for whoever asks. */}
        <span aria-live="off">{percent}%</span>
        {" sent. You may leave this screen; keep the page open."}
      </>
    );
  }
  return state.isLate
    ? `${state.fileName}: reading takes longer than it should. The file is stored.`
    : `${state.fileName}: reading the file. A large file takes minutes; you may leave this screen.`;
}

/** A connection that is slow moves in less time than this. */
const STALLS_MS = 15_000;

/** Whether nothing of a file that is being sent has arrived for a while. */
function useStalled(state: UploadState): boolean {
  const place =
    state.step === "sending" && !state.isPaused ? `${state.fileName} ${state.share}` : null;
  const [stalled, setStalled] = useState<string | null>(null);
  useEffect(() => {
    if (place === null) return;
    const timer = setTimeout(() => setStalled(place), STALLS_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return place !== null && stalled === place;
}

function waitingText(count: number): string {
  return count === 1 ? "1 more file waits." : `${count} more files wait.`;
}

function offlineText(isSending: boolean): string {
  return isSending
    ? "You are offline. The upload goes on from here when the connection is back."
    : "You are offline. The file has arrived; what was found is shown when the connection is back.";
}
