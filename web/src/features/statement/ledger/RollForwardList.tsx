import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { separateThousands } from "@tieout/core";
import { useCallback, useState } from "react";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { useDebounced } from "../../../components/useDebounced.ts";
import { rollForwardQuery } from "../../../lib/queries/rollForwardQuery.ts";
import { RollForwardTable } from "./RollForwardTable.tsx";
import type { RolledRow } from "./rolledRows.ts";

type Props = { projectId: string; count: number };

/** So many accounts are seen at a glance. */
const SEARCHED_BEYOND = 12;
const SEARCH_MS = 300;

/** Every account rolled forward; where they are many they are searched. */
export function RollForwardList({ projectId, count }: Props) {
  const [search, setSearch] = useState("");
  const sought = useDebounced(search.trim(), SEARCH_MS);
  return (
    <>
      {count > SEARCHED_BEYOND && (
        <TextField
          size="small"
          type="search"
          label={`Find among ${separateThousands(String(count))} accounts`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ width: "100%", maxWidth: 320, mt: 1 }}
        />
      )}
      <Found projectId={projectId} count={count} sought={sought} />
    </>
  );
}

function Found({ projectId, count, sought }: Props & { sought: string }) {
  const query = useInfiniteQuery(rollForwardQuery(projectId, sought));
  const { data: rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const readAll = async (): Promise<readonly RolledRow[]> => {
    let read: Pick<typeof query, "data" | "hasNextPage" | "error"> = query;
    while (read.hasNextPage && read.error === null) read = await fetchNextPage();
    if (read.error) throw read.error;
    return read.data ?? [];
  };
  if (error) {
    return (
      <ErrorNotice
        title="The accounts could not be read"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!rows) return <Typography variant="body2">Loading...</Typography>;
  if (rows.length === 0)
    return <Typography variant="body2">{`No account holds "${sought}".`}</Typography>;
  return (
    <RollForwardTable
      rows={rows}
      count={sought === "" ? count : rows.length}
      onEnd={hasNextPage ? readOn : null}
      readAll={readAll}
    />
  );
}
