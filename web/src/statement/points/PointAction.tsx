import Box from "@mui/material/Box";
import { type OpenPoint, roles } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { Button, type ButtonProps } from "../../components/Button.tsx";
import { accountPath, accountsToReviewPath, formPath } from "../../config/paths.ts";
import { useIsSample } from "../../lib/project/useIsSample.ts";
import { useMapAccounts } from "../../lib/project/useMapAccounts.ts";
import type { Resolution } from "./resolvePoint.ts";
import { VerifyButton } from "./VerifyButton.tsx";

type Props = {
  projectId: string;
  point: Pick<OpenPoint, "kind" | "id" | "title" | "reason">;
  resolution: Resolution;
} & Pick<ButtonProps, "variant" | "size">;

/** The one action that resolves an open point, the same wherever the point is shown. */
export function PointAction({ projectId, point, resolution, ...given }: Props) {
  const { title, reason, id } = point;
  // What would be refused is not offered.
  if (useIsSample()) return null;
  const look = { size: "small", color: "inherit", variant: "outlined", ...given } as const;
  if (resolution.kind === "role")
    return <RoleAction projectId={projectId} resolution={resolution} title={title} look={look} />;
  if (resolution.kind === "word") {
    const subject = { kind: point.kind === "check" ? "check" : "line", id } as const;
    return (
      <VerifyButton
        projectId={projectId}
        subject={subject}
        asked={reason}
        name={title}
        label={resolution.label}
        variant={look.variant}
        size={look.size}
      />
    );
  }
  return (
    <Button
      component={RouterLink}
      to={
        resolution.kind === "accounts"
          ? accountsToReviewPath
          : formPath(resolution.form, resolution.start)
      }
      aria-label={`${resolution.label}: ${title}`}
      {...look}
      color={look.variant === "contained" ? "primary" : "inherit"}
    >
      {resolution.label}
    </Button>
  );
}

type RoleProps = {
  projectId: string;
  resolution: Extract<Resolution, { kind: "role" }>;
  title: string;
  look: Pick<ButtonProps, "size" | "color" | "variant">;
};

/** Confirms what the engine took the account for; another role is given among the accounts. */
function RoleAction({ projectId, resolution, title, look }: RoleProps) {
  const { account, role } = resolution;
  const { save, saving } = useMapAccounts(projectId, { isLarge: false });
  const isSaving = saving.length > 0;
  const words = isSaving ? "Confirming..." : `It is ${roles[role].label.toLowerCase()}`;
  return (
    <Box sx={togetherStyle}>
      <Button
        {...look}
        aria-label={`${words}: ${title}`}
        disabled={isSaving}
        onClick={() => void save([{ code: account, role, before: null }])}
      >
        {words}
      </Button>
      <Button
        component={RouterLink}
        to={accountPath(account)}
        size="small"
        color="inherit"
        aria-label={`Give ${title} another role`}
      >
        Another role
      </Button>
    </Box>
  );
}

// Where they do not fit beside their point they go beneath it together.
const togetherStyle = { display: "flex", flexWrap: "wrap", gap: 1.5, ml: { sm: "auto" } } as const;
