import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { Button } from "../../../components/Button.tsx";
import { useFocusKept } from "../../../components/useFocusKept.ts";
import { useHeldBack } from "../../../lib/undo/useHeldBack.ts";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; file: UploadedFile };

/** Making a file the one that counts, and removing it; a removal can be undone for a moment. */
export function FileActions({ projectId, file }: Props) {
  const { choose, remove, retry } = useFileActions(projectId);
  const removal = useHeldBack(() => remove.mutate(file.id));
  const room = useFocusKept(removal.isHeld);
  const isChosen = file.isSelected || file.fileType === "general_ledger";
  const canChoose = file.status === "valid" && !isChosen;
  // A file we could not read for a fault of ours has an error without a place in it.
  const canRetry = file.isStuck || (file.status === "invalid" && file.problems.length === 0);
  if (removal.isHeld) {
    return (
      <Box {...room} role="status" sx={{ display: "flex", alignItems: "center" }}>
        <Typography variant="body2" color="textSecondary">
          Removed
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-label={`Undo the removal of ${file.fileName}`}
          onClick={removal.undo}
        >
          Undo
        </Button>
      </Box>
    );
  }
  return (
    <Box {...room} sx={{ display: "contents" }}>
      {canRetry && (
        <Button
          size="small"
          color="inherit"
          disabled={retry.isPending}
          aria-label={`Read again: ${file.fileName}`}
          onClick={() => retry.mutate(file.id)}
        >
          {retry.isPending ? "Reading..." : "Read again"}
        </Button>
      )}
      {canChoose && (
        <Button
          size="small"
          color="inherit"
          disabled={choose.isPending}
          aria-label={`Use this file: ${file.fileName}`}
          onClick={() => choose.mutate(file.id)}
        >
          Use this file
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        disabled={remove.isPending}
        aria-label={`Remove ${file.fileName}`}
        onClick={removal.start}
      >
        {remove.isPending ? "Removing..." : "Remove"}
      </Button>
    </Box>
  );
}
