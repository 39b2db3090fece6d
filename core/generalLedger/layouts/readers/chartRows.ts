import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import type { LedgerSink } from "../../LedgerRecord.ts";
import { cellAt } from "../balances/balanceIn.ts";
import { matchLedgerColumns } from "../headings/ledgerColumns.ts";
import { nothingLeft, type RowTaker } from "../RowReader.ts";

type ChartColumns = { code: number; name: number; type: number | undefined };

/**
 * Where a list of accounts has their numbers and names: neither days nor debits and credits stand beside
 * them. Null where the headings are of something else.
 */
export function chartColumns(headings: readonly string[]): ChartColumns | null {
  const { date, debit, credit, amount, ...columns } = matchLedgerColumns(headings);
  if ([date, debit, credit, amount].some((at) => at !== undefined)) return null;
  if (areOfBalances(headings)) return null;
  const { document, number = document, party, text, type } = columns;
  // Business Central calls them "No." and "Name"; others write "Account" and "Name" or "Description"
  const code = columns.code ?? number;
  const isBeside = (at: number | undefined) => code !== undefined && at === code + 1;
  const name = columns.name ?? [party, text].find(isBeside);
  return code === undefined || name === undefined ? null : { code, name, type };
}

/** Whether one column is a debit by a part of its heading and another a credit: "Current Debit", "Current Credit". */
function areOfBalances(headings: readonly string[]): boolean {
  const sides = headings.map((heading) => {
    const { debit, credit } = matchLedgerColumns(normaliseHeading(heading).split(" "));
    return { isDebit: debit !== undefined, isCredit: credit !== undefined };
  });
  return (
    sides.some(({ isDebit, isCredit }) => isDebit && !isCredit) &&
    sides.some(({ isDebit, isCredit }) => isCredit && !isDebit)
  );
}

/** Reads a list of accounts for their names and types. */
export function chartReader(columns: ChartColumns, sink: LedgerSink): RowTaker {
  return {
    take: (row, cells) => {
      const [code, name] = [cellAt(cells, columns.code), cellAt(cells, columns.name)];
      if (code !== "" && name !== "")
        sink.name({ row, code, name, type: cellAt(cells, columns.type) });
    },
    end: nothingLeft,
  };
}
