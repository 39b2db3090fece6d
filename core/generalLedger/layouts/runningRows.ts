import type { LedgerTaker } from "../LedgerRecord.ts";
import { ownText } from "../store/TextTable.ts";
import { watchCurrencies } from "./currencyWatch.ts";
import { flatRowReader } from "./flatRows.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";

/**
 * Reads a listing with the balance after each row. The first row of an account may hold its opening
 * balance alone; rows without an amount after it say nothing.
 */
export function runningReader(columns: LedgerColumns, taker: LedgerTaker): RowTaker {
  const recordOf = flatRowReader(columns);
  const currencies = watchCurrencies(columns, taker);
  const met = new Set<string>();
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const { account: code, accountName: name, accountType: type } = record;
      const { entity } = record;
      const key = `${code}\u0000${entity}`;
      const isFirst = code !== "" && !met.has(key);
      if (isFirst) met.add(ownText(key));
      const hasAmount = record.debit !== "" || record.credit !== "" || record.amount !== "";
      if (hasAmount) {
        currencies.note(record, cells);
        taker.line(record);
        return;
      }
      const opening = (cells[columns.balance ?? -1] ?? "").trim();
      if (isFirst && opening !== "")
        taker.account({ row, code, name, type, opening, closing: "", entity });
    },
    end: currencies.end,
  };
}
