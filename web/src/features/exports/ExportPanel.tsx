import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CashFlow, Project } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { useState } from "react";
import { BusyButton } from "../../components/BusyButton.tsx";
import { Panel } from "../../components/Panel.tsx";
import { useAskedExport } from "../../project/useAskedExport.tsx";
import { allEntities, type Chosen, choiceOf } from "./chosenExport.ts";
import { ExportChoices } from "./ExportChoices.tsx";
import { exportKindsShown, exportOffers } from "./exportOffers.ts";

/** The exports on offer, of what is chosen above them. */
export function ExportPanel({ project, cashFlow }: { project: Project; cashFlow: CashFlow }) {
  const [chosen, setChosen] = useState<Chosen>({
    method: project.method,
    entity: allEntities,
    periods: "year",
    entries: "left_out",
  });
  const {
    exportStatement,
    isPending,
    kind: made,
    dialog,
  } = useAskedExport(project, "Export Failed");
  return (
    <Panel
      title="Exports"
      description="A download link works for 15 minutes; the history below makes a new one."
      actions={<ExportChoices cashFlow={cashFlow} chosen={chosen} onChoose={setChosen} />}
    >
      {exportKindsShown.map((kind, index) => (
        <Offer
          key={kind}
          kind={kind}
          isPrimary={index === 0}
          isMade={isPending && made === kind}
          isBusy={isPending}
          isDisabled={cashFlow.version === null}
          onExport={() => exportStatement({ kind, choice: choiceOf(chosen, kind) })}
        />
      ))}
      {dialog}
    </Panel>
  );
}

type OfferProps = {
  kind: ExportKind;
  isPrimary: boolean;
  /** Whether this is the export that is being made. */
  isMade: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onExport: () => void;
};

function Offer({ kind, isPrimary, isMade, isBusy, isDisabled, onExport }: OfferProps) {
  const { title, text, action } = exportOffers[kind];
  return (
    <Box sx={offerStyle}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {text}
        </Typography>
      </Box>
      <BusyButton
        isBusy={isBusy}
        variant={isPrimary ? "contained" : "outlined"}
        color={isPrimary ? "primary" : "inherit"}
        disabled={isDisabled}
        onClick={onExport}
      >
        {isMade ? "Exporting..." : action}
      </BusyButton>
    </Box>
  );
}

const offerStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: "divider",
  "&:last-of-type": { pb: 0 },
  "& > button": { width: { xs: "100%", sm: 224 } },
} as const;
