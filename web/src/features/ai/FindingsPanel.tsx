import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AiFinding, AiValidation, Project } from "@tieout/contract";
import { riskLevels } from "@tieout/core";
import { Panel } from "../../components/Panel.tsx";
import { aiValidationsQuery } from "./aiQueries.ts";
import { FindingRow } from "./FindingRow.tsx";
import { newestChecks } from "./newestRuns.ts";
import { listStyle } from "./rowStyle.ts";

/** What the newest run of each check found, in one list: what is not decided first, the riskiest of it first. */
export function FindingsPanel({ project }: { project: Project }) {
  const { data = [] } = useInfiniteQuery(aiValidationsQuery(project.id));
  const checks = newestChecks(data);
  const found = checks.flatMap((run) => run.results.map((finding) => ({ finding, run })));
  if (checks.length === 0) return null;
  const open = found.filter(({ finding }) => isOpen(finding)).length;
  return (
    <Panel
      title="Findings"
      description={
        found.length === 0 ? "None in the newest runs." : `${open} of ${found.length} open`
      }
    >
      <Box component="ul" aria-label="Findings" sx={listStyle}>
        {found.toSorted(inOrder).map(({ finding, run }) => (
          <FindingRow
            key={`${run.id} ${finding.id}`}
            projectId={project.id}
            finding={finding}
            isCurrent
            resultId={run.id}
          />
        ))}
      </Box>
      {checks.map(
        ({ id, moreResults }) =>
          moreResults > 0 && (
            <Typography
              key={id}
              color="textSecondary"
            >{`… and ${moreResults} of lower risk.`}</Typography>
          ),
      )}
    </Panel>
  );
}

type Shown = { finding: AiFinding; run: AiValidation };

function inOrder(one: Shown, other: Shown): number {
  return rankOf(other) - rankOf(one);
}

function rankOf({ finding }: Shown): number {
  return riskLevels.indexOf(finding.severity) + (isOpen(finding) ? riskLevels.length : 0);
}

function isOpen({ decision }: AiFinding): boolean {
  return (decision?.status ?? "open") === "open";
}
