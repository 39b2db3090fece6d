import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EmptyState } from "./EmptyState.tsx";

/** What a person sees when a screen of ours has failed. */
export function BrokenScreen() {
  return (
    <Box role="alert" sx={{ minHeight: "60vh", display: "grid", placeContent: "center" }}>
      <EmptyState
        title="This page could not be shown"
        hint="The fault is ours, and your files and statements are safe. Reload the page; if it happens again, come back later."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </Box>
  );
}
