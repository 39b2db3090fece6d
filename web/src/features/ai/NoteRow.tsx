import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AuditNoteRecord } from "@tieout/contract";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { DecisionText } from "./DecisionText.tsx";
import { proposalOf } from "./Proposal.ts";
import { ProposalLines } from "./ProposalLines.tsx";
import { RiskBadge } from "./RiskBadge.tsx";
import { rowStyle } from "./rowStyle.ts";

type Props = { projectId: string; note: AuditNoteRecord; isCurrent: boolean };

/** One note with its status, its words folded: they are those of a finding above. A note of an earlier version is read, not acted on. */
export function NoteRow({ projectId, note, isCurrent }: Props) {
  const { id, title, content, severity, version, status, reason, unsupportedFigures } = note;
  const proposal = proposalOf(note);
  return (
    <Box component="li" sx={rowStyle}>
      <Box component="details">
        <Box component="summary" sx={summaryStyle}>
          <Typography component="h3" variant="h3" sx={titleStyle}>
            {title}
          </Typography>
          <RiskBadge level={severity} />
          <DecisionText status={status} reason={reason} />
          {!isCurrent && (
            <Typography variant="body2" color="textSecondary">{`Version ${version}`}</Typography>
          )}
        </Box>
        <Typography sx={{ mt: 0.5 }}>{content}</Typography>
        {unsupportedFigures.length > 0 && (
          <Typography variant="body2" sx={{ color: "warning.main", mt: 0.5 }}>
            {`Figures that are not in the books: ${unsupportedFigures.join(", ")}`}
          </Typography>
        )}
        {proposal && <ProposalLines proposal={proposal} />}
        {isCurrent && (
          <Box sx={{ mt: 1 }}>
            <DecisionButtons
              projectId={projectId}
              subject={{ kind: "note", noteId: id }}
              title={title}
              status={status}
              proposal={proposal}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const summaryStyle = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  alignItems: "baseline",
  minHeight: 24,
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
} as const;

/** A triangle beside the words says that they open: a summary laid out in a row has none of its own. */
const titleStyle = {
  display: "flex",
  gap: 1,
  "&::before": { content: '"▸"', color: "text.secondary" },
  "details[open] > summary > &::before": { content: '"▾"' },
} as const;
