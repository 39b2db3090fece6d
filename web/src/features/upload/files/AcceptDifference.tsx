import type { Difference, UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { DifferenceNotice } from "./DifferenceNotice.tsx";
import { tellDifferences } from "./tellDifferences.ts";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; currency: string; file: UploadedFile };

/** Offers to take a file that is out of balance with the difference it shows, or says that it was and undoes that. */
export function AcceptDifference({ projectId, currency, file }: Props) {
  const { accept, takeBack } = useFileActions(projectId);
  const { openDifferences: open, acceptedDifferences: accepted, fileName } = file;
  const describe = (differences: readonly Difference[]) =>
    differences.length === 0 ? null : tellDifferences(differences, currency, file);
  const [openText, acceptedText] = [describe(open), describe(accepted)];
  return (
    <DifferenceNotice
      name={fileName}
      title={
        isWoundUp(open, file)
          ? "Was the company wound up?"
          : `Accept a ${fileTypeLabels[file.fileType].toLowerCase()} with a difference?`
      }
      open={openText}
      consequence={`In ${fileName}, ${openText}. If you accept this, the file is used as it is: ${consequenceOf(open, file)}, and the audit trail records that you accepted it.`}
      accepted={acceptedText && `You accepted that ${acceptedText}. ${effectOf(accepted, file)}`}
      isAccepting={accept.isPending}
      isTakingBack={takeBack.isPending}
      onAccept={(close) => accept.mutate(file.id, { onSettled: close })}
      onTakeBack={() => takeBack.mutate(file.id)}
    />
  );
}

function consequenceOf(differences: readonly Difference[], file: UploadedFile): string {
  if (isWoundUp(differences, file)) return "the statement leads to nothing that is left";
  const effect = areTotals(differences)
    ? "the statement is a DRAFT"
    : "the difference stays on the statement as “Unreconciled difference”";
  return `${effect} until you upload a corrected file`;
}

function effectOf(differences: readonly Difference[], file: UploadedFile): string {
  if (isWoundUp(differences, file)) return "The company is taken for one that was wound up.";
  return areTotals(differences)
    ? "The statement is a DRAFT with that reason."
    : "The difference stays on the statement.";
}

/** Balances that are all nil have a difference without an amount; so have findings of a ledger, which are others. */
function isWoundUp(differences: readonly Difference[], { fileType }: UploadedFile): boolean {
  if (fileType === "general_ledger" || differences.length === 0) return false;
  return differences.every(({ amount }) => amount === null);
}

/** Totals that the rows do not give leave the books balanced: what they prove is missing. */
function areTotals(differences: readonly Difference[]): boolean {
  return differences.every(({ period }) => period !== "current" && period !== "prior");
}
