import Box from "@mui/material/Box";
import { roleDefinition } from "@tieout/core";
import type { Proposal } from "./Proposal.ts";

/** What a suggestion would do, as an accountant would write it. */
export function ProposalLines({ proposal }: { proposal: Proposal }) {
  return (
    <Box component="ul" aria-label="Proposal" sx={listStyle}>
      {linesOf(proposal).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

function linesOf({ adjustment, mapping }: Proposal): string[] {
  if (mapping) return [`Account ${mapping.account}: role ${roleDefinition(mapping.role).label}`];
  if (!adjustment) return [];
  if (adjustment.adjustmentType === "override") {
    return [`${adjustment.concept}: ${adjustment.adjustedValue}`];
  }
  if (adjustment.adjustmentType === "reclassification") {
    return [`Account ${adjustment.account}: ${adjustment.role ?? adjustment.concept ?? ""}`];
  }
  return adjustment.lines.map(({ account, cash, debit, credit, presentAs }) => {
    const shown = presentAs === undefined ? "" : `, shown as ${presentAs}`;
    const where = `${account ?? `cash, ${cash}`}${shown}`;
    return debit === undefined
      ? `Credit ${where}: ${withThousands(credit ?? "")}`
      : `Debit ${where}: ${withThousands(debit)}`;
  });
}

/** "50000.00" as "50,000.00": a journal keeps its cents. */
function withThousands(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\..*)/g, ",");
}

const listStyle = {
  m: 0,
  mt: 0.75,
  p: 1,
  pl: 3,
  bgcolor: "tint.quiet",
  borderRadius: 1,
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
  overflowWrap: "anywhere",
} as const;
