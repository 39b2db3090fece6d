import Box from "@mui/material/Box";
import { usePrefetchInfiniteQuery, usePrefetchQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { HashScroll } from "../../components/page/HashScroll.tsx";
import { LoadedOnce } from "../../components/page/LoadedOnce.tsx";
import { paths } from "../../config/paths.ts";
import { adjustmentsQuery } from "../../lib/queries/adjustmentsQuery.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { BodySkeleton } from "../../project/PageSkeleton.tsx";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { AdjustmentsPanel } from "./AdjustmentsPanel.tsx";
import { isGuidedFormName } from "./forms/guidedForms.ts";
import { Guidelines } from "./Guidelines.tsx";
import { JournalRegister } from "./JournalRegister.tsx";
import { PendingReviews } from "./PendingReviews.tsx";
import { registerQuery } from "./registerQuery.ts";

const AdjustmentDialog = lazy(async () => ({
  default: (await import("./AdjustmentDialog.tsx")).AdjustmentDialog,
}));

/** /adjustments: the open points, the forms that resolve them, and what was adjusted. */
export function AdjustmentsPage() {
  return (
    <ProjectGate path={paths.adjustments}>
      {(project) => <Adjustments key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Adjustments({ project }: { project: Project }) {
  const [search, setSearch] = useSearchParams();
  usePrefetchInfiniteQuery(adjustmentsQuery(project.id));
  usePrefetchQuery(registerQuery(project.id));
  const { data: cashFlow, isPending } = useSlicedQuery(cashFlowQuery(project.id));
  // The address names the form and what it begins with, so that any screen can open it.
  const { new: asked = null, ...start } = Object.fromEntries(search);
  const form = !project.isSample && isGuidedFormName(asked) ? asked : null;
  const open = (other: string) => setSearch({ ...start, new: other });
  const { accounts = [], lines = [] } = cashFlow ?? {};
  const { framework, currency } = cashFlow ?? project;
  const facts = { accounts, lines, framework, currency };
  return (
    <>
      <PageHeader
        path={paths.adjustments}
        detail={<ProjectHeading project={project} />}
        actions={
          !project.isSample && (
            <Button variant="contained" onClick={() => setSearch({ new: "disposal" })}>
              New Adjustment
            </Button>
          )
        }
      />
      {isPending ? (
        <BodySkeleton title="the adjustments" />
      ) : (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <PendingReviews project={project} />
          <div id="adjustments" tabIndex={-1}>
            <AdjustmentsPanel
              project={project}
              facts={facts}
              onNew={() => setSearch({ new: "journal" })}
            />
          </div>
          <JournalRegister project={project} facts={facts} />
          <Guidelines />
          <HashScroll />
        </Box>
      )}
      <LoadedOnce isWanted={form !== null}>
        <AdjustmentDialog
          project={project}
          facts={facts}
          // Without the accounts there is nothing to choose from.
          form={isPending ? null : form}
          start={start}
          onChange={open}
          onClose={() => setSearch({})}
        />
      </LoadedOnce>
    </>
  );
}
