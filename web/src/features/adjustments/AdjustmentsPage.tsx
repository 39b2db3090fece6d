import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useSearchParams } from "react-router-dom";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProjectGate } from "../../components/ProjectGate.tsx";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { AdjustmentDialog } from "./AdjustmentDialog.tsx";
import { AdjustmentsPanel } from "./AdjustmentsPanel.tsx";
import { isFormName } from "./formNames.ts";
import { Guidelines } from "./Guidelines.tsx";
import { PendingReviews } from "./PendingReviews.tsx";

/** /adjustments: the open points, the forms that settle them, and what was adjusted. */
export function AdjustmentsPage() {
  return (
    <ProjectGate title="Manual Adjustments">
      {(project) => <Adjustments key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Adjustments({ project }: { project: Project }) {
  const [search, setSearch] = useSearchParams();
  const { data: cashFlow } = useQuery(cashFlowQuery(project.id));
  const asked = search.get("new");
  const open = (form: string) => setSearch({ new: form });
  return (
    <>
      <PageHeader
        title="Manual Adjustments"
        description={`${project.name}: what the balances cannot say, said by balanced journals. The files stay as they were.`}
        actions={
          <Button variant="contained" onClick={() => open("journal")}>
            New Adjustment
          </Button>
        }
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <PendingReviews project={project} cashFlow={cashFlow} onOpen={open} />
        <AdjustmentsPanel project={project} onNew={() => open("journal")} />
        <Guidelines />
      </Box>
      <AdjustmentDialog
        project={project}
        accounts={cashFlow?.accounts ?? []}
        form={isFormName(asked) ? asked : null}
        onChange={open}
        onClose={() => setSearch({})}
      />
    </>
  );
}
