import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { Project, UploadedFile } from "@tieout/contract";
import { yearsOffered } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { ApiFailure } from "../../../lib/api/ApiFailure.ts";
import { wholePeriodOf } from "../../../lib/project/ledgerPeriodOf.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { DifferenceNotice } from "./DifferenceNotice.tsx";
import { consequenceOf, LEDGER_TITLE, tellLedgerDifferences } from "./LedgerContradiction.tsx";
import { periodsToOffer, questionOf, yearQuestion } from "./ledgerWords.ts";
import { TakePeriodButton } from "./TakePeriodButton.tsx";
import { useAddLedger } from "./useAddLedger.ts";

type Props = { projectId: string; currency: string; file: UploadedFile };

/** Asks how a general ledger that does not count stands beside those that do: with them, or instead of them. */
export function LedgerQuestion({ projectId, currency, file }: Props) {
  const question = questionOf(file, useProject(projectId)?.period ?? null);
  if (question === null) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 0.5 }}>
      {question}
      <Box sx={{ mx: -1.25 }}>
        <LedgerActions projectId={projectId} currency={currency} file={file} />
      </Box>
    </Alert>
  );
}

/** What can be done with a general ledger that does not count. */
export function LedgerActions({ projectId, currency, file }: Props) {
  const { mutate, isPending, variables, error } = useAddLedger(projectId, file.id);
  const { replaces: isReplacing = false } = variables ?? {};
  const refusal = error instanceof ApiFailure ? error.problem : null;
  const { openDifferences: open = [], periods = [] } = refusal ?? {};
  const differences = open.length === 0 ? null : tellLedgerDifferences(open, currency);
  const choice = (text: string, replaces: boolean) => {
    const shown = isPending && isReplacing === replaces ? "Reading them together..." : text;
    return (
      <Button
        size="small"
        color="inherit"
        disabled={isPending}
        aria-label={`${shown}: ${file.fileName}`}
        onClick={() => mutate({ replaces })}
      >
        {shown}
      </Button>
    );
  };
  const project = useProject(projectId);
  const isOfOtherPeriod = file.placing?.reason === "other_period";
  return (
    <>
      {(!isOfOtherPeriod || file.placing?.fileNames.length !== 0) &&
        choice("Add to the ledger", false)}
      {isOfOtherPeriod && project && file.ledger ? (
        <TakePeriodButton project={project} file={file} period={wholePeriodOf(file.ledger)} />
      ) : (
        choice("Use it instead", true)
      )}
      {error && <ErrorNotice title={`${file.fileName} was not taken`} error={error} />}
      {project &&
        !isReplacing &&
        periods.map((period) => (
          <TakePeriodButton key={period.start} {...{ project, file, period }} isAdded />
        ))}
      <DifferenceNotice
        name={file.fileName}
        title={LEDGER_TITLE}
        open={differences}
        consequence={consequenceOf(differences)}
        accepted={null}
        isAccepting={isPending}
        onAccept={(close) => mutate({ replaces: isReplacing, accepts: open }, { onSettled: close })}
      />
    </>
  );
}

/** Asks which of its years a general ledger of several is read for. */
export function YearQuestion({ projectId, file }: Omit<Props, "currency">) {
  const project = useProject(projectId);
  const years = yearsOffered(file.problems);
  if (years.length === 0 || !project) return null;
  const offered = periodsToOffer(years, project.period);
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 0.5 }}>
      {yearQuestion(project.period, offered.length > years.length)}
      <Box sx={{ mx: -1.25 }}>
        {offered.map((period) => (
          <TakePeriodButton
            key={`${period.start} ${period.end}`}
            project={project}
            file={file}
            period={period}
          />
        ))}
      </Box>
    </Alert>
  );
}

function useProject(projectId: string): Project | undefined {
  return useSelectedProject().projects.find(({ id }) => id === projectId);
}
