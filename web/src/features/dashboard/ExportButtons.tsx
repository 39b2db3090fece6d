import Box from "@mui/material/Box";
import type { Project } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { BusyButton } from "../../components/BusyButton.tsx";
import { useExport } from "../../lib/project/useExport.ts";

const buttons = [
  ["pdf", "Export PDF Report"],
  ["excel", "Export Excel Workbook"],
  ["workings", "Export Cash Flow Workings"],
  ["disclosure_notes", "Disclosure Notes"],
] as const satisfies readonly (readonly [ExportKind, string])[];

/** The exports a person makes most, one click each. */
export function ExportButtons({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useExport(project.id, "Error");
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {buttons.map(([kind, label]) => (
        <BusyButton
          key={kind}
          fullWidth
          variant="outlined"
          color="inherit"
          disabled={project.statementVersion === null}
          isBusy={isPending}
          onClick={() => mutate({ kind })}
        >
          {isPending && variables.kind === kind ? "Exporting..." : label}
        </BusyButton>
      ))}
    </Box>
  );
}
