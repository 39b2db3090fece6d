import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { formatDay } from "../../../lib/format/formatTime.ts";

/** What a general ledger holds: how many entries of which days, and what they begin with. */
export function LedgerSummary({ ledger }: { ledger: NonNullable<UploadedFile["ledger"]> }) {
  const { start, end, entryCount, lineCount, accountCount, hasOpenings } = ledger;
  const count = (value: number, one: string) =>
    `${value.toLocaleString("en-GB")} ${one}${value === 1 ? "" : "s"}`;
  const lines = `${count(lineCount, "line")} on ${count(accountCount, "account")}`;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {`${entryCount === 1 ? "1 journal entry" : `${entryCount.toLocaleString("en-GB")} journal entries`} (${lines}) from ${formatDay(start)} to ${formatDay(end)}.`}
      </Typography>
      <Typography variant="body2" color={hasOpenings ? "textSecondary" : "warning.main"}>
        {hasOpenings
          ? "The ledger says what its accounts began the period with."
          : "The ledger does not say what its accounts began the period with: add a trial balance of both dates, or last year's."}
      </Typography>
    </>
  );
}
