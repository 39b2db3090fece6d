import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CashFlow, Project } from "@tieout/contract";
import type { ExportKind, PeriodLength } from "@tieout/core";
import { useState } from "react";
import { BusyButton } from "../../components/BusyButton.tsx";
import { Panel } from "../../components/Panel.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { useAskedExport } from "../../components/useAskedExport.tsx";
import { exportKindsShown, exportOffers } from "./exportOffers.ts";

const allEntities = "All entities together";
const columns = {
  year: "The year alone",
  month: "In months",
  quarter: "In quarters",
  half: "In halves",
} as const satisfies Record<PeriodLength | "year", string>;
const methods = { indirect: "Indirect", direct: "Direct" } as const;

/** The exports on offer, of the method, the entity and the columns that are chosen. */
export function ExportPanel({ project, cashFlow }: { project: Project; cashFlow: CashFlow }) {
  const [method, setMethod] = useState(project.method);
  const [entity, setEntity] = useState(allEntities);
  const [periods, setPeriods] = useState<PeriodLength | "year">("year");
  const {
    exportStatement,
    isPending,
    kind: made,
    dialog,
  } = useAskedExport(project, "Export Failed");
  const entities = [allEntities, ...cashFlow.entities];
  const choice = {
    method,
    ...(entity !== allEntities && { entity }),
    ...(periods !== "year" && { periods }),
  };
  return (
    <Panel
      title="Exports"
      description="Addresses work for 15 minutes; the history below makes new ones."
      actions={
        <>
          <SelectField label="Method" value={method} options={methods} onChange={setMethod} />
          {cashFlow.periods && (
            <SelectField label="Columns" value={periods} options={columns} onChange={setPeriods} />
          )}
          {entities.length > 1 && (
            <SelectField
              label="Entity"
              value={entity}
              options={Object.fromEntries(entities.map((name) => [name, name]))}
              onChange={setEntity}
            />
          )}
        </>
      }
    >
      {exportKindsShown.map((kind, index) => (
        <Offer
          key={kind}
          kind={kind}
          isPrimary={index === 0}
          isMade={isPending && made === kind}
          isBusy={isPending}
          isDisabled={cashFlow.version === null}
          onExport={() => exportStatement({ kind, choice })}
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
        sx={{ width: { xs: "100%", sm: 224 } }}
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
} as const;
