import Box from "@mui/material/Box";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { adjustmentsQuery } from "../../lib/queries/adjustmentsQuery.ts";
import { AdjustmentRow } from "./AdjustmentRow.tsx";
import type { FormFacts } from "./forms/GuidedForm.ts";

type Props = { project: Project; facts: FormFacts; onNew: () => void };

/** Every adjustment, newest first; none is ever edited, only reversed. */
export function AdjustmentsPanel({ project, facts, onNew }: Props) {
  const list = useInfiniteQuery(adjustmentsQuery(project.id));
  const { data: adjustments, error, isPending, refetch } = list;
  return (
    <Panel title="Recent Adjustments">
      {isPending && <TableSkeleton rows={4} amounts={2} />}
      {error && (
        <ErrorNotice
          title="The adjustments could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {adjustments?.length === 0 && (
        <EmptyState
          title="No adjustments yet"
          hint="A statement often needs none. Where a balance hides two movements, a journal sets them apart."
          action={
            !project.isSample && (
              <Button variant="outlined" color="inherit" onClick={onNew}>
                Write a journal
              </Button>
            )
          }
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {adjustments?.map((adjustment) => (
          <AdjustmentRow
            key={adjustment.id}
            project={project}
            facts={facts}
            adjustment={adjustment}
          />
        ))}
      </Box>
      <ShowMore label="Show older adjustments" list={list} />
    </Panel>
  );
}
