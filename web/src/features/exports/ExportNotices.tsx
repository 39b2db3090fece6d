import Alert from "@mui/material/Alert";
import type { CashFlow, Project } from "@tieout/contract";
import { type LinkProps, Link as RouterLink, useLocation } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { paths, projectSettingsSearch } from "../../config/paths.ts";
import { useHeading } from "../../project/useHeading.ts";

/** What a person should know before they hand an export on. */
export function ExportNotices({ project, cashFlow }: { project: Project; cashFlow: CashFlow }) {
  const address = useLocation();
  const { unsaid } = useHeading(project, cashFlow);
  if (cashFlow.version === null) {
    return (
      <Notice severity="info" to={paths.dashboard} action="Go to the dashboard">
        There is no statement yet. Upload your files and process them: exports are made of the
        statement.
      </Notice>
    );
  }
  if (!cashFlow.tiesOut) {
    return (
      <Notice severity="error" to={paths.cashFlow} action="See why">
        Every export of this statement is marked DRAFT. {cashFlow.draftReasons[0]?.message}
      </Notice>
    );
  }
  if (cashFlow.isOutOfDate) {
    return (
      <Notice severity="warning" to={paths.cashFlow} action="Update the statement">
        Files, adjustments or settings have changed since version {cashFlow.version}. Exports show
        that version, and every page says SUPERSEDED.
      </Notice>
    );
  }
  if (unsaid.length > 0) {
    return (
      <Notice
        severity="warning"
        to={{ search: projectSettingsSearch(address.search) }}
        action="Open the settings"
      >
        {`The statement ties out, and exports are marked DRAFT until the project says ${unsaid.map((part) => ASKED[part]).join(" and ")}.`}
      </Notice>
    );
  }
  return null;
}

/** What the heading of an export needs. */
const ASKED = { entity: "whose statement it is", period: "for which period" } as const;

type Props = {
  severity: "info" | "warning" | "error";
  to: LinkProps["to"];
  action: string;
  children: React.ReactNode;
};

function Notice({ severity, to, action, children }: Props) {
  return (
    <Alert
      severity={severity}
      variant="outlined"
      action={
        <Button component={RouterLink} to={to} color="inherit" size="small">
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
