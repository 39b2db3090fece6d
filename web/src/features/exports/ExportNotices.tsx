import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { CashFlow } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../config/paths.ts";

/** What a person should know before they hand an export on. */
export function ExportNotices({ cashFlow }: { cashFlow: CashFlow }) {
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
        that version.
      </Notice>
    );
  }
  return null;
}

type Props = {
  severity: "info" | "warning" | "error";
  to: string;
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
