import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { fileTypeLabels } from "@tieout/core";
import { type ListedProblem, listProblems } from "./listProblems.ts";
import { ProblemList } from "./ProblemList.tsx";

/** What the reading of a file found, in the specification's words, with every place named. */
export function ValidationPanel({ file }: { file: UploadedFile }) {
  const isValid = file.status === "valid";
  const isAsked = isValid && !file.isSelected && file.placing?.kind === "asks";
  const { errors, warnings } = listProblems(file);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Alert severity={isAsked ? "info" : isValid ? "success" : "error"} variant="outlined">
        {isAsked
          ? "The file was read without errors. It does not count yet: say below what it is for."
          : isValid
            ? `File validation successful! Your ${fileTypeLabels[file.fileType]} data is properly formatted.`
            : "File validation failed. Please fix the issues below and try again."}
      </Alert>
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
