import Box from "@mui/material/Box";
import type { Project } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { BusyButton } from "../../components/BusyButton.tsx";
import { useAskedExport } from "../../project/useAskedExport.tsx";

const buttons = [
  ["pdf", "Export PDF Report"],
  ["excel", "Export Excel Workbook"],
  ["workings", "Export Cash Flow Workings"],
  ["disclosure_notes", "Disclosure Notes"],
] as const satisfies readonly (readonly [ExportKind, string])[];

/** The exports a person makes most, one click each. */
export function ExportButtons({ project }: { project: Project }) {
  const { exportStatement, isPending, kind: made, dialog } = useAskedExport(project, "Error");
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
          onClick={() => exportStatement({ kind })}
        >
          {isPending && made === kind ? "Exporting..." : label}
        </BusyButton>
      ))}
      {dialog}
    </Box>
  );
}
