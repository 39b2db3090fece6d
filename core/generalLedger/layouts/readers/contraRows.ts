import type { LedgerSink } from "../../LedgerRecord.ts";
import { numberByRow } from "../../numberByRow.ts";
import { onOtherSide } from "../../onOtherSide.ts";
import { DaySums } from "../DaySums.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { RowTaker } from "../RowReader.ts";
import { watchCurrencies } from "../watchCurrencies.ts";
import { flatRowReader } from "./flatRows.ts";
import { MOST_BALANCED } from "./isContraTable.ts";

/** What the contra accounts of a ledger are: the other side of each row, or named beside rows of their own. */
export type ContraAccounts = {
  /** Their own rows stand in the table too. */
  areNamedOnly: boolean;
};

/**
 * Reads rows that are entries by themselves: the amount stands on the account, and on the contra account
 * with the other sign. That the contra accounts have rows of their own may be seen at the end alone, where
 * the first rows are all of one account: then the ledger is to be read anew.
 */
export function contraReader(
  columns: LedgerColumns,
  sink: LedgerSink,
  contraAccounts: ContraAccounts,
): RowTaker {
  const recordOf = flatRowReader(columns, sink.labels);
  const currencies = watchCurrencies(columns, sink);
  const sums = new DaySums();
  const nameAt = columns.contraName ?? -1;
  return {
    isPaired: true,
    take: (row, cells) => {
      const line = recordOf(row, cells);
      const { debit, credit, amount } = line;
      if (debit === "" && credit === "" && amount === "") return;
      currencies.note(line, cells);
      sums.add(line);
      const contra = sink.labels.split((cells[columns.contra ?? -1] ?? "").trim());
      const number = line.number || numberByRow(row);
      sink.line({ ...line, number, isOfPair: line.number === "" });
      sink.line({
        ...line,
        number,
        account: contra.code,
        accountName:
          (cells[nameAt] ?? "").trim() || (contra.name === contra.code ? "" : contra.name),
        accountType: "",
        debit: credit,
        credit: debit,
        amount: onOtherSide(amount),
      });
    },
    end: () => {
      contraAccounts.areNamedOnly ||= sums.balanced >= MOST_BALANCED;
      return currencies.end();
    },
  };
}
