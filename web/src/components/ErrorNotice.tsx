import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { explainError } from "../lib/api/explainError.ts";
import { Button } from "./Button.tsx";

type Props = { title: string; error: unknown; onRetry?: () => void };

/** Says what happened, what is safe and what to do, in plain words. */
export function ErrorNotice({ title, error, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {explainError(error)}
    </Alert>
  );
}
