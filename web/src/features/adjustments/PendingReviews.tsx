import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { CashFlow, Project } from "@tieout/contract";
import { listOpenPoints } from "@tieout/core";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { AccountsPoint } from "../../statement/points/AccountsPoint.tsx";
import { countPoints } from "../../statement/points/countPoints.ts";
import { gatherAccounts } from "../../statement/points/gatherAccounts.ts";
import { PointRoom } from "../../statement/points/PointRoom.tsx";
import { keyOfPoint, PointRow } from "../../statement/points/PointRow.tsx";
import { resolvePoint } from "../../statement/points/resolvePoint.ts";
import { groupPoints } from "./groupPoints.ts";

/** The points of this project that a person still has to resolve. */
export function PendingReviews({ project }: { project: Project }) {
  const { data: cashFlow, error, refetch } = useQuery(cashFlowQuery(project.id));
  if (cashFlow) return <Points project={project} cashFlow={cashFlow} />;
  return (
    <Panel title="Pending Reviews">
      {error ? (
        <ErrorNotice
          title="The open points could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton rows={3} amounts={1} />
      )}
    </Panel>
  );
}

function Points({ project, cashFlow }: { project: Project; cashFlow: CashFlow }) {
  // What waits stands first.
  const points = listOpenPoints(cashFlow);
  const { accounts, others } = gatherAccounts(points);
  const groups = groupPoints(others).toSorted((one, other) => isOpen(other) - isOpen(one));
  return (
    <Panel title="Pending Reviews" description={summaryOf(cashFlow, points.length)}>
      <PointRoom keys={groups.flatMap((group) => group.points.map(keyOfPoint))}>
        {accounts > 0 && <AccountsPoint count={accounts} />}
        {groups.map(({ title, points }) => (
          <Box key={title} component="section" aria-label={title} sx={{ mt: 1 }}>
            <Box sx={headStyle}>
              <Typography variant="h3">{title}</Typography>
              {points.length === 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "nowrap" }}>
                  Nothing open
                </Typography>
              )}
            </Box>
            {points.map((point) => (
              <PointRow
                key={keyOfPoint(point)}
                projectId={project.id}
                point={point}
                resolution={resolvePoint(point, cashFlow)}
              />
            ))}
          </Box>
        ))}
      </PointRoom>
    </Panel>
  );
}

function isOpen({ points }: ReturnType<typeof groupPoints>[number]): number {
  return points.length > 0 ? 1 : 0;
}

function summaryOf({ version }: CashFlow, count: number): string {
  if (version === null) return "They appear here once there is a statement.";
  if (count === 0) return "Nothing is waiting for you.";
  return countPoints(count);
}

const headStyle = {
  display: "flex",
  gap: 1,
  alignItems: "baseline",
  justifyContent: "space-between",
  py: 1,
  borderTop: 1,
  borderColor: "divider",
} as const;
