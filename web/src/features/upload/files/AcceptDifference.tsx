import Alert from "@mui/material/Alert";
import type { Difference, UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog.tsx";
import { tellDifferences } from "./tellDifferences.ts";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; currency: string; file: UploadedFile };

/** Offers to take a file that is out of balance with the difference it shows, or says that it was and undoes that. */
export function AcceptDifference({ projectId, currency, file }: Props) {
  const { accept, takeBack } = useFileActions(projectId);
  const [isAsking, setAsking] = useState(false);
  const { openDifferences: open, acceptedDifferences: accepted } = file;
  if (accepted.length > 0) {
    return (
      <Alert
        severity="warning"
        variant="outlined"
        sx={{ mt: 1.5 }}
        action={
          <Button
            size="small"
            color="inherit"
            disabled={takeBack.isPending}
            aria-label={`Undo the acceptance of ${file.fileName}`}
            onClick={() => takeBack.mutate(file.id)}
          >
            {takeBack.isPending ? "Taking back..." : "Undo"}
          </Button>
        }
      >
        {`You accepted that ${tellDifferences(accepted, currency, file)}. ${areTotals(accepted) ? "The statement is a DRAFT with that reason." : "The difference stays on the statement."}`}
      </Alert>
    );
  }
  if (open.length === 0) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mt: 1.5 }}
      action={
        <Button size="small" color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          Accept the difference
        </Button>
      }
    >
      {`Nothing else is wrong: ${tellDifferences(open, currency, file)}.`}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Accept a ${fileTypeLabels[file.fileType].toLowerCase()} with a difference?`}
        text={`In ${file.fileName}, ${tellDifferences(open, currency, file)}. If you accept this, the file is used as it is: ${areTotals(open) ? "the statement is a DRAFT" : "the difference stays on the statement as “Unreconciled difference”"} until you upload a corrected file, and the audit trail records that you accepted it.`}
        action="Accept the difference"
        isBusy={accept.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => accept.mutate(file.id, { onSettled: () => setAsking(false) })}
      />
    </Alert>
  );
}

/** Totals that the rows do not give leave the books balanced: what they prove is missing. */
function areTotals(differences: readonly Difference[]): boolean {
  return differences.every(({ period }) => period !== "current" && period !== "prior");
}
