import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CashFlow, Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { paths } from "../../config/paths.ts";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import type { FormName } from "./formNames.ts";
import { type OpenPoint, openPoints } from "./openPoints.ts";

type Props = { project: Project; cashFlow: CashFlow | undefined; onOpen: (form: FormName) => void };

/** The points of this project that a person still has to settle. */
export function PendingReviews({ project, cashFlow, onOpen }: Props) {
  if (!cashFlow) {
    return (
      <Panel title="Pending Reviews">
        <TableSkeleton rows={3} amounts={1} />
      </Panel>
    );
  }
  const groups = openPoints(cashFlow);
  const count = groups.reduce((total, { points }) => total + points.length, 0);
  return (
    <Panel title="Pending Reviews" description={summaryOf(cashFlow, count)}>
      {groups.map(({ title, points }) => (
        <Box key={title} component="section" aria-label={title} sx={{ mt: 1 }}>
          <Box
            sx={{
              display: "flex",
              gap: 1,
              alignItems: "baseline",
              py: 0.75,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Typography variant="h3">{title}</Typography>
            {points.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                Nothing open
              </Typography>
            )}
          </Box>
          {points.map((point) => (
            <PointRow key={point.id} point={point} currency={project.currency} onOpen={onOpen} />
          ))}
        </Box>
      ))}
    </Panel>
  );
}

type RowProps = { point: OpenPoint; currency: string; onOpen: Props["onOpen"] };

function PointRow({ point, currency, onOpen }: RowProps) {
  const { title, reason, amount, form } = point;
  return (
    <Box sx={rowStyle}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>
          {title}
          {amount !== null && ` · ${formatMoney(amount, currency)}`}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      </Box>
      {form === null ? (
        <Button
          component={RouterLink}
          to={`${paths.cashFlow}#accounts`}
          size="small"
          color="inherit"
          variant="outlined"
        >
          Set its role
        </Button>
      ) : (
        <Button size="small" color="inherit" variant="outlined" onClick={() => onOpen(form)}>
          {form === "disposal" ? "Record a disposal" : "Explain with a journal"}
        </Button>
      )}
    </Box>
  );
}

function summaryOf({ version }: CashFlow, count: number): string {
  if (version === null) return "They appear here once there is a statement.";
  if (count === 0) return "Nothing is waiting for you.";
  return count === 1 ? "One point is waiting for you." : `${count} points are waiting for you.`;
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  py: 1,
  pl: { sm: 2 },
} as const;
