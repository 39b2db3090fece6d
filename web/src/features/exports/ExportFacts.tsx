import Box from "@mui/material/Box";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { CashFlow, Project } from "@tieout/contract";
import { frameworkNames } from "@tieout/core";
import { FactList } from "../../components/FactList.tsx";
import { factPanelsStyle } from "../../components/factPanelsStyle.ts";
import { Panel } from "../../components/Panel.tsx";
import { formatTime } from "../../lib/format/formatTime.ts";
import { auditTrailQuery } from "../../lib/queries/auditTrailQuery.ts";
import { countChecks } from "../../statement/countChecks.ts";

type Props = { project: Project; cashFlow: CashFlow };

/** The trail, the framework and the method behind what is exported, as they are now. */
export function ExportFacts({ project, cashFlow }: Props) {
  return (
    <Box sx={factPanelsStyle}>
      <TrailSummary projectId={project.id} />
      <Panel title="Framework Compliance">
        <FactList
          facts={[
            ["Framework", frameworkNames[cashFlow.framework]],
            ["Checks", cashFlow.checks.length === 0 ? "–" : countChecks(cashFlow.checks)],
            ["Tie-out", cashFlow.version === null ? "No statement yet" : tieOutOf(cashFlow)],
          ]}
        />
      </Panel>
      <Panel title="Method Used">
        <FactList
          facts={[
            ["Method", project.method === "indirect" ? "Indirect" : "Direct"],
            ["Version", cashFlow.version === null ? "None" : String(cashFlow.version)],
            ["Prepared", cashFlow.createdAt === null ? "–" : formatTime(cashFlow.createdAt)],
          ]}
        />
      </Panel>
    </Box>
  );
}

function TrailSummary({ projectId }: { projectId: string }) {
  const { data, isPending } = useInfiniteQuery(auditTrailQuery(projectId));
  const newest = data?.pages[0];
  const last = newest?.entries[0];
  const unknown = isPending ? "…" : "–";
  return (
    <Panel title="Audit Trail Summary">
      <FactList
        facts={[
          ["Entries", newest ? String(newest.totalEntries) : unknown],
          ["Exports", newest ? String(newest.exportCount) : unknown],
          ["Last activity", last ? formatTime(last.createdAt) : unknown],
        ]}
      />
    </Panel>
  );
}

function tieOutOf({ draftReasons: [reason] }: CashFlow): string {
  return reason ? `DRAFT: ${reason.message}` : "Ties out";
}
