import Box from "@mui/material/Box";
import type { Project, Reply } from "@tieout/contract";
import { frameworkNames } from "@tieout/core";
import { FactList } from "../../components/FactList.tsx";
import { factPanelsStyle } from "../../components/factPanelsStyle.ts";
import { Panel } from "../../components/Panel.tsx";
import { formatTime } from "../../lib/format/formatTime.ts";
import { IntegrityCard } from "./IntegrityCard.tsx";

type Props = {
  project: Project;
  newest: Reply<"listAuditTrail"> | undefined;
  /** Whether the newest entries are still on their way. */
  isPending: boolean;
};

const statusLabels = {
  draft: "Draft",
  processing: "Processing",
  needs_review: "Needs review",
  completed: "Completed",
} as const satisfies Record<Project["status"], string>;

/** Integrity, compliance and activity at a glance. */
export function SummaryCards({ project, newest, isPending }: Props) {
  const unknown = isPending ? "…" : "–";
  const last = newest?.entries[0];
  return (
    <Box sx={factPanelsStyle}>
      <IntegrityCard projectId={project.id} isReady={!isPending} />
      <Panel title="Compliance Status">
        <FactList
          facts={[
            ["Framework", frameworkNames[project.framework]],
            ["Method", project.method === "indirect" ? "Indirect" : "Direct"],
            ["Status", statusLabels[project.status]],
          ]}
        />
      </Panel>
      <Panel title="Activity Summary">
        <FactList
          facts={[
            ["Total entries", newest ? String(newest.totalEntries) : unknown],
            ["Last activity", newest ? (last ? formatTime(last.createdAt) : "None") : unknown],
            ["Exports", newest ? String(newest.exportCount) : unknown],
          ]}
        />
      </Panel>
    </Box>
  );
}
