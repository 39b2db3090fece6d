import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { ApiFailure } from "../lib/api/ApiFailure.ts";
import { explainError } from "../lib/api/explainError.ts";
import { BusyButton } from "./BusyButton.tsx";
import { useSecondsUntil } from "./useSecondsUntil.ts";

type Props = { title: string; error: unknown; onRetry?: () => void };

/** Says what happened, what is safe and what to do, in plain words. */
export function ErrorNotice({ title, error, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <RetryButton at={error instanceof ApiFailure ? error.retryAt : null} onRetry={onRetry} />
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {explainError(error)}
    </Alert>
  );
}

type RetryProps = { at: number | null; onRetry: () => void };

/** Takes no click as long as the answer asked to wait: it would be refused once more. */
function RetryButton({ at, onRetry }: RetryProps) {
  const seconds = useSecondsUntil(at);
  return (
    <BusyButton
      color="inherit"
      size="small"
      isBusy={seconds > 0}
      onClick={onRetry}
      style={buttonStyle}
    >
      Try again
      {/* The notice is a live region: what is left of the wait is not read out every second */}
      {seconds > 0 && <span aria-hidden>&nbsp;{waitText(seconds)}</span>}
    </BusyButton>
  );
}

function waitText(seconds: number): string {
  return seconds > LONGEST_IN_SECONDS ? `in ${Math.ceil(seconds / 60)} min` : `in ${seconds} s`;
}

const LONGEST_IN_SECONDS = 90;

const buttonStyle = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
