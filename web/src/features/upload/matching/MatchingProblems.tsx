import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { ApiFailure } from "../../../lib/api/ApiFailure.ts";
import { explainError } from "../../../lib/api/explainError.ts";

const MOST_SHOWN = 5;

/** Why a file cannot be read with these columns; it stays as it was. */
export function MatchingProblems({ error }: { error: Error | null }) {
  if (!error) return null;
  const errors = error instanceof ApiFailure ? (error.problem?.errors ?? []) : [];
  const more = errors.length - MOST_SHOWN;
  return (
    <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 1.5 }}>
      {errors.length === 0 ? (
        explainError(error)
      ) : (
        <>
          <AlertTitle>The file cannot be read with these columns. It stays as it was.</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {errors.slice(0, MOST_SHOWN).map((message) => (
              <li key={message}>{message}</li>
            ))}
            {more > 0 && <li>{`and ${more} more.`}</li>}
          </Box>
        </>
      )}
    </Alert>
  );
}
