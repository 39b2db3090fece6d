import { useInfiniteQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { exportsQuery } from "../../lib/queries/exportsQuery.ts";
import { ExportTable } from "./ExportTable.tsx";

/** The exports made so far, each to be had again while it exists. */
export function ExportHistory({ project }: { project: Project }) {
  const list = useInfiniteQuery(exportsQuery(project.id));
  const { data, error, isPending, refetch } = list;
  return (
    <Panel title="History of exports" isFlush={Boolean(data?.length)}>
      {isPending && <TableSkeleton rows={3} amounts={2} />}
      {error && (
        <ErrorNotice
          title="The history could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title="Nothing has been exported yet"
          hint="Each export is kept here with who made it, when, of which version, and its fingerprint, until the project's data is cleared."
        />
      )}
      {data !== undefined && data.length > 0 && <ExportTable project={project} exports={data} />}
      <ShowMore label="Show older exports" list={list} />
    </Panel>
  );
}
