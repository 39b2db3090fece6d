import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { CashFlow } from "@tieout/contract";
import { type AccountSummary, amountInColumns, type Method, periodWord } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import { columnLineQuery } from "../../../lib/queries/columnLineQuery.ts";
import type { Column } from "../../../lib/queries/ledgerEntriesQuery.ts";
import { columnWords } from "../ledger/columnWords.ts";
import { DrawerHead } from "./DrawerHead.tsx";
import { SourceList } from "./SourceList.tsx";
import { SubtotalList } from "./SubtotalList.tsx";

type Periods = NonNullable<CashFlow["periods"]>;

type Props = {
  projectId: string;
  method: Method;
  /** The line in the whole period, among all lines of its method. */
  line: StatementLine;
  lines: readonly StatementLine[];
  periods: Periods;
  column: Column;
  currency: string;
  accounts: readonly AccountSummary[];
  onAccount: (code: string) => void;
  onWhole: () => void;
  onClose: () => void;
};

/** Where the figure of a line in a month, a quarter or a half comes from: what is dated in it, and no more. */
export function ColumnOfLine(props: Props) {
  const { method, line, lines, periods, column, currency, onWhole, onClose } = props;
  const part = periods.filter(({ start, end }) => column.start <= start && end <= column.end);
  const inColumn = (each: StatementLine) => ({
    ...each,
    currentYear: amountInColumns(part, method, each),
    // What is asked is asked of the whole
    status: "auto" as const,
  });
  const own = inColumn(line);
  const all = { start: periods[0]?.start ?? "", end: periods.at(-1)?.end ?? "" };
  return (
    <>
      <DrawerHead
        title={line.lineItem}
        amount={own.currentYear}
        currency={currency}
        onClose={onClose}
      >
        <Typography variant="body2" color="textSecondary" id="line-days">
          {columnWords(column)}
        </Typography>
        <Button size="small" color="inherit" onClick={onWhole} style={{ marginLeft: -10 }}>
          {`Show the whole ${periodWord(all)}: ${formatMoney(line.currentYear, currency)}`}
        </Button>
      </DrawerHead>
      {line.isSubtotal || line.sources.length === 0 ? (
        <SubtotalList line={own} lines={lines.map(inColumn).filter(isShown)} />
      ) : (
        <Pieces {...props} own={own} />
      )}
    </>
  );
}

/** A line without an amount in a column adds nothing to its subtotals there. */
function isShown({ isSubtotal, currentYear }: StatementLine): boolean {
  return isSubtotal || /[1-9]/.test(currentYear);
}

function Pieces({
  projectId,
  method,
  own,
  column,
  currency,
  accounts,
  onAccount,
}: Props & { own: StatementLine }) {
  const query = useQuery(columnLineQuery(projectId, own.id, column));
  const { data, error, refetch } = query;
  if (error) {
    return (
      <ErrorNotice
        title="Where this figure comes from could not be read"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Typography variant="body2">Loading...</Typography>;
  return (
    <SourceList
      key={`${own.id} ${column.start} ${column.end}`}
      line={{ ...own, sources: data.sources }}
      currency={currency}
      accounts={accounts}
      onAccount={onAccount}
      place={{ projectId, method, column }}
    />
  );
}
