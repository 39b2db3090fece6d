import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { OutOfDateNotice } from "./OutOfDateNotice.tsx";
import { RunFailureNotice } from "./RunFailureNotice.tsx";

type Props = { project: Project; cashFlow: CashFlow };

/** What a reader must know before the figures: that they are out of date, and what beside the first reason makes them a draft. */
export function StatementNotices({ project, cashFlow }: Props) {
  const isOutOfDate = project.isOutOfDate || cashFlow.isOutOfDate;
  const furtherReasons = cashFlow.draftReasons.slice(1);
  const isRenewed = !isOutOfDate && project.runFailure === null;
  const isSilent = isRenewed && furtherReasons.length === 0 && cashFlow.warnings.length === 0;
  if (isSilent && cashFlow.entity === null) return null;
  return (
    <div>
      <RunFailureNotice project={project} />
      {isOutOfDate && <OutOfDateNotice project={project} />}
      {cashFlow.entity !== null && (
        <Alert severity="info" variant="outlined" sx={noticeStyle}>
          <AlertTitle>{`${cashFlow.entity} alone`}</AlertTitle>
          Adjustments and verifications are made on the combined statement and are not in this view.
        </Alert>
      )}
      {furtherReasons.length > 0 && (
        <Alert severity="error" variant="outlined" sx={noticeStyle}>
          <AlertTitle>DRAFT also because</AlertTitle>
          <Box component="ul" sx={listStyle}>
            {furtherReasons.map(({ code, message }) => (
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
