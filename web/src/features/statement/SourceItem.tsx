import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type AccountSummary, accountLabel, fileTypeLabels, type SourceRow } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { formatAmount } from "../../lib/format/formatAmount.ts";
import type { TracedAmount } from "../../lib/queries/ledgerEntriesQuery.ts";
import { EntryList } from "./EntryList.tsx";
import type { Source } from "./sourceGroups.ts";

type Props = {
  source: Source;
  /** The account it came from; null where it has no row of its own. */
  account: AccountSummary | null;
  currency: string;
  entries: { projectId: string; amount: TracedAmount } | null;
  onAccount: (code: string) => void;
};

/** A piece of a line: the account with its balances, why it is here, and where it was read. */
export function SourceItem({ source, account, currency, entries, onAccount }: Props) {
  const name = accountLabel(source.account, source.accountName);
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", py: 1.25 }}>
      <Box sx={pieceStyle}>
        {account ? (
          <Link
            component="button"
            color="inherit"
            underline="hover"
            onClick={() => onAccount(source.account)}
            sx={{ font: "inherit", textAlign: "left" }}
          >
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <AmountText amount={source.amount} currency={currency} />
      </Box>
      {account && (
        <Typography variant="body2" color="textSecondary">
          {balancesOf(account, currency)}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {source.adjustmentId ? `Adjustment: ${source.reason}` : source.reason}
      </Typography>
      {entries && source.entryCount !== undefined && (
        <EntryList {...entries} count={source.entryCount} currency={currency} />
      )}
      {source.rows.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {source.rows.map(rowText).join(" · ")}
        </Typography>
      )}
    </Box>
  );
}

function balancesOf({ opening, closing, movement }: AccountSummary, currency: string): string {
  const [from, to, by] = [opening, closing, movement].map((each) => formatAmount(each, currency));
  return `Opening ${from} · closing ${to} · movement ${by}`;
}

// "Balance Sheet, row 12"
function rowText({ fileType, sheet, row }: SourceRow): string {
  const labels: Readonly<Record<string, string>> = fileTypeLabels;
  return [labels[fileType] ?? fileType, sheet && `sheet ${sheet}`, `row ${row}`]
    .filter(Boolean)
    .join(", ");
}

const pieceStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  pr: "0.6em",
  fontWeight: 600,
} as const;
