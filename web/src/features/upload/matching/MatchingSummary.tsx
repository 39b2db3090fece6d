import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { columnsOf } from "@tieout/core";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { FilePeriods } from "../files/FilePeriods.tsx";
import { doubtfulColumns, originText, ways } from "./matchingWords.ts";
import type { TableFile } from "./TableFile.ts";

const MatchingDialog = lazy(async () => ({
  default: (await import("./MatchingDialog.tsx")).MatchingDialog,
}));

type Props = { projectId: string; file: TableFile };

/** How the columns of a file were matched, which of them to look at, and the way to change it. */
export function MatchingSummary({ projectId, file }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { matching, fileName, status, problems } = file;
  // A comma divides its rows: other columns would not mend them
  const isDivided = problems.some(({ code }) => code === "rows_too_long");
  const isUnmatched = status === "invalid" && file.preview === null && !isDivided;
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
        variant={isUnmatched ? "contained" : "outlined"}
        color={isUnmatched ? "primary" : "inherit"}
        aria-label={`${isUnmatched ? "Match" : "Change"} columns of ${fileName}`}
        onClick={() => setOpen(true)}
      >
        {isUnmatched ? "Match columns" : "Change columns"}
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
