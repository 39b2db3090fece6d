import Box from "@mui/material/Box";
import type { CashFlow } from "@tieout/contract";
import { accountLabel } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { ColumnTableHead } from "./ColumnTableHead.tsx";
import { columnTableStyle } from "./columnTableStyle.ts";

type RollForward = NonNullable<CashFlow["rollForward"]>;
type Props = { rollForward: RollForward };

/** More accounts than these are in the workbook alone. */
const MOST_SHOWN = 100;

const HEADINGS = ["Opening", "Entries", "Closing", "Difference"];

/** Whether the entries lead from opening to closing balances, and the accounts where they do not. */
export function RollForwardPanel({ rollForward }: Props) {
  const { differences } = rollForward;
  return (
    <Panel title="Roll-forward of the ledger" description={summaryOf(rollForward)}>
      {differences.length > 0 && (
        <TableFrame label="Roll-forward of the ledger" canCopy>
          <Box component="table" aria-label="Roll-forward of the ledger" sx={columnTableStyle}>
            <ColumnTableHead label="Account" amounts={HEADINGS} />
            <tbody>
              {differences.slice(0, MOST_SHOWN).map((row) => (
                <tr key={row.account}>
                  <th scope="row">{accountLabel(row.account, row.accountName)}</th>
                  {[row.opening, row.entries, row.closing, row.difference].map((amount, at) => (
                    // A column has no other name than its place
                    <td key={String(at)} className={at === 3 ? "amount strong" : "amount"}>
                      <AmountText amount={amount} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </TableFrame>
      )}
    </Panel>
  );
}

function summaryOf({ accountCount, unstatedCount, differences }: RollForward): string {
  const count = accountCount.toLocaleString("en-GB");
  if (unstatedCount === accountCount)
    return "No file states closing balances: whether entries are missing cannot be seen account by account. Add the trial balance of the last day.";
  const unstated =
    unstatedCount === 0
      ? ""
      : ` No file states the closing balances of ${unstatedCount.toLocaleString("en-GB")} others.`;
  const stated = (accountCount - unstatedCount).toLocaleString("en-GB");
  if (differences.length === 0) {
    const of = unstatedCount === 0 ? `all ${count}` : stated;
    return `Opening balances and entries lead to the closing balances of ${of} accounts.${unstated}`;
  }
  const left = differences.length.toLocaleString("en-GB");
  const verb = differences.length === 1 ? "does" : "do";
  const shown =
    differences.length > MOST_SHOWN
      ? ` The first ${MOST_SHOWN} are listed here; the workbook has all.`
      : "";
  return `Of ${stated} accounts ${left} ${verb} not roll forward: the ledger does not hold what is under Difference, and the balances are followed.${unstated}${shown}`;
}
