import type { LedgerTaker } from "../LedgerRecord.ts";
import { watchCurrencies } from "./currencyWatch.ts";
import { flatRowReader } from "./flatRows.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";
import { RowEntries } from "./rowEntries.ts";
import { splitAccount } from "./splitAccount.ts";

/**
 * Reads rows that are entries by themselves: the amount stands on the account, and on the contra account
 * with the other sign.
 */
export function contraReader(columns: LedgerColumns, taker: LedgerTaker): RowTaker {
  const recordOf = flatRowReader(columns);
  const currencies = watchCurrencies(columns, taker);
  const entries = new RowEntries((_, [{ text }]) => text !== "");
  return {
    take: (row, cells) => {
      const line = recordOf(row, cells);
      const { debit, credit, amount } = line;
      if (debit === "" && credit === "" && amount === "") return;
      currencies.note(line, cells);
      const contra = splitAccount((cells[columns.contra ?? -1] ?? "").trim());
      const { date, document, text } = line;
      const accounts = [line.account, contra.code] as const;
      const number = line.number || entries.numberOf({ row, date, document, text, accounts });
      taker.line({ ...line, number });
      taker.line({
        ...line,
        number,
        account: contra.code,
        accountName: contra.name === contra.code ? "" : contra.name,
        accountType: "",
        debit: credit,
        credit: debit,
        amount: negated(amount),
      });
    },
    end: currencies.end,
  };
}

function negated(amount: string): string {
  if (amount === "") return "";
  if (/^\(.*\)$/.test(amount)) return amount.slice(1, -1);
  if (amount.startsWith("-")) return amount.slice(1);
  return `-${amount.replace(/^\+/, "")}`;
}
