import Box from "@mui/material/Box";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { Panel } from "../../components/Panel.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { paths } from "../../config/paths.ts";
import { auditTrailQuery } from "../../lib/queries/auditTrailQuery.ts";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { ActivityTable } from "./ActivityTable.tsx";
import { DownloadTrail } from "./DownloadTrail.tsx";
import { SummaryCards } from "./SummaryCards.tsx";
import { TrailFilters } from "./TrailFilters.tsx";
import { filterOf, wholeTrailChosen } from "./trailFilter.ts";

/** /audit-trail: everything that happened to a project, and the proof that nothing was touched. */
export function AuditTrailPage() {
  return (
    <ProjectGate path={paths.auditTrail}>
      {(project) => <AuditTrail key={project.id} project={project} />}
    </ProjectGate>
  );
}

function AuditTrail({ project }: { project: Project }) {
  const [choice, setChoice] = useState(wholeTrailChosen);
  const filter = filterOf(choice);
  const isFiltered = Object.keys(filter).length > 0;
  const whole = useInfiniteQuery(auditTrailQuery(project.id));
  const trail = useInfiniteQuery(auditTrailQuery(project.id, filter));
  const entries = (trail.data?.pages ?? []).flatMap((page) => page.entries);
  const known = (whole.data?.pages ?? []).flatMap((page) => page.entries);
  return (
    <>
      <PageHeader path={paths.auditTrail} detail={<ProjectHeading project={project} />} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <SummaryCards project={project} newest={whole.data?.pages[0]} isPending={whole.isPending} />
        <Panel
          title="Activity History"
          isFlush
          actions={<DownloadTrail project={project} filter={filter} />}
        >
          <TrailFilters
            choice={choice}
            users={[...new Set(known.map(({ userId }) => userId))]}
            onChange={setChoice}
          />
          {trail.isPending && <TableSkeleton rows={8} amounts={2} />}
          {trail.error && (
            <ErrorNotice
              title="The audit trail could not be read"
              error={trail.error}
              onRetry={() => void trail.refetch()}
            />
          )}
          {trail.isSuccess && entries.length === 0 && (
            <EmptyState
              title={isFiltered ? "No entry like that" : "Nothing has happened yet"}
              hint="Uploads, runs and adjustments are recorded here as they happen."
            />
          )}
          {entries.length > 0 && <ActivityTable entries={entries} />}
          <ShowMore label="Show older entries" list={trail} />
        </Panel>
      </Box>
    </>
  );
}
