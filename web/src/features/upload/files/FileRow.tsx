import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isListOfAccounts, type UploadedFile } from "@tieout/contract";
import { listSome } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { formatTime } from "../../../lib/format/formatTime.ts";
import { isUnmatched, MatchingSummary } from "../matching/MatchingSummary.tsx";
import { FileActions } from "./FileActions.tsx";
import { FileTicks } from "./FileTicks.tsx";
import { LedgerActions, LedgerQuestion, YearQuestion } from "./LedgerQuestion.tsx";
import { coverageOf } from "./ledgerWords.ts";
import { MoveFile } from "./MoveFile.tsx";
import { ReadingResult } from "./ReadingResult.tsx";

type Props = {
  projectId: string;
  currency: string;
  file: UploadedFile;
  isUsed: boolean;
  hasDetails: boolean;
  /** How many files of its type count. */
  countingCount: number;
  /** Whether it is the newest, and none of its type counts: what is wrong with it is to be mended. */
  isToMend: boolean;
  /** Where the same bytes came before; null where they did not. */
  same: string | null;
};

/** One file: what it is, whether it counts, how it was read, and what can be done with it. */
export function FileRow({ projectId, currency, file, ...shown }: Props) {
  const { isUsed, hasDetails, countingCount, isToMend, same } = shown;
  const [isShown, setShown] = useState(false);
  const isOfLedger = file.ledger !== null || isListOfAccounts(file);
  const isUnused = isOfLedger && file.status === "valid" && !file.isSelected;
  const isInvalid = file.status === "invalid";
  const what = isInvalid ? "errors" : "rows";
  const canShow = hasDetails && file.status !== "parsing";
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2.5 }}>
        <Typography sx={{ ...nameStyle, fontWeight: file.isSelected ? 600 : 400 }}>
          {file.fileName}
        </Typography>
        <Box sx={actionsStyle}>
          {canShow && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isShown}
              aria-label={`${isShown ? "Hide" : "Show"} ${what} of ${file.fileName}`}
              onClick={() => setShown(!isShown)}
            >
              {`${isShown ? "Hide" : "Show"} ${what}`}
            </Button>
          )}
          {isUnused && file.placing?.kind !== "asks" && (
            <LedgerActions projectId={projectId} currency={currency} file={file} />
          )}
          <FileActions projectId={projectId} file={file} />
        </Box>
        <Typography
          variant="body2"
          sx={{ flexBasis: "100%", color: isInvalid ? "error.main" : "text.secondary" }}
        >
          {[describeFile(file, isUsed, countingCount), ...(same === null ? [] : [same])].join(
            " · ",
          )}
        </Typography>
      </Box>
      {isUnused && <LedgerQuestion projectId={projectId} currency={currency} file={file} />}
      {!isShown && canShow && isInvalid && <FirstError file={file} />}
      {!isShown && canShow && isInvalid && <MoveFile projectId={projectId} file={file} />}
      {!isShown && canShow && isToMend && isUnmatched(file) && (
        <MatchingSummary projectId={projectId} file={file} />
      )}
      {isInvalid && <YearQuestion projectId={projectId} file={file} />}
      {isShown && canShow && (
        <ReadingResult
          projectId={projectId}
          currency={currency}
          file={file}
          isPart={countingCount > 1}
        />
      )}
      {!isShown && canShow && file.isSelected && <FileTicks file={file} currency={currency} />}
    </Box>
  );
}

/** What is wrong, and so what to do next, before anybody asks for the whole list. */
function FirstError({ file: { errors, problemCount } }: Pick<Props, "file">) {
  const [first] = errors;
  if (first === undefined) return null;
  const others = Math.max(problemCount, errors.length) - 1;
  const more = others === 1 ? " 1 more error." : ` ${others.toLocaleString("en-GB")} more errors.`;
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {first}
      {others > 0 && more}
    </Typography>
  );
}

function describeFile(file: UploadedFile, isUsed: boolean, countingCount: number): string {
  const when = formatTime(file.createdAt);
  if (file.isStuck) return `Reading takes longer than it should; the file is stored · ${when}`;
  if (file.status === "parsing") return `Being read · ${when}`;
  if (file.status === "invalid") return `Not usable, see the errors · ${when}`;
  const row = isListOfAccounts(file) ? "account" : "row";
  const rows = `${file.rowCount.toLocaleString("en-GB")} ${row}${file.rowCount === 1 ? "" : "s"}`;
  const covered = file.ledger ? [coverageOf(file.ledger)] : [];
  const accepted = file.acceptedDifferences.length > 0 ? ["accepted with its differences"] : [];
  const dates = file.hasOneDate ? ["balances at one date"] : [];
  const standing = standingOf(file, isUsed, countingCount);
  return [standing, ...covered, rows, ...dates, ...accepted, when].join(" · ");
}

function standingOf(file: UploadedFile, isUsed: boolean, countingCount: number): string {
  const { isSelected, placing } = file;
  if (!isSelected) return placing?.kind === "asks" ? ASKED : "Older file";
  if (!isUsed) return NOT_NEEDED;
  const replaced =
    placing?.kind === "replaces" ? `, in place of ${listSome(placing.fileNames, 3)}` : "";
  if (isListOfAccounts(file)) return `${countingCount > 1 ? NAMES : NAMES_ALONE}${replaced}`;
  return countingCount > 1 ? `Part of the ledger${replaced}` : `${USED}${replaced}`;
}

const ASKED = "Does not count yet";
const USED = "Counts for the statement";
const NAMES = "Names the accounts of the ledger";
const NAMES_ALONE = "A list of accounts: it names those of the ledger, which is missing";
const NOT_NEEDED = "Not used: this year's file does not ask for it";

const nameStyle = { flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" } as const;

// The words of the buttons, and not their invisible boxes, stand in line with the text.
const actionsStyle = {
  display: "flex",
  flexWrap: "wrap",
  mx: -1.75,
  order: { xs: 1, sm: 0 },
} as const;

const rowStyle = {
  borderTop: 1,
  borderColor: "divider",
  py: 1,
  "&:first-of-type": { borderTop: 0 },
} as const;
