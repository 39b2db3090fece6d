import Alert, { type AlertProps } from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isListOfAccounts, type UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { type ListedProblem, listProblems } from "./listProblems.ts";
import { ProblemList } from "./ProblemList.tsx";

/** What the reading of a file found, in the specification's words, with every place named. */
export function ValidationPanel({ file }: { file: UploadedFile }) {
  const { errors, warnings } = listProblems(file);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Alert {...outcomeOf(file)} variant="outlined" />
      <ProblemList
        title="Errors"
        tone="error"
        problems={errors}
        count={Math.max(file.problemCount, errors.length)}
      />
      <Warnings problems={warnings} isFolded={errors.length > 0} />
    </Box>
  );
}

/** How the reading went, and what it means for the statement. */
function outcomeOf(file: UploadedFile): Pick<AlertProps, "severity" | "children"> {
  if (file.status !== "valid")
    return {
      severity: "error",
      children: "File validation failed. Please fix the issues below and try again.",
    };
  if (!file.isSelected && file.placing?.kind === "asks")
    return {
      severity: "info",
      children:
        "The file was read without errors. It does not count yet: say below what it is for.",
    };
  if (isListOfAccounts(file))
    return {
      severity: "info",
      children:
        "The file is a list of accounts. It gives those of the general ledger their names; the entries come in a file of their own.",
    };
  const type = fileTypeLabels[file.fileType];
  return {
    severity: "success",
    children: `File validation successful! Your ${type} data is properly formatted.`,
  };
}

type WarningsProps = { problems: readonly ListedProblem[]; isFolded: boolean };

/** Beside an error they stay within reach: what has to be corrected first is read first. */
function Warnings({ problems, isFolded }: WarningsProps) {
  const list = (
    <ProblemList title="Warnings" tone="warning" problems={problems} count={problems.length} />
  );
  if (!isFolded || problems.length === 0) return list;
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ color: "text.secondary", cursor: "pointer" }}
      >
        {`${problems.length === 1 ? "1 warning" : `${problems.length} warnings`} beside the errors`}
      </Typography>
      {list}
    </Box>
  );
}
