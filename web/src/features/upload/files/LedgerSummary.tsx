import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import { printDay } from "@tieout/core";
import { daysOf } from "../../../lib/project/ledgerPeriodOf.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { FirstPeriodButton } from "./FirstPeriodButton.tsx";
import { daysText } from "./ledgerWords.ts";
import { openingWords } from "./openingWords.ts";

type Props = {
  projectId: string;
  ledger: NonNullable<UploadedFile["ledger"]>;
  /** Other files are the ledger with it: one of them may say what its accounts began with. */
  isPart: boolean;
};

/** What a general ledger holds: how many entries of which days, and what they begin with. */
export function LedgerSummary({ projectId, ledger, isPart }: Props) {
  const { data: files = [] } = useQuery(filesQuery(projectId));
  const project = useSelectedProject().projects.find(({ id }) => id === projectId);
  const { entryCount, lineCount, accountCount } = ledger;
  const { posters = [], nightCount = 0, areRowsCounted = false } = ledger;
  const opening = openingWords(ledger, project, files);
  const lines = `${count(lineCount, "line")} on ${count(accountCount, "account")}`;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {`${count(entryCount, "journal entry", "journal entries")} (${lines}) ${daysInWords(ledger)}.`}
      </Typography>
      {posters.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {postedBy(ledger)}
        </Typography>
      )}
      {areRowsCounted && (
        <Typography variant="body2" color="textSecondary">
          {ROWS_COUNTED}
        </Typography>
      )}
      {nightCount > 0 && (
        <Typography variant="body2" sx={{ color: "warning.main" }}>
          {`${count(nightCount, "entry", "entries")} entered between 22:00 and 06:00.`}
        </Typography>
      )}
      {!(opening.isMissing && isPart) && (
        <Typography
          variant="body2"
          sx={{
            color: opening.isMissing ? "warning.main" : "text.secondary",
            overflowWrap: "anywhere",
          }}
        >
          {opening.text}
        </Typography>
      )}
      {project && opening.isFirst !== null && !(opening.isMissing && isPart) && (
        <FirstPeriodButton projectId={project.id} isFirst={opening.isFirst} />
      )}
    </>
  );
}

const ROWS_COUNTED =
  "The file is written on one line: where a row is named, it is the number of the element in the file, such as the line of an entry.";

/** The period a ledger was read for, and beside it the days of its entries where they are others. */
function daysInWords(ledger: Props["ledger"]): string {
  const { start, end } = ledger;
  const entries = daysOf(ledger);
  const period = `${printDay(start)} to ${printDay(end)}`;
  if (entries.start === start && entries.end === end) return `from ${period}`;
  const days = daysText(entries);
  return `for the period ${period}; the file’s entries are dated ${days}`;
}

function count(value: number, one: string, many = `${one}s`): string {
  return `${value.toLocaleString("en-GB")} ${value === 1 ? one : many}`;
}

/** "Posted by Ada Moss (1,100), Ben Reed (130) and 3 others." */
function postedBy({ posters = [], posterCount = 0 }: Props["ledger"]): string {
  const shown = posters.slice(0, MOST_NAMED);
  const names = shown.map(
    ({ name, entryCount }) => `${name} (${entryCount.toLocaleString("en-GB")})`,
  );
  const others = posterCount - shown.length;
  const rest = others > 0 ? ` and ${count(others, "other")}` : "";
  return `Posted by ${names.join(", ")}${rest}.`;
}

const MOST_NAMED = 5;
