import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { listOpenPoints } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { Panel } from "../../components/Panel.tsx";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { AccountsPoint } from "./AccountsPoint.tsx";
import { countPoints } from "./countPoints.ts";
import { gatherAccounts } from "./gatherAccounts.ts";
import { PointRoom } from "./PointRoom.tsx";
import { keyOfPoint, PointRow } from "./PointRow.tsx";
import { resolvePoint } from "./resolvePoint.ts";

/** As many points as the dashboard has room for; all of them stand on /adjustments. */
const MOST_SHOWN = 5;

/** What a person still has to resolve of the statement, each point with its action. */
export function OpenPointsPanel({ project }: { project: Project }) {
  const { data: cashFlow } = useQuery(cashFlowQuery(project.id));
  if (!cashFlow || cashFlow.version === null) return null;
  const points = listOpenPoints(cashFlow);
  if (points.length === 0) return null;
  const { accounts, others } = gatherAccounts(points);
  const shown = others.slice(0, MOST_SHOWN);
  const more = others.length - shown.length;
  return (
    <Panel title={countPoints(points.length)}>
      <PointRoom keys={shown.map(keyOfPoint)}>
        {accounts > 0 && <AccountsPoint count={accounts} />}
        {shown.map((point) => (
          <PointRow
            key={keyOfPoint(point)}
            projectId={project.id}
            point={point}
            resolution={resolvePoint(point, cashFlow)}
          />
        ))}
        {more > 0 && (
          <Link component={RouterLink} to={paths.adjustments}>
            {`${more} more`}
          </Link>
        )}
      </PointRoom>
    </Panel>
  );
}
