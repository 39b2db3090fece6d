import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { LedgerEntry } from "@tieout/contract";
import { printDay, rowsInFile } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { CopyButton } from "../../components/CopyButton.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { useDebounced } from "../../components/useDebounced.ts";
import type { CopiedCell } from "../../lib/clipboard/CopiedCell.ts";
import { formatExactly } from "../../lib/format/formatAmount.ts";
import { ledgerEntriesQuery, type TracedAmount } from "../../lib/queries/ledgerEntriesQuery.ts";

type Props = { projectId: string; amount: TracedAmount; count: number; currency: string };

/** The entries of the general ledger behind an amount, once somebody asks for them. */
export function EntryList({ projectId, amount, count, currency }: Props) {
  const [isShown, setShown] = useState(false);
  const what = count === 1 ? "1 entry" : `${count.toLocaleString("en-GB")} entries`;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        style={{ marginLeft: -10 }}
      >
        {`${isShown ? "Hide" : "Show"} ${what}`}
      </Button>
      {isShown && (
        <Entries projectId={projectId} amount={amount} count={count} currency={currency} />
      )}
    </>
  );
}

function Entries({ projectId, amount, count, currency }: Props) {
  const [search, setSearch] = useState("");
  const sought = useDebounced(search.trim(), SEARCH_MS);
  const list = useInfiniteQuery(ledgerEntriesQuery(projectId, amount, sought));
  const { data: entries, error, isPending, refetch } = list;
  const tools = (
    <EntryTools
      search={count > SEARCHED_BEYOND ? search : null}
      onSearch={setSearch}
      entries={entries ?? []}
    />
  );
  if (error) {
    return (
      <ErrorNotice
        title="The entries could not be read"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) {
    return (
      <>
        {tools}
        <Typography variant="body2">Loading...</Typography>
      </>
    );
  }
  const isCut = sought === "" && !list.hasNextPage && entries.length < count;
  return (
    <>
      {tools}
      <Box component="ul" aria-label="Entries" sx={listStyle}>
        {entries.map((entry, index) => (
          // An entry can stand here twice, so its place in the list is part of its name.
          <EntryItem key={`${String(index)} ${entry.number}`} entry={entry} currency={currency} />
        ))}
      </Box>
      <ShowMore label="Show more entries" list={list} />
      {isCut && (
        <Typography variant="body2" color="textSecondary">
          {`These are the largest ${entries.length.toLocaleString("en-GB")}; the amount holds all ${count.toLocaleString("en-GB")}.`}
        </Typography>
      )}
    </>
  );
}

/** So many are seen at a glance. */
const SEARCHED_BEYOND = 10;
const SEARCH_MS = 300;

type ToolsProps = {
  search: string | null;
  onSearch: (search: string) => void;
  entries: readonly LedgerEntry[];
};

/** Searches the entries, where they are many, and copies those that are shown. */
function EntryTools({ search, onSearch, entries }: ToolsProps) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.5 }}>
      {search !== null && (
        <TextField
          size="small"
          type="search"
          label="Search entries"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
      <CopyButton label="Copy" name="Entries" cells={() => copiedEntries(entries)} />
    </Box>
  );
}

const headings = ["Date", "Entry", "Text", "Amount", "Estimated", "Rows", "Posted by"];

function copiedEntries(entries: readonly LedgerEntry[]): CopiedCell[][] {
  const rows = entries.map((entry): CopiedCell[] => {
    const { date, number, text, amount, isEstimated, postedBy = "" } = entry;
    return [
      ...[date, number, text].map((each) => ({ text: each })),
      { amount },
      ...[isEstimated ? "yes" : "", rowsInFile(entry), postedBy].map((each) => ({ text: each })),
    ];
  });
  return [headings.map((each) => ({ text: each })), ...rows];
}

function EntryItem({ entry, currency }: { entry: LedgerEntry; currency: string }) {
  const { number, date, text, isEstimated, rows, postedBy } = entry;
  const where = rows.length === 0 ? [] : [`row ${rowsInFile(entry)}`];
  const poster = postedBy === undefined ? [] : [`posted by ${postedBy}`];
  const place = [`Entry ${number}`, printDay(date), ...where, ...poster].join(" · ");
  return (
    <Box component="li" sx={entryStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {text}
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {isEstimated ? `${place} · estimated` : place}
        </Box>
      </Box>
      <span className="money">{formatExactly(entry.amount, currency)}</span>
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: "none", fontSize: "0.8125rem" } as const;

const entryStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  py: 0.5,
  pr: "0.6em",
} as const;
