import Box from "@mui/material/Box";
import type { UploadedFile } from "@tieout/contract";
import { isUnreadableContent } from "@tieout/core";
import { MatchingSummary } from "../matching/MatchingSummary.tsx";
import { isTableFile } from "../matching/TableFile.ts";
import { AcceptDifference } from "./AcceptDifference.tsx";
import { FileControls } from "./FileControls.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { FileTicks } from "./FileTicks.tsx";
import { LedgerSummary } from "./LedgerSummary.tsx";
import { MoveFile } from "./MoveFile.tsx";
import { ValidationPanel } from "./ValidationPanel.tsx";

type Props = {
  projectId: string;
  currency: string;
  file: UploadedFile;
  /** Whether it counts with others of its type. */
  isPart: boolean;
};

/** What the reading of a file found: errors, how its columns were matched, first rows and totals. */
export function ReadingResult({ projectId, currency, file, isPart }: Props) {
  const isUnreadable = file.problems.some(({ code }) => isUnreadableContent(code));
  return (
    <Box>
      <ValidationPanel file={file} />
      <MoveFile projectId={projectId} file={file} />
      <FileTicks file={file} currency={currency} />
      <AcceptDifference projectId={projectId} currency={currency} file={file} />
      <FileControls controls={file.controls} currency={currency} />
      {file.ledger && <LedgerSummary projectId={projectId} ledger={file.ledger} isPart={isPart} />}
      {isTableFile(file) && !isUnreadable && <MatchingSummary projectId={projectId} file={file} />}
      {file.preview && <FilePreview file={file} preview={file.preview} currency={currency} />}
    </Box>
  );
}
