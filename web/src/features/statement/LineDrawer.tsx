import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { Project } from "@tieout/contract";
import type { AccountSummary, Method } from "@tieout/core";
import { SideDrawer } from "../../components/SideDrawer.tsx";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { WordNote } from "../../statement/points/WordNote.tsx";
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
  lineId: string | null;
  onClose: () => void;
  /** Leads to the row of an account. */
  onAccount: (code: string) => void;
};

/** Where a line's number comes from: its accounts, its journals, the rows of the files. */
export function LineDrawer({
  project,
  isOfOneEntity,
  method,
  lines,
  accounts,
  currency,
  lineId,
  onClose,
  onAccount,
}: Props) {
  const line = lines.find(({ id }) => id === lineId);
  return (
    <SideDrawer
      side="right"
      width={460}
      isOpen={line !== undefined}
      onClose={onClose}
      label={{ "aria-labelledby": "line-title" }}
    >
      {line && (
        <>
          <Box sx={scrollStyle}>
            <DrawerHead line={line} currency={currency} onClose={onClose} />
            <WhatIsAsked line={line} />
            {line.sources.length > 0 && !line.isSubtotal ? (
              <SourceList
                key={line.id}
                line={line}
                currency={currency}
                accounts={accounts}
                onAccount={onAccount}
                place={isOfOneEntity ? null : { projectId: project.id, method }}
              />
            ) : (
              <SubtotalList line={line} lines={lines} />
            )}
          </Box>
          {!line.isSubtotal && !isOfOneEntity && !project.isSample && (
            <LineActions project={project} line={line} accounts={accounts} />
          )}
        </>
      )}
    </SideDrawer>
  );
}

type HeadProps = { line: StatementLine; currency: string; onClose: () => void };

function DrawerHead({ line, currency, onClose }: HeadProps) {
  return (
    <Box sx={headStyle}>
      <div className="line">
        <h2 id="line-title">{line.lineItem}</h2>
        <div className="figure">{formatMoney(line.currentYear, currency)}</div>
        <LineLayers line={line} currency={currency} />
      </div>
      <IconButton aria-label="Close" edge="end" onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
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
      {verification && <WordNote word={verification} />}
    </Box>
  );
}

const headStyle = {
  display: "flex",
  gap: 1,
  alignItems: "flex-start",
  mb: 2,
  "& > .line": { flex: 1, minWidth: 0 },
  "& h2": { typography: "h2", m: 0 },
  "& .figure": { fontSize: "1.5rem", lineHeight: "2rem", fontWeight: 650, mt: 0.5 },
} as const;

const askedStyle = {
  borderRadius: 1,
  px: 1.75,
  py: 1.25,
  mb: 2,
  "& ul": { m: 0, pl: 2.25 },
} as const;

const h3 = { typography: "h3", m: 0 } as const;

const scrollStyle = { minHeight: 0, overflowY: "auto", p: { xs: 2, sm: 3 } } as const;
