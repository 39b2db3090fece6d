import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { roles } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { AmountText } from "../../components/AmountText.tsx";
import { formPath, paths } from "../../config/paths.ts";
import { useMapAccounts } from "../../lib/project/useMapAccounts.ts";
import type { OpenPoint } from "./openPoints.ts";
import type { Settlement } from "./settleLine.ts";

type Props = { project: Project; point: OpenPoint };

/** One open point: what it is, why it is open, and the button that settles it. */
export function PointRow({ project, point: { title, reason, amount, settlement } }: Props) {
  return (
    <Box sx={rowStyle}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Box sx={titleStyle}>
          <span>{title}</span>
          {amount !== null && <AmountText amount={amount} currency={project.currency} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      </Box>
      {settlement.kind === "form" ? (
        <Button
          component={RouterLink}
          to={formPath(settlement.form, settlement.start)}
          aria-label={`${settlement.label}: ${title}`}
          {...buttonLook}
        >
          {settlement.label}
        </Button>
      ) : (
        <ConfirmRole projectId={project.id} settlement={settlement} title={title} />
      )}
    </Box>
  );
}

type ConfirmProps = {
  projectId: string;
  settlement: Extract<Settlement, { kind: "confirm" }>;
  title: string;
};

/** Confirms what the engine took the account for; another role is given among the accounts. */
function ConfirmRole({ projectId, settlement: { account, role, label }, title }: ConfirmProps) {
  const { save, saving } = useMapAccounts(projectId);
  const isSaving = saving.length > 0;
  return (
    <>
      <Button
        {...buttonLook}
        aria-label={`${label}: ${title} is ${roles[role].label}`}
        disabled={isSaving}
        onClick={() => void save([{ code: account, role, before: null }])}
      >
        {isSaving ? "Confirming..." : `It is ${roles[role].label.toLowerCase()}`}
      </Button>
      <Button
        component={RouterLink}
        to={`${paths.cashFlow}#accounts`}
        size="small"
        color="inherit"
        aria-label={`Give ${title} another role`}
      >
        Another role
      </Button>
    </>
  );
}

const buttonLook = { size: "small", color: "inherit", variant: "outlined" } as const;

const titleStyle = {
  display: "flex",
  justifyContent: { xs: "space-between", sm: "flex-start" },
  gap: 2,
  pr: { xs: "0.6em", sm: 0 },
  fontWeight: 550,
} as const;

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  py: 1,
  pl: { sm: 2 },
} as const;
