import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AiValidation } from "@tieout/contract";
import { FactList } from "../../components/FactList.tsx";
import { Panel } from "../../components/Panel.tsx";
import { formatTime } from "../../lib/format/formatTime.ts";
import { checkLabel } from "./checks.ts";
import { FindingRow } from "./FindingRow.tsx";
import { RawFindings } from "./RawFindings.tsx";
import { RiskBadge } from "./RiskBadge.tsx";
import { RunCautions } from "./RunCautions.tsx";
import { listStyle } from "./rowStyle.ts";
import { madeByText } from "./runWords.ts";

type Props = {
  projectId: string;
  result: AiValidation;
  currentVersion: number | null;
  isCurrent: boolean;
};

/** One result: what it comes to, how risky, what to do, and every finding. */
export function ResultDetail({ projectId, result, currentVersion, isCurrent }: Props) {
  const { summary, riskLevel, confidence, recommendations, results, moreResults } = result;
  return (
    <Panel title={checkLabel(result.validationType)} actions={<RiskBadge level={riskLevel} />}>
      <RunCautions run={result} currentVersion={currentVersion} />
      <Typography sx={{ mb: 1 }}>{summary}</Typography>
      <FactList
        facts={[
          ["Made by", madeByText(result)],
          ["Confidence", `${Math.round(confidence * 100)}%`],
          ["Version", `${result.version}, ${formatTime(result.createdAt)}`],
        ]}
      />
      {recommendations.length > 0 && (
        <Box component="section" aria-label="Recommendations" sx={{ mt: 1.5 }}>
          <Typography variant="h3">Recommendations</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Box>
      )}
      {isCurrent ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {results.length === 0
            ? "No findings"
            : `Its findings are ${listOf(result)}: ${results.length + moreResults}.`}
        </Typography>
      ) : (
        <OlderFindings projectId={projectId} result={result} />
      )}
      <RawFindings results={results} />
    </Panel>
  );
}

function listOf({ validationType }: AiValidation): string {
  return validationType === "audit_notes" ? "among the audit notes below" : "in the list above";
}

/** What an older run found: to be read, and no more to be decided on. */
function OlderFindings({ projectId, result }: Pick<Props, "projectId" | "result">) {
  const { id, results, moreResults } = result;
  return (
    <Box component="section" aria-label="Findings of this run" sx={{ mt: 2 }}>
      <Typography variant="h3">
        {results.length === 0 ? "No findings" : `Findings (${results.length + moreResults})`}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {results.map((finding) => (
          <FindingRow
            key={finding.id}
            projectId={projectId}
            finding={finding}
            isCurrent={false}
            resultId={id}
          />
        ))}
      </Box>
      {moreResults > 0 && (
        <Typography color="textSecondary">{`… and ${moreResults} of lower risk.`}</Typography>
      )}
    </Box>
  );
}
