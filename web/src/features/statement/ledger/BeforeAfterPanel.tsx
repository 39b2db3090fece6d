import Box from "@mui/material/Box";
import { type AccountDifference, accountLabel, type ComparedLine } from "@tieout/core";
import { AmountText } from "../../../components/AmountText.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";
import { formatExactly } from "../../../lib/format/formatAmount.ts";
import { StatusBadge } from "../../../statement/StatusBadge.tsx";
import { ColumnTableHead } from "./ColumnTableHead.tsx";
import { columnTableStyle } from "./columnTableStyle.ts";

type Props = { lines: readonly ComparedLine[]; currency: string };

const HEADINGS = ["Balances alone", "With the ledger", "Difference"];

/** The statement from balances alone beside the one with the ledger, with what makes each difference. */
export function BeforeAfterPanel({ lines, currency }: Props) {
  const differing = lines.filter(({ difference, isSubtotal }) => !isSubtotal && !isNil(difference));
  return (
    <Panel title="Before and after" description={summaryOf(differing.length)}>
      <TableFrame label="Before and after" canCopy>
        <Box component="table" aria-label="Before and after" sx={tableStyle}>
          <ColumnTableHead label="Line" amounts={HEADINGS} />
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
          </tbody>
        </Box>
      </TableFrame>
    </Panel>
  );
}

function Line({ line, currency }: { line: ComparedLine; currency: string }) {
  const { lineItem, isSubtotal, alone, withLedger, difference } = line;
  const accounts = isSubtotal || isNil(difference) ? [] : line.accounts;
  const others = accounts.length - MOST_NAMED;
  return (
    <>
      <tr className={isSubtotal ? "subtotal" : undefined}>
        <th scope="row">
          {lineItem}
          {line.isInReview && <StatusBadge line={{ status: "review" }} />}
        </th>
        {[alone, withLedger, difference].map((amount, at) => (
          // A column has no other name than its place
          <td key={String(at)} className={at === 1 ? "amount strong" : "amount"}>
            <AmountText amount={amount} />
          </td>
        ))}
      </tr>
      {accounts.length > 0 && (
        <tr className="reasons">
          <td colSpan={HEADINGS.length + 1}>
            <Box sx={reasonsStyle}>
              {accounts.slice(0, MOST_NAMED).map((each) => (
                <div key={each.account}>{reasonOf(each, currency)}</div>
              ))}
              {others > 0 && (others === 1 ? "and 1 more account" : `and ${others} more accounts`)}
            </Box>
          </td>
        </tr>
      )}
    </>
  );
}

/** The accounts of a line that are named; of more, how many there are. */
const MOST_NAMED = 3;

function reasonOf(
  { account, accountName, difference, entryCount }: AccountDifference,
  currency: string,
): string {
  const name = accountLabel(account, accountName);
  const amount = formatExactly(difference, currency);
  if (entryCount === 0) return `${name}: ${amount}, which its entries put on other lines`;
  const entries = entryCount === 1 ? "1 entry" : `${entryCount.toLocaleString("en-GB")} entries`;
  return `${name}: ${amount} by ${entries}`;
}

function summaryOf(count: number): string {
  if (count === 0) return "The ledger says what balances alone say, line by line.";
  const lines = count === 1 ? "1 line differs" : `${count} lines differ`;
  return `What balances alone would have said, and what the entries say. ${lines}; beneath each are the accounts that make the difference.`;
}

function isNil(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

// On a telephone they stay in sight, no wider than the part of the table that is shown.
const reasonsStyle = {
  position: "sticky",
  left: 4,
  width: "fit-content",
  maxWidth: { xs: "calc(100vw - 104px)", sm: "none" },
} as const;

// All columns stand side by side on a telephone: headings wrap, and reasons have rows of their own
const tableStyle = {
  ...columnTableStyle,
  "& thead th": { ...columnTableStyle["& thead th"], whiteSpace: "normal" },
  "& th:first-of-type": {
    ...columnTableStyle["& th:first-of-type"],
    minWidth: { xs: 92, sm: 240 },
  },
  "& th, & td": { ...columnTableStyle["& th, & td"], px: { xs: 0.5, sm: 1 } },
  // The parenthesis of the column before hangs into this one
  "& .amount": { ...columnTableStyle["& .amount"], pl: { xs: 1.25, sm: 1 } },
  "& .reasons td": { pt: 0, borderTop: 0, color: "text.secondary", whiteSpace: "normal" },
} as const;
