import Box from "@mui/material/Box";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { aiValidationsQuery } from "./aiQueries.ts";
import { newestRuns } from "./newestRuns.ts";
import { ResultDetail } from "./ResultDetail.tsx";
import { ResultList } from "./ResultList.tsx";

/** The results of every version: a list, and the one that is chosen. */
export function ResultsPanel({ project }: { project: Project }) {
  const list = useInfiniteQuery(aiValidationsQuery(project.id));
  const { data, error, isPending, refetch } = list;
  const [chosen, setChosen] = useState<string | null>(null);
  const results = data ?? [];
  const newest = results[0];
  const shown = results.find(({ id }) => id === chosen) ?? newest;
  return (
    <Box sx={shown ? gridStyle : undefined}>
      <Panel title="Runs" isFlush={shown !== undefined}>
        {isPending && <TableSkeleton rows={3} amounts={1} />}
        {error && (
          <ErrorNotice
            title="The results could not be read"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && !shown && (
          <EmptyState
            title="No check has run yet"
            hint="Run all runs the four checks one after the other."
          />
        )}
        {shown && <ResultList results={results} selectedId={shown.id} onSelect={setChosen} />}
        <ShowMore label="Show older results" list={list} />
      </Panel>
      {shown && (
        <ResultDetail
          key={shown.id}
          projectId={project.id}
          result={shown}
          currentVersion={project.statementVersion}
          isCurrent={newestRuns(results).includes(shown)}
        />
      )}
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "340px minmax(0, 1fr)" },
} as const;
