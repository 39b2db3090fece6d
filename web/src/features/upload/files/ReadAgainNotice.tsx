import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { isReadFor, type Project, type UploadedFile } from "@tieout/contract";
import { decimalsOf } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { useReadAgain } from "./useReadAgain.ts";

/** Says that files were read for another currency or period than the project has, and reads them all again in one action. */
export function ReadAgainNotice({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const { mutate, isPending, at, data: notRead = [], variables = [] } = useReadAgain(project.id);
  const ofOtherDecimals = files.filter((file) => isOfOther(file, project.currency));
  const ofOtherPeriod = ledgersOfOtherPeriod(files, project);
  const others = [...new Set([...ofOtherDecimals, ...ofOtherPeriod])];
  if (others.length === 0) return null;
  const action = (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate(others)}>
      {isPending ? `Reading ${at} of ${variables.length}...` : "Read files again"}
    </Button>
  );
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} action={action}>
      {ofOtherDecimals.length > 0 && <div>{saidOf(ofOtherDecimals.length, project.currency)}</div>}
      {ofOtherPeriod.map(({ id, fileName }) => (
        <div key={id}>{`${fileName} was read for another period than the project has now.`}</div>
      ))}
      {notRead.map(({ fileName, reason }) => (
        <div
          key={fileName}
        >{`${fileName} could not be read again and stays as it was. ${reason}`}</div>
      ))}
    </Alert>
  );
}

/** The ledger that counts, where it is one file: several are read for the project's period together. */
function ledgersOfOtherPeriod(files: readonly UploadedFile[], { period }: Project): UploadedFile[] {
  const counting = files.filter(({ isSelected, status, ledger }) => {
    return isSelected && status === "valid" && ledger !== null;
  });
  return counting.length > 1 ? [] : counting.filter(({ ledger }) => !isReadFor(ledger, period));
}

/** Rates are no amounts: their decimals are their own. */
function isOfOther({ status, fileType, decimals }: UploadedFile, currency: string): boolean {
  return status === "valid" && fileType !== "fx_rates" && decimals !== decimalsOf(currency);
}

function saidOf(count: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const has = decimals === 0 ? "no decimals" : `${decimals} decimals`;
  const [what, were] = count === 1 ? ["One file", "was"] : [`${count} files`, "were"];
  return `${what} ${were} read for a currency with other decimals; ${currency} has ${has}.`;
}
