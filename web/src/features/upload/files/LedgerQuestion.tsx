import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { UploadedFile } from "@tieout/contract";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { questionOf } from "./ledgerWords.ts";
import { useAddLedger } from "./useAddLedger.ts";

type Props = { projectId: string; file: UploadedFile };

/** Asks how a general ledger that does not count stands beside those that do: with them, or instead of them. */
export function LedgerQuestion({ projectId, file }: Props) {
  const question = questionOf(file);
  if (question === null) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 0.5 }}>
      {question}
      <Box sx={{ mx: -1.25 }}>
        <LedgerActions projectId={projectId} file={file} />
      </Box>
    </Alert>
  );
}

/** What can be done with a general ledger that does not count. */
export function LedgerActions({ projectId, file }: Props) {
  const { mutate, isPending, variables, error } = useAddLedger(projectId, file.id);
  const choice = (text: string, replaces: boolean) => {
    const shown = isPending && variables === replaces ? "Reading them together..." : text;
    return (
      <Button
        size="small"
        color="inherit"
        disabled={isPending}
        aria-label={`${shown}: ${file.fileName}`}
        onClick={() => mutate(replaces)}
      >
        {shown}
      </Button>
    );
  };
  return (
    <>
      {choice("Add to the ledger", false)}
      {choice("Use it instead", true)}
      {error && <ErrorNotice title={`${file.fileName} was not taken`} error={error} />}
    </>
  );
}
