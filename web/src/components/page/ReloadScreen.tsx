import Box from "@mui/material/Box";
import { Button } from "../Button.tsx";
import { EmptyState } from "../EmptyState.tsx";

type Props = { title: string; hint: string; button?: string };

/** Shown in place of a screen that failed: what happened, what is safe, and the way to try again. */
export function ReloadScreen({ title, hint, button }: Props) {
  return (
    <Box role="alert" sx={{ minHeight: "60vh", display: "grid", placeContent: "center" }}>
      <EmptyState
        title={title}
        hint={hint}
        action={
          button && (
            <Button variant="contained" onClick={() => window.location.reload()}>
              {button}
            </Button>
          )
        }
      />
    </Box>
  );
}
