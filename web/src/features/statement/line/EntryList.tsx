import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { LedgerEntry } from "@tieout/contract";
import { printDay, rowsInFile, separateThousands } from "@tieout/core";
import { useCallback, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { CopyButton } from "../../../components/CopyButton.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { LongList } from "../../../components/LongList.tsx";
import { useDebounced } from "../../../components/useDebounced.ts";
import type { CopiedCell } from "../../../lib/clipboard/CopiedCell.ts";
import { formatExactly } from "../../../lib/format/formatAmount.ts";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import { ledgerEntriesQuery, type TracedAmount } from "../../../lib/queries/ledgerEntriesQuery.ts";

type Props = { projectId: string; amount: TracedAmount; count: number; currency: string };

/** The entries of the general ledger behind an amount, once somebody asks for them. */
export function EntryList({ projectId, amount, count, currency }: Props) {
  const [isShown, setShown] = useState(false);
  const what = count === 1 ? "1 entry" : `${separateThousands(String(count))} entries`;
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
  const { list, readOn, readAll } = useEntries(projectId, amount, sought);
  const { data: entries, error, isPending, refetch, hasNextPage, isFetchingNextPage } = list;
  const searched = count > SEARCHED_BEYOND ? search : null;
  const tools = <EntryTools search={searched} onSearch={setSearch} readAll={readAll} />;
  if (error) {
    return (
      <>
        {tools}
        <ErrorNotice
          title="The entries could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      </>
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
  return (
    <>
      {tools}
      {count > SEARCHED_BEYOND && (
        <Extent
          entries={entries}
          count={count}
          currency={currency}
          sought={sought}
          hasMore={hasNextPage}
        />
      )}
      {entries.length === 0 && !hasNextPage ? (
        <Typography variant="body2">{`No entry holds "${sought}".`}</Typography>
      ) : (
        <LongList
          label="Entries"
          items={entries}
          keyOf={keyOfEntry}
          heightOf={heightOfEntry}
          onEnd={hasNextPage ? readOn : null}
          sx={listStyle}
        >
          {(entry) => <EntryItem entry={entry} currency={currency} />}
        </LongList>
      )}
      {isFetchingNextPage && <Typography variant="body2">Loading...</Typography>}
    </>
  );
}

/** The entries that hold what is sought, and how those that follow are read: the next, or all. */
function useEntries(projectId: string, amount: TracedAmount, sought: string) {
  const list = useInfiniteQuery(ledgerEntriesQuery(projectId, amount, sought));
  const { isFetchingNextPage, fetchNextPage } = list;
  const readOn = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const readAll = async (): Promise<readonly LedgerEntry[]> => {
    let read: Pick<typeof list, "data" | "hasNextPage" | "error"> = list;
    while (read.hasNextPage && read.error === null) read = await fetchNextPage();
    if (read.error) throw read.error;
    return read.data ?? [];
  };
  return { list, readOn, readAll };
}

type ExtentProps = {
  entries: readonly LedgerEntry[];
  count: number;
  currency: string;
  sought: string;
  hasMore: boolean;
};

/** Says how much of all there is on the page, so that nobody takes a part for the whole, and what those found come to. */
function Extent(props: ExtentProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {wordsOfExtent(props)}
    </Typography>
  );
}

function wordsOfExtent({ entries, count, currency, sought, hasMore }: ExtentProps): string {
  const read = entries.length;
  const [some, all] = [read, count].map((each) => separateThousands(String(each)));
  if (sought !== "" && hasMore) return `${some} found so far`;
  if (sought !== "") {
    const found = `${some} of ${all} hold "${sought}"`;
    if (read === 0) return found;
    return `${found}: ${formatExactly(addAmounts(entries.map(({ amount }) => amount)), currency)} together`;
  }
  if (hasMore) return `${some} of ${all} read, by date: scroll for the next, or search all of them`;
  // An earlier release kept the largest alone
  return read < count
    ? `${some} of ${all} are kept with this version: process the data again for all of them`
    : `All ${all}, by date`;
}

// An entry can stand here twice, so its place in the list is part of its name.
const keyOfEntry = ({ number }: LedgerEntry, index: number) => `${String(index)} ${number}`;
const heightOfEntry = () => 44;

/** So many are seen at a glance. */
const SEARCHED_BEYOND = 10;
const SEARCH_MS = 300;

type ToolsProps = {
  search: string | null;
  onSearch: (search: string) => void;
  readAll: () => Promise<readonly LedgerEntry[]>;
};

/** Searches the entries, where they are many, and copies all that are listed, also those not read yet. */
function EntryTools({ search, onSearch, readAll }: ToolsProps) {
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
      <CopyButton label="Copy" name="Entries" cells={async () => copiedEntries(await readAll())} />
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
    <div className="entry">
      <div>
        {text}
        <span>{isEstimated ? `${place} · estimated` : place}</span>
      </div>
      <span className="money">{formatExactly(entry.amount, currency)}</span>
    </div>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: "none",
  fontSize: "0.8125rem",
  "& .entry": { display: "flex", justifyContent: "space-between", gap: 2, py: 0.5, pr: "0.6em" },
  "& .entry > div": { minWidth: 0, overflowWrap: "anywhere" },
  "& .entry > div > span": { display: "block", color: "text.secondary" },
} as const;
