import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AdjustmentBody, AdjustmentRecord } from "@tieout/contract";
import { accountLabel, lineLabel, roles } from "@tieout/core";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import type { FormFacts } from "./forms/GuidedForm.ts";
import { JournalPreview } from "./JournalPreview.tsx";

type Props = { adjustment: AdjustmentRecord; facts: FormFacts };

/** What an adjustment says: a journal's lines on demand, anything else in a sentence. */
export function AdjustmentDetails({ adjustment: { body }, facts }: Props) {
  if (body.adjustmentType !== "journal") {
    return (
      <Typography variant="body2" color="textSecondary">
        {sentenceOf(body, facts)}
      </Typography>
    );
  }
  return (
    <Box component="details" sx={{ fontSize: "0.8125rem", mt: 0.25 }}>
      <Box component="summary" sx={{ cursor: "pointer", color: "text.secondary" }}>
        {`${body.lines.length} lines`}
      </Box>
      <JournalPreview lines={body.lines} facts={facts} />
    </Box>
  );
}

function sentenceOf(
  body: Exclude<AdjustmentBody, { adjustmentType: "journal" }>,
  { framework, currency, accounts }: FormFacts,
): string {
  if (body.adjustmentType === "override") {
    const amount = formatMoney(body.adjustedValue, currency, "exactly");
    return `${lineLabel(body.concept, framework)} given as ${amount}`;
  }
  const name = accounts.find(({ code }) => code === body.account)?.name ?? "";
  const account = `Account ${accountLabel(body.account, name)}`;
  const target = body.role
    ? roles[body.role].label
    : body.concept && lineLabel(body.concept, framework);
  return `${account} treated as ${target}`;
}
