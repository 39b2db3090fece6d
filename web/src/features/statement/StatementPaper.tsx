import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { CashFlow, Project } from "@tieout/contract";
import type { Method } from "@tieout/core";
import type { ReactNode } from "react";
import { Button } from "../../components/Button.tsx";
import { Hint } from "../../components/Hint.tsx";
import { PrintIcon } from "../../components/icons.ts";
import { useHint } from "../../components/useHint.ts";
import { formatTime } from "../../lib/format/formatTime.ts";
import { type Heading, useHeading } from "../../project/useHeading.ts";
import { useUpdateProject } from "../../project/useUpdateProject.ts";
import { MethodSwitch } from "../../statement/MethodSwitch.tsx";
import { CompareButton } from "./compare/CompareButton.tsx";
import { EntitySelect } from "./EntitySelect.tsx";
import { methodLabels } from "./methodLabels.ts";
import { SupplementalTable } from "./SupplementalTable.tsx";
import { statementSheetStyle } from "./statementSheetStyle.ts";

type Props = {
  project: Project;
  cashFlow: CashFlow;
  method: Method;
  onMethod: (method: Method) => void;
  /** Whether a line has been opened: then nobody has to be told that it can be. */
  isOpened: boolean;
  children: ReactNode;
};

/** The page of the annual report around its table, with the switches that stand outside it. */
export function StatementPaper(props: Props) {
  const { project, cashFlow, method, onMethod, isOpened, children } = props;
  const hint = useHint("lines", isOpened);
  const { unsaid } = useHeading(project, cashFlow);
  return (
    <Paper variant="outlined" component="section" aria-label="Statement" sx={statementSheetStyle}>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        <MethodSwitch method={method} onChange={onMethod} />
        {!project.isSample && method !== project.method && (
          <KeepMethod project={project} method={method} />
        )}
        <EntitySelect entities={cashFlow.entities} entity={cashFlow.entity} />
        <CompareButton projectId={project.id} cashFlow={cashFlow} />
        <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <Hint
        hint={hint}
        text="Open a line to see the accounts and rows behind it."
        keys="Ctrl K finds any line, account or action."
      />
      {children}
      <SupplementalTable cashFlow={cashFlow} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        <DraftMark tiesOut={cashFlow.tiesOut} unsaid={unsaid} />
        {footnote(cashFlow)}
      </Typography>
    </Paper>
  );
}

/** Why exports are drafts stands over the statement, except for what its heading misses. */
function DraftMark({ tiesOut, unsaid }: Pick<CashFlow, "tiesOut"> & Pick<Heading, "unsaid">) {
  if (!tiesOut) return <strong>DRAFT. </strong>;
  if (unsaid.length === 0) return null;
  const missing = unsaid.map((part) => `the ${part}`).join(" and ");
  return <strong>{`DRAFT until the project names ${missing}. `}</strong>;
}

function KeepMethod({ project, method }: { project: Project; method: Method }) {
  const update = useUpdateProject(project.id);
  return (
    <Button color="inherit" disabled={update.isPending} onClick={() => update.mutate({ method })}>
      {`Make ${methodLabels[method].toLowerCase()} the project's`}
    </Button>
  );
}

function footnote({ version, createdAt, hasComparatives, files }: CashFlow): string {
  const made = createdAt ? `Version ${version}, prepared ${formatTime(createdAt)}` : "";
  const from = files.length > 0 ? `from ${files.map(({ fileName }) => fileName).join(", ")}` : "";
  const comparatives = hasComparatives ? " Prior year as supplied, not recomputed." : "";
  return `${[made, from].filter(Boolean).join(" ")}.${comparatives}`;
}
