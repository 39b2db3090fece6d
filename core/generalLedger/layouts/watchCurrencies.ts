import { type Problem, problem } from "../../problem/Problem.ts";
import { looksLikeCurrencyCode } from "../currencyOfLedger.ts";
import type { LedgerLineRecord, LedgerSink } from "../LedgerRecord.ts";
import { ownText } from "../store/textOfBytes.ts";
import type { LedgerColumns } from "./headings/ledgerColumns.ts";
import { nothingLeft } from "./RowReader.ts";

/** Looks at the column of currencies of a table, whatever its layout. */
export type CurrencyWatch = {
  /** A row that has an amount. */
  note: (record: LedgerLineRecord, cells: readonly string[]) => void;
  /** Says the ledger's currency, or why its amounts cannot be added up. */
  end: () => readonly Problem[];
};

/** More of them would not be read. */
const MOST_NAMED = 5;
/** What GnuCash writes before the code of a currency. */
const OF_GNUCASH = "CURRENCY::";

/**
 * Amounts of several currencies are not added up; an entry whose lines name several is one of the
 * books' own currency, and so are all of them. One alone is the currency of the ledger.
 */
export function watchCurrencies(
  { commodity, currency: named }: LedgerColumns,
  sink: Pick<LedgerSink, "takes" | "header">,
): CurrencyWatch {
  const column = commodity ?? named;
  if (column === undefined) return { note: () => undefined, end: nothingLeft };
  const currencies = new Map<string, number>();
  let [number, latest, isOwn]: [string, string | null, boolean] = ["", null, false];
  let hasUntold = false;
  return {
    note: (record, cells) => {
      if (!sink.takes(record.entity)) return;
      const written = (cells[column] ?? "").trim().replace(OF_GNUCASH, "");
      if (written === "" && commodity === undefined) {
        // Where the first line of an entry says it for all of them, the others have no date either
        if (record.date !== "") hasUntold = true;
        return;
      }
      if (written === latest && record.number === number) return;
      const isOfEntry = commodity === undefined && record.number !== "";
      if (isOfEntry && record.number === number) isOwn = true;
      if (!currencies.has(written)) currencies.set(ownText(written), record.row);
      [number, latest] = [ownText(record.number), ownText(written)];
    },
    end: () => {
      const [only, ...others] = currencies.keys();
      if (others.length > 0 && !isOwn) {
        const value = [...currencies.keys()].slice(0, MOST_NAMED).join(", ");
        return [problem("ledger_currencies", { value })];
      }
      if (only === undefined || others.length > 0 || hasUntold) return nothingLeft();
      if (looksLikeCurrencyCode(only)) sink.header({ currency: only });
      else sink.header({ currencySigns: [{ sign: only, row: currencies.get(only) ?? 0 }] });
      return nothingLeft();
    },
  };
}
