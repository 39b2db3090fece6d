import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { accountsQuery } from "../../lib/queries/accountsQuery.ts";
import type { Proposal } from "./Proposal.ts";
import { proposalText } from "./proposalText.ts";

type Props = { proposal: Proposal };

/** What a suggestion would do, as an accountant would write it. */
export function ProposalLines({ proposal }: Props) {
  const { selected } = useSelectedProject();
  return selected && <Lines proposal={proposal} project={selected} />;
}

function Lines({ proposal, project }: Props & { project: Project }) {
  const { data: accounts = [] } = useQuery(accountsQuery(project.id));
  const names = new Map(accounts.map(({ code, name }) => [code, name]));
  const lines = proposalText(proposal, { framework: project.framework, names });
  return (
    <Box component="ul" aria-label="Proposal" sx={listStyle}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
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
