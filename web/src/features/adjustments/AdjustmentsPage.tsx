import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useSearchParams } from "react-router-dom";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProjectGate } from "../../components/ProjectGate.tsx";
import { useHashScroll } from "../../components/useHashScroll.ts";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { AdjustmentDialog } from "./AdjustmentDialog.tsx";
import { AdjustmentsPanel } from "./AdjustmentsPanel.tsx";
import { isGuidedFormName } from "./forms/guidedForms.ts";
import { Guidelines } from "./Guidelines.tsx";
import { PendingReviews } from "./PendingReviews.tsx";

/** /adjustments: the open points, the forms that settle them, and what was adjusted. */
export function AdjustmentsPage() {
  return (
    <ProjectGate path={paths.adjustments}>
      {(project) => <Adjustments key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Adjustments({ project }: { project: Project }) {
  useHashScroll();
  const [search, setSearch] = useSearchParams();
  const { data: cashFlow } = useQuery(cashFlowQuery(project.id));
  // The address names the form and what it begins with, so that any screen can open it.
  const { new: asked = null, ...start } = Object.fromEntries(search);
  const open = (form: string) => setSearch({ ...start, new: form });
  const { accounts = [], lines = [] } = cashFlow ?? {};
  const { framework, currency } = cashFlow ?? project;
  const books = { accounts, lines, framework, currency };
  return (
    <>
      <PageHeader
        path={paths.adjustments}
        detail={project.name}
        actions={
          <Button variant="contained" onClick={() => setSearch({ new: "disposal" })}>
            New Adjustment
          </Button>
        }
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <PendingReviews project={project} />
        <div id="adjustments" tabIndex={-1}>
          <AdjustmentsPanel {...{ project, books }} onNew={() => setSearch({ new: "journal" })} />
        </div>
        <Guidelines />
      </Box>
      <AdjustmentDialog
        project={project}
        books={books}
        form={isGuidedFormName(asked) ? asked : null}
        start={start}
        onChange={open}
        onClose={() => setSearch({})}
      />
    </>
  );
}
