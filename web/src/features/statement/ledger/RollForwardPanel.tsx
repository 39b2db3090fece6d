import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { CashFlow } from "@tieout/contract";
import { separateThousands } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { RollForwardList } from "./RollForwardList.tsx";
import { RollForwardTable } from "./RollForwardTable.tsx";

type RollForward = NonNullable<CashFlow["rollForward"]>;
type Props = {
  rollForward: RollForward;
  /** Whose accounts can be listed; null for an entity's statement, of which the differences alone are known. */
  projectId: string | null;
};

/** Whether the entries lead from opening to closing balances: the accounts where they do not, or all of them. */
export function RollForwardPanel({ rollForward, projectId }: Props) {
  const { differences, accountCount } = rollForward;
  const hasDifferences = differences.length > 0;
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel title="Roll-forward of the ledger" description={summaryOf(rollForward)}>
      {projectId !== null && (
        <Box sx={{ mb: 1 }}>
          {hasDifferences ? (
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Accounts"
              value={isWhole}
              onChange={(_event, chosen: boolean | null) => chosen !== null && setWhole(chosen)}
            >
              <ToggleButton value={false}>Differences only</ToggleButton>
              <ToggleButton value={true}>{`All ${counted(accountCount)} accounts`}</ToggleButton>
            </ToggleButtonGroup>
          ) : (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              style={{ marginLeft: -10 }}
            >
              {`${isWhole ? "Hide" : "Show"} all ${counted(accountCount)} accounts`}
            </Button>
          )}
        </Box>
      )}
      {isWhole && projectId !== null && (
        <RollForwardList projectId={projectId} count={accountCount} />
      )}
      {!isWhole && hasDifferences && (
        <RollForwardTable
          rows={differences}
          count={differences.length}
          onEnd={null}
          readAll={async () => differences}
        />
      )}
    </Panel>
  );
}

function summaryOf({ accountCount, unstatedCount, differences }: RollForward): string {
  const count = counted(accountCount);
  if (unstatedCount === accountCount)
    return "No file states closing balances: whether entries are missing cannot be seen account by account. Add the trial balance of the last day.";
  const unstated =
    unstatedCount === 0
      ? ""
      : ` No file states the closing balances of ${counted(unstatedCount)} others.`;
  const stated = counted(accountCount - unstatedCount);
  if (differences.length === 0) {
    const of = unstatedCount === 0 ? `all ${count}` : stated;
    return `Opening balances and entries lead to the closing balances of ${of} accounts.${unstated}`;
  }
  const left = counted(differences.length);
  const verb = differences.length === 1 ? "does" : "do";
  return `Of ${stated} accounts ${left} ${verb} not roll forward: the ledger does not hold what is under Difference, and the balances are followed.${unstated}`;
}

function counted(count: number): string {
  return separateThousands(String(count));
}
