import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AiFinding } from "@tieout/contract";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { DecisionText } from "./DecisionText.tsx";
import { FindingAccounts } from "./FindingAccounts.tsx";
import { proposalOf } from "./Proposal.ts";
import { ProposalLines } from "./ProposalLines.tsx";
import { RiskBadge } from "./RiskBadge.tsx";
import { rowStyle } from "./rowStyle.ts";

type Props = {
  projectId: string;
  resultId: string;
  finding: AiFinding;
  /** Older results are read, not acted on. */
  isCurrent: boolean;
};

/** One finding: what, why, by which paragraph, and what can be done about it. */
export function FindingRow({ projectId, resultId, finding, isCurrent }: Props) {
  const { id, title, explanation, recommendation, paragraph, severity, decision } = finding;
  const proposal = proposalOf(finding);
  const { status = "open", reason = "" } = decision ?? {};
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "baseline" }}>
        <Typography component="h4" variant="h3">
          {title}
        </Typography>
        <RiskBadge level={severity} />
        {status !== "open" && <DecisionText status={status} reason={reason} />}
      </Box>
      <Typography sx={{ mt: 0.5 }}>{explanation}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {[recommendation, paragraph, sureness(finding)].filter(Boolean).join(" · ")}
      </Typography>
      <FindingAccounts projectId={projectId} codes={finding.accounts} />
      {proposal && <ProposalLines proposal={proposal} />}
      {isCurrent && (
        <Box sx={{ mt: 1 }}>
          <DecisionButtons
            projectId={projectId}
            subject={{ kind: "finding", resultId, findingId: id }}
            title={title}
            status={status}
            proposal={proposal}
          />
        </Box>
      )}
    </Box>
  );
}

function sureness({ confidence, madeBy }: AiFinding): string {
  const percent = `${Math.round(confidence * 100)}% sure`;
  return madeBy === "openai" ? `${percent}, said by the language model` : percent;
}
