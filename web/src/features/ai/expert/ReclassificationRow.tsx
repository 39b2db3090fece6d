import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AiReclassification } from "@tieout/contract";
import { DecisionButtons } from "../DecisionButtons.tsx";
import { DecisionText } from "../DecisionText.tsx";
import { proposalOf } from "../Proposal.ts";
import { rowStyle } from "../rowStyle.ts";

type Props = { projectId: string; resultId: string; item: AiReclassification };

/** One suggested change of role: item, from, to, reason. */
export function ReclassificationRow({ projectId, resultId, item }: Props) {
  const { id, from, to, reason, decision } = item;
  const status = decision?.status ?? "open";
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "baseline" }}>
        <Typography component="h4" variant="h3">
          {item.item}
        </Typography>
        <span>{`${from} → ${to}`}</span>
        {status !== "open" && <DecisionText status={status} reason={decision?.reason ?? ""} />}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {reason}
      </Typography>
      <DecisionButtons
        projectId={projectId}
        subject={{ kind: "finding", resultId, findingId: id }}
        title={item.item}
        status={status}
        proposal={proposalOf(item)}
      />
    </Box>
  );
}
