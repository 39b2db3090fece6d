import {
  type AccountSummary,
  accountLabel,
  fileTypeLabel,
  minorOf,
  type SourceRow,
} from "@tieout/core";
import { AmountText } from "../../../components/AmountText.tsx";
import { formatAmount } from "../../../lib/format/formatAmount.ts";
import type { TracedAmount } from "../../../lib/queries/ledgerEntriesQuery.ts";
import { EntryList } from "./EntryList.tsx";
import type { Source } from "./sourceGroups.ts";

type Props = {
  source: Source;
  /** The account it came from; null where it has no row of its own. */
  account: AccountSummary | null;
  hasBalances: boolean;
  currency: string;
  entries: { projectId: string; amount: TracedAmount } | null;
  onAccount: (code: string) => void;
};

/**
 * A piece of a line: the account with its balances, why it is here, and where it was read. The
 * list's own style dresses it.
 */
export function SourceItem({ source, account, hasBalances, currency, entries, onAccount }: Props) {
  const name = accountLabel(source.account, source.accountName);
  return (
    <div className="source">
      <div className="piece">
        {account ? (
          <button type="button" className="account" onClick={() => onAccount(source.account)}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <AmountText amount={source.amount} />
      </div>
      {account && hasBalances && <p>{balancesOf(account)}</p>}
      <p>{source.adjustmentId ? `Adjustment: ${source.reason}` : source.reason}</p>
      {entries && source.entryCount !== undefined && source.entryCount > 0 && (
        <EntryList {...entries} count={source.entryCount} currency={currency} />
      )}
      {source.rows.length > 0 && <p>{source.rows.map(rowText).join(" · ")}</p>}
    </div>
  );
}

function balancesOf({ opening, closing, movement }: AccountSummary): string {
  if ([opening, closing, movement].every((each) => minorOf(each) === 0n))
    return "No balance at either end of the period";
  const [from, to, by] = [opening, closing, movement].map((each) => formatAmount(each));
  return `Opening ${from} · closing ${to} · movement ${by}`;
}

// "Balance Sheet, row 12"
function rowText({ fileType, sheet, row }: SourceRow): string {
  return [fileTypeLabel(fileType), sheet && `sheet ${sheet}`, `row ${row}`]
    .filter(Boolean)
    .join(", ");
}
