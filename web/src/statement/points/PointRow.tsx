import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { OpenPoint } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { AmountText } from "../../components/AmountText.tsx";
import { pointPath } from "../../config/paths.ts";
import { PointAction } from "./PointAction.tsx";
import type { Resolution } from "./resolvePoint.ts";
import { actionMark, rowMark } from "./useNextInFocus.ts";

type Props = { projectId: string; point: OpenPoint; resolution: Resolution };

/** One open point: what it is and on which lines, why it is open, and the action that resolves it. */
export function PointRow({ projectId, point, resolution }: Props) {
  const { reason } = point;
  const lines = point.kind === "line" ? point.alike : [];
  return (
    <Box sx={rowStyle} {...rowMark(keyOfPoint(point))}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        {[point, ...lines.map((line) => ({ ...line, kind: "line" as const }))].map((each) => (
          <Box key={each.id} sx={titleStyle}>
            <Link component={RouterLink} to={pointPath(each)} color="inherit">
              {each.title}
            </Link>
            {each.amount !== null && <AmountText amount={each.amount} />}
          </Box>
        ))}
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      </Box>
      <Box sx={{ display: "contents" }} {...actionMark}>
        <PointAction projectId={projectId} point={point} resolution={resolution} />
      </Box>
    </Box>
  );
}

/** Tells a point from the others of its list. */
export function keyOfPoint({ kind, id }: Pick<OpenPoint, "kind" | "id">): string {
  return `${kind} ${id}`;
}

export const titleStyle = {
  display: "flex",
  alignItems: "center",
  // The links of an estimate's lines stand beneath each other, each large enough to be met
  minHeight: 24,
  justifyContent: { xs: "space-between", sm: "flex-start" },
  gap: 2,
  pr: { xs: "0.6em", sm: 0 },
  fontWeight: 550,
} as const;

export const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  py: 1,
  pl: { sm: 2 },
} as const;
