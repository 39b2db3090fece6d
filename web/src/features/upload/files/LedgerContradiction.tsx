import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Difference, LedgerTogether, Project } from "@tieout/contract";
import { DifferenceNotice } from "./DifferenceNotice.tsx";
import { tellDifferences } from "./tellDifferences.ts";
import { useLedgerDecision } from "./useLedgerDecision.ts";

type Props = { project: Project; together: LedgerTogether };

/** What the files of a ledger contradict each other in, and what can be done about it. */
export function LedgerContradiction({ project, together }: Props) {
  const { isBeingRead, errors, openDifferences, acceptedDifferences } = together;
  const { accept, takeBack } = useLedgerDecision(project);
  const describe = (differences: readonly Difference[]) =>
    differences.length === 0 ? null : tellLedgerDifferences(differences, project.currency);
  const [openText, acceptedText] = [describe(openDifferences), describe(acceptedDifferences)];
  return (
    <Box role="status">
      {isBeingRead && (
        <Typography variant="body2" color="textSecondary">
          They are being read together, to find what one of them has twice or contradicts.
        </Typography>
      )}
      {errors.length > 0 && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          <AlertTitle>These files contradict each other: no statement is made of them</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: "anywhere" }}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Box>
          Remove the file that is wrong or repeats another, or upload it as it should be.
        </Alert>
      )}
      <DifferenceNotice
        name="the general ledger"
        title={LEDGER_TITLE}
        open={openText}
        consequence={consequenceOf(openText)}
        accepted={
          acceptedText &&
          `You accepted that ${acceptedText}. The statement is a DRAFT with that reason.`
        }
        isAccepting={accept.isPending}
        isTakingBack={takeBack.isPending}
        onAccept={(close) => accept.mutate(undefined, { onSettled: close })}
        onTakeBack={() => takeBack.mutate()}
      />
    </Box>
  );
}

export const LEDGER_TITLE = "Accept a general ledger with a difference?";

/** What a ledger is out by, as its files are: "Account 1000 at the opening is out by £5.00". */
export function tellLedgerDifferences(
  differences: readonly Difference[],
  currency: string,
): string {
  return tellDifferences(differences, currency, { fileType: "general_ledger" });
}

/** What follows from taking files with a difference. */
export function consequenceOf(differences: string | null): string {
  return `${differences}. If you accept this, the files are used as they are: the statement is a DRAFT until you upload a corrected file, and the audit trail records that you accepted it.`;
}
