import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { listOpenPoints } from "@tieout/core";
import { GiveRoles } from "../../statement/points/AccountsPoint.tsx";
import { OutOfDateNotice } from "./OutOfDateNotice.tsx";

type Props = { project: Project; cashFlow: CashFlow };

/** What a reader must know before the figures: that they are out of date, or a draft. */
export function StatementNotices({ project, cashFlow }: Props) {
  const isOutOfDate = project.isOutOfDate || cashFlow.isOutOfDate;
  const isSilent = !isOutOfDate && cashFlow.tiesOut && cashFlow.warnings.length === 0;
  if (isSilent && cashFlow.entity === null) return null;
  const waitsForRoles =
    cashFlow.entity === null && listOpenPoints(cashFlow).some(({ kind }) => kind === "account");
  return (
    <div>
      {isOutOfDate && <OutOfDateNotice project={project} />}
      {cashFlow.entity !== null && (
        <Alert severity="info" variant="outlined" sx={noticeStyle}>
          <AlertTitle>{`${cashFlow.entity} alone`}</AlertTitle>
          Adjustments and verifications are made on the combined statement and are not in this view.
        </Alert>
      )}
      {!cashFlow.tiesOut && (
        <Alert
          severity="error"
          variant="outlined"
          sx={noticeStyle}
          action={waitsForRoles && <GiveRoles>Review accounts in doubt</GiveRoles>}
        >
          <AlertTitle>DRAFT</AlertTitle>
          <Box component="ul" sx={listStyle}>
            {cashFlow.draftReasons.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </Box>
        </Alert>
      )}
      {cashFlow.warnings.length > 0 && (
        // For whoever works on the statement, not for whoever reads it on paper
        <Alert severity="warning" variant="outlined" className="no-print" sx={noticeStyle}>
          <AlertTitle>To know</AlertTitle>
          <Box component="ul" sx={listStyle}>
            {cashFlow.warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}

const noticeStyle = { mb: 1, "&:last-child": { mb: 0 } } as const;

// A mark before each only where there is more than one.
const listStyle = { m: 0, pl: 2.25, "&:has(> :only-child)": { pl: 0, listStyle: "none" } } as const;
