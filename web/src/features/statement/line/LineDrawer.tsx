import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import type { AccountSummary, Method } from "@tieout/core";
import { SideDrawer } from "../../../components/SideDrawer.tsx";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { VerificationNote } from "../../../statement/points/VerificationNote.tsx";
import type { OpenLine } from "../OpenLine.ts";
import { ColumnOfLine } from "./ColumnOfLine.tsx";
import { DrawerHead } from "./DrawerHead.tsx";
import { LineActions } from "./LineActions.tsx";
import { LineLayers } from "./LineLayers.tsx";
import { SourceList } from "./SourceList.tsx";
import { SubtotalList } from "./SubtotalList.tsx";

type Props = {
  project: Project;
  /** Whether nothing can be done about a line here: an entity's is part of another statement. */
  isOfOneEntity: boolean;
  method: Method;
  lines: readonly StatementLine[];
  accounts: readonly AccountSummary[];
  currency: string;
  opened: OpenLine | null;
  periods: NonNullable<CashFlow["periods"]>;
  /** Shows a line that is open in a column in the whole period. */
  onWhole: (lineId: string) => void;
  onClose: () => void;
  /** Leads to the row of an account. */
  onAccount: (code: string) => void;
};

/** Where a line's number comes from, in the whole period or in a column: its accounts, its journals, the rows of the files. */
export function LineDrawer({ opened, periods, onWhole, ...shared }: Props) {
  const { project, lines, onClose } = shared;
  const line = lines.find(({ id }) => id === opened?.id);
  const column = opened?.column ?? null;
  return (
    <SideDrawer
      side="right"
      isOpen={line !== undefined}
      onClose={onClose}
      label={{ "aria-labelledby": column ? "line-title line-days" : "line-title" }}
    >
      {line && column && (
        <Box sx={scrollStyle}>
          <ColumnOfLine
            {...shared}
            projectId={project.id}
            line={line}
            periods={periods}
            column={column}
            onWhole={() => onWhole(line.id)}
          />
        </Box>
      )}
      {line && !column && <WholeLine {...shared} line={line} />}
    </SideDrawer>
  );
}

type WholeProps = Omit<Props, "opened" | "periods" | "onWhole"> & { line: StatementLine };

/** Where a line comes from in the whole period, and what can be done about it. */
function WholeLine({
  project,
  isOfOneEntity,
  method,
  line,
  lines,
  accounts,
  currency,
  onClose,
  onAccount,
}: WholeProps) {
  return (
    <>
      <Box sx={scrollStyle}>
        <DrawerHead
          title={line.lineItem}
          amount={line.currentYear}
          currency={currency}
          onClose={onClose}
        >
          <LineLayers line={line} currency={currency} />
        </DrawerHead>
        <WhatIsAsked line={line} />
        {line.sources.length > 0 && !line.isSubtotal ? (
          <SourceList
            key={line.id}
            line={line}
            currency={currency}
            accounts={accounts}
            onAccount={onAccount}
            place={isOfOneEntity ? null : { projectId: project.id, method, column: null }}
          />
        ) : (
          <SubtotalList line={line} lines={lines} />
        )}
      </Box>
      {!line.isSubtotal && !isOfOneEntity && !project.isSample && (
        <LineActions project={project} line={line} accounts={accounts} />
      )}
    </>
  );
}

/** What is asked of the line, and the answer where somebody gave one. */
function WhatIsAsked({ line: { reviewReasons, verification } }: { line: StatementLine }) {
  if (reviewReasons.length === 0 && !verification) return null;
  const tone = verification ? "success" : "warning";
  return (
    <Box sx={{ ...askedStyle, bgcolor: `tint.${tone}`, "& h3": { ...h3, color: `${tone}.main` } }}>
      <h3>{verification ? "Verified" : "To review"}</h3>
      <ul>
        {reviewReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {verification && <VerificationNote word={verification} />}
    </Box>
  );
}

const askedStyle = {
  borderRadius: 1,
  px: 1.75,
  py: 1.25,
  mb: 2,
  "& ul": { m: 0, pl: 2.25 },
} as const;

const h3 = { typography: "h3", m: 0 } as const;

const scrollStyle = { minHeight: 0, overflowY: "auto", p: { xs: 2, sm: 3 } } as const;
