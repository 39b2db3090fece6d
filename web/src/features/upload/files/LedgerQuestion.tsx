import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { UploadedFile } from "@tieout/contract";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { questionOf } from "./ledgerWords.ts";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; file: UploadedFile };

/** Asks how a general ledger that does not count stands beside those that do: with them, or instead of them. */
export function LedgerQuestion({ projectId, file }: Props) {
  const { choose, add } = useFileActions(projectId);
  const question = questionOf(file);
  const isBusy = choose.isPending || add.isPending;
  const adding = add.isPending ? "Reading them together..." : "Add to the ledger";
  const actions = (
    <Box sx={{ display: "flex", flexWrap: "wrap", mx: question ? -1.25 : -1.75 }}>
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        aria-label={`${adding}: ${file.fileName}`}
        onClick={() => add.mutate(file.id)}
      >
        {adding}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        aria-label={`Use it instead: ${file.fileName}`}
        onClick={() => choose.mutate(file.id)}
      >
        Use it instead
      </Button>
    </Box>
  );
  return (
    <Box sx={{ my: 0.5 }}>
      {question ? (
        <Alert severity="warning" variant="outlined">
          {question}
          {actions}
        </Alert>
      ) : (
        actions
      )}
      {add.error && <ErrorNotice title={`${file.fileName} was not added`} error={add.error} />}
    </Box>
  );
}
