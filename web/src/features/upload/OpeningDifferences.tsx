import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useQuery } from "@tanstack/react-query";
import type { OpeningDifference, Project } from "@tieout/contract";
import { accountLabel } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { callWholeList } from "../../lib/api/callWholeList.ts";
import { keys } from "../../lib/queries/keys.ts";
import { DecideOpening } from "./DecideOpening.tsx";

/** The accounts that open with something else than last year's project closed with; nothing where there are none. */
export function OpeningDifferences({ project }: { project: Project }) {
  const { id, priorProjectId, statementVersion } = project;
  const { data: differences = [] } = useQuery({
    queryKey: [...keys.openingDifferences(id), statementVersion],
    queryFn: () => callWholeList("listOpeningDifferences", { params: { id } }),
    enabled: priorProjectId !== null && statementVersion !== null,
  });
  if (differences.length === 0) return null;
  const open = differences.filter(({ decision }) => decision === null).length;
  return (
    <Panel
      title="Differences from last year"
      description={`${differences.length === 1 ? "One account opens" : `${differences.length} accounts open`} with something else than last year's project closed with. Say of each whether last year was restated (IAS 8, ASC 250) or this year's file is wrong. Open: ${open}.`}
      isFlush
    >
      <TableFrame label="Differences from last year" canCopy>
        <Table size="small" aria-label="Differences from last year">
          <TableHead>
            <TableRow>
              <TableCell>Account</TableCell>
              <TableCell align="right">Closed with</TableCell>
              <TableCell align="right">Opens with</TableCell>
              <TableCell align="right">Difference</TableCell>
              <TableCell>What it is</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => (
              <Row key={difference.account} projectId={id} difference={difference} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Panel>
  );
}

type RowProps = { projectId: string; difference: OpeningDifference };

function Row({ projectId, difference }: RowProps) {
  const { account, accountName } = difference;
  return (
    <TableRow>
      <TableCell>{accountLabel(account, accountName)}</TableCell>
      {(["closing", "opening", "difference"] as const).map((figure) => (
        <TableCell key={figure} align="right">
          <AmountText amount={difference[figure]} />
        </TableCell>
      ))}
      <TableCell>
        <DecideOpening projectId={projectId} difference={difference} />
      </TableCell>
    </TableRow>
  );
}
