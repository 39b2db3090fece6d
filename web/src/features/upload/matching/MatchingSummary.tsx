import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { columnsOf, isUnreadableContent, rightPlaceOf } from "@tieout/core";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { FilePeriods } from "../files/FilePeriods.tsx";
import { doubtfulColumns, originText, ways } from "./matchingWords.ts";
import { isTableFile, type TableFile } from "./TableFile.ts";

const MatchingDialog = lazy(async () => ({
  default: (await import("./MatchingDialog.tsx")).MatchingDialog,
}));

type Props = { projectId: string; file: TableFile };

/** Whether a file cannot be read until its columns are matched. */
export function isUnmatched(file: UploadedFile): file is TableFile {
  // A comma divides its rows: other columns would not mend them
  const isDivided = file.problems.some(({ code }) => code === "rows_too_long");
  const isUnreadable = file.problems.some(({ code }) => isUnreadableContent(code));
  const isRead = file.status !== "invalid" || file.preview !== null;
  return isTableFile(file) && !isRead && !isDivided && !isUnreadable;
}

/** How the columns of a file were matched, which of them to look at, and the way to change it. */
export function MatchingSummary({ projectId, file }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { matching, fileName } = file;
  const isNext = isUnmatched(file);
  // Where it belongs elsewhere, moving it comes first
  const isPrimary = isNext && rightPlaceOf(file) === null;
  return (
    <Box sx={summaryStyle}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Typography variant="body2">
          {matching ? originText(matching) : "No row of headings was recognised."}
        </Typography>
        <FilePeriods fileType={file.fileType} columns={matching?.columns ?? []} />
        <DoubtfulColumns file={file} />
      </Box>
      <Button
        size="small"
        variant={isPrimary ? "contained" : "outlined"}
        color={isPrimary ? "primary" : "inherit"}
        aria-label={`${isNext ? "Match" : "Change"} columns of ${fileName}`}
        onClick={() => setOpen(true)}
      >
        {isNext ? "Match columns" : "Change columns"}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MatchingDialog projectId={projectId} file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function DoubtfulColumns({ file: { matching, fileType } }: { file: TableFile }) {
  const doubtful = matching ? doubtfulColumns(matching) : [];
  if (doubtful.length === 0) return null;
  const definitions = columnsOf(fileType);
  const doubts = doubtful.map(({ field, heading, matchedBy }) => {
    const name = heading === "" ? "The first column" : `“${heading}”`;
    return `${name} as ${definitions[field]?.header ?? field} (${ways[matchedBy].text})`;
  });
  return (
    <Typography variant="body2" sx={{ color: "warning.main", overflowWrap: "anywhere" }}>
      {`Please check: ${doubts.join("; ")}.`}
    </Typography>
  );
}

const summaryStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  mt: 1.5,
} as const;
