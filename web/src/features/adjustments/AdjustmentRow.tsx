import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AdjustmentRecord, Project } from "@tieout/contract";
import { isConcept, lineLabel } from "@tieout/core";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { useUserName } from "../../components/useUserName.ts";
import { formPath } from "../../config/paths.ts";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { formatTime } from "../../lib/format/formatTime.ts";
import { AdjustmentDetails } from "./AdjustmentDetails.tsx";
import { AdjustmentStatus } from "./AdjustmentStatus.tsx";
import type { FormFacts } from "./forms/GuidedForm.ts";
import { startOfEdit } from "./forms/startOfEdit.ts";
import { useConfirmAdjustment, useReverseAdjustment } from "./useAdjustmentActions.ts";

type Props = { project: Project; facts: FormFacts; adjustment: AdjustmentRecord };

const typeLabels = {
  journal: "Journal",
  reclassification: "Reclassification",
  override: "Override",
} as const satisfies Record<AdjustmentRecord["adjustmentType"], string>;

/** One adjustment: why, who, when, and its line before and after. */
export function AdjustmentRow({ project, facts, adjustment }: Props) {
  const nameOf = useUserName();
  const canChange = !project.isSample;
  const { reason, adjustmentType, createdAt, createdBy, status, findingId } = adjustment;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: "1 1 300px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "baseline" }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {reason}
          </Box>
          <AdjustmentStatus status={status} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {`${typeLabels[adjustmentType]} · ${nameOf(createdBy)} · ${formatTime(createdAt)}`}
          {findingId !== null && " · proposed by the analyst"}
        </Typography>
        <Typography variant="body2">{changeText(adjustment, facts)}</Typography>
        <AdjustmentDetails adjustment={adjustment} facts={facts} />
        {status !== "reversed" &&
          adjustment.warnings.map(({ message }) => (
            <Typography key={message} variant="body2" sx={{ color: "warning.main" }}>
              {message}
            </Typography>
          ))}
      </Box>
      {canChange && status === "stale" && (
        <ConfirmButton projectId={project.id} adjustment={adjustment} />
      )}
      {canChange && status !== "reversed" && <EditButton adjustment={adjustment} facts={facts} />}
      {canChange && status !== "reversed" && (
        <ReverseButton projectId={project.id} adjustment={adjustment} />
      )}
    </Box>
  );
}

type ActionProps = { projectId: string; adjustment: AdjustmentRecord };

function ConfirmButton({ projectId, adjustment }: ActionProps) {
  const confirm = useConfirmAdjustment(projectId);
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={confirm.isPending}
      onClick={() => confirm.mutate(adjustment.id)}
    >
      It still holds
    </Button>
  );
}

/** Opens the form with what the adjustment says; saving it reverses this one and makes another. */
function EditButton({ adjustment, facts }: Pick<Props, "adjustment" | "facts">) {
  const start = startOfEdit(adjustment, facts);
  if (start === null) return null;
  return (
    <Button
      component={RouterLink}
      to={formPath(start.form, start.values)}
      size="small"
      color="inherit"
      aria-label={`Edit ${adjustment.reason}`}
    >
      Edit
    </Button>
  );
}

function ReverseButton({ projectId, adjustment }: ActionProps) {
  const [isAsking, setAsking] = useState(false);
  const reverse = useReverseAdjustment(projectId);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        style={{ marginInline: -14 }}
        aria-label={`Reverse ${adjustment.reason}`}
        onClick={() => setAsking(true)}
      >
        Reverse
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reverse this adjustment?"
        text={`“${adjustment.reason}” no longer counts. It stays on record, and so does the reversal.`}
        action="Reverse"
        isBusy={reverse.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => reverse.mutate(adjustment.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function changeText(
  { concept, originalValue, adjustedValue }: AdjustmentRecord,
  { currency, framework }: FormFacts,
): string {
  if (concept === null || originalValue === null || adjustedValue === null) return "";
  const label = isConcept(concept) ? lineLabel(concept, framework) : concept;
  return `${label}: ${formatMoney(originalValue, currency)} before, ${formatMoney(adjustedValue, currency)} after`;
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;
