import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { Panel } from "../../components/Panel.tsx";
import { paths } from "../../config/paths.ts";
import { useHeldBack } from "../../lib/undo/useHeldBack.ts";
import { StartNextYearButton } from "../../project/StartNextYearButton.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { useClearProject } from "./useClearProject.ts";

/** What can be done with the project besides preparing its statement. */
export function ActionsCard({ project }: { project: Project }) {
  return (
    <Panel title="Actions">
      <Group
        title="Export & Reports"
        text="Of the statement as it stands; DRAFT until it ties out and says whose it is and for when."
      >
        <ExportButtons project={project} />
      </Group>
      {!project.isSample && (
        <Group title="Manual Adjustments" text="Journals, disposals and reclassifications.">
          <LinkButton to={paths.adjustments} label="Open Adjustment Panel" />
        </Group>
      )}
      <Group title="Audit trail" text="Everything that happened to this project, verifiable.">
        <LinkButton to={paths.auditTrail} label="View Full Audit Trail" />
      </Group>
      {!project.isSample && project.statementVersion !== null && (
        <Group
          title="Next year"
          text="Opens with these closing balances, and has this statement as the comparatives."
        >
          <StartNextYearButton project={project} color="inherit" fullWidth />
        </Group>
      )}
      {!project.isSample && (
        <Group
          title="Start over"
          text="Removes files, statements and adjustments. The audit trail stays."
        >
          <ClearButton project={project} />
        </Group>
      )}
    </Panel>
  );
}

type GroupProps = { title: string; text: string; children: React.ReactNode };

function Group({ title, text, children }: GroupProps) {
  return (
    <Box
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0, pt: 0 },
      }}
    >
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, mb: 1.25 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

function LinkButton({ to, label }: { to: string; label: string }) {
  return (
    <Button component={RouterLink} to={to} fullWidth variant="outlined" color="inherit">
      {label}
    </Button>
  );
}

function ClearButton({ project }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearProject(project.id);
  const clearing = useHeldBack(() => clear.mutate());
  return (
    <>
      {clearing.isHeld ? (
        <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
          <Typography sx={{ flex: 1 }}>Project data cleared</Typography>
          <Button color="inherit" variant="outlined" onClick={clearing.undo}>
            Undo
          </Button>
        </Box>
      ) : (
        <Button
          fullWidth
          variant="outlined"
          color="error"
          disabled={clear.isPending}
          onClick={() => setAsking(true)}
        >
          {clear.isPending ? "Clearing..." : "Clear Project Data"}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear this project's data?"
        text={`Files, statements, adjustments and exports of ${project.name} are removed. For a few seconds you can undo that; then only an archive, which the project settings download, brings them back. The audit trail stays.`}
        action="Clear data"
        isBusy={clear.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          clearing.start();
        }}
      />
    </>
  );
}
