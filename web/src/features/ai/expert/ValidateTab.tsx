import Typography from "@mui/material/Typography";
import type { StatementValidation } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import type { Toast } from "../../../lib/toast/useToast.ts";
import { RunCautions } from "../RunCautions.tsx";
import { madeByText } from "../runWords.ts";
import { AskButton } from "./AskButton.tsx";
import type { TabProps } from "./TabProps.ts";
import { TextList } from "./TextList.tsx";
import { useExpert } from "./useExpert.ts";

/** Validate: whether the statement may be signed, and what stands against it. */
export function ValidateTab({ project, expert: { validation } }: TabProps) {
  const id = project.id;
  const validate = useExpert(id, {
    ask: () => callApi("validateCashFlow", { params: { id } }),
    failureTitle: "Validation Failed",
    toastFor: tell,
  });
  return (
    <>
      <AskButton
        project={project}
        label="Validate"
        isBusy={validate.isPending}
        onAsk={() => validate.mutate(null)}
      />
      {validation && (
        <>
          <RunCautions run={validation} currentVersion={project.statementVersion} />
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{outcome(validation)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${madeByText(validation)}, version ${validation.version}`}
          </Typography>
          <TextList title="Errors" texts={validation.errors} />
          <TextList title="Warnings" texts={validation.warnings} />
          <TextList title="Suggestions" texts={validation.suggestions} />
        </>
      )}
    </>
  );
}

/** The specification's words where something was found (section 8). */
function tell({ isValid, errors, warnings }: StatementValidation): Toast {
  if (isValid && warnings.length === 0) return { title: "No issues found" };
  return {
    title: "Issues Found",
    description: `Found ${errors.length} errors and ${warnings.length} warnings`,
    variant: isValid ? "default" : "destructive",
  };
}

function outcome({ isValid, warnings }: StatementValidation): string {
  if (!isValid) return "The statement should not be signed yet.";
  return warnings.length === 0
    ? "Nothing was found that speaks against signing."
    : "No errors. Read the warnings before signing.";
}
