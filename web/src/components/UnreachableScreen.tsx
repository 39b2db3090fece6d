import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EmptyState } from "./EmptyState.tsx";

/** Stands in for the app when the sign-in service cannot be reached. */
export function UnreachableScreen() {
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeContent: "center" }}>
      <EmptyState
        title="The sign-in service could not be reached"
        hint="Your data is safe. Check your connection, then try again."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      />
    </Box>
  );
}
