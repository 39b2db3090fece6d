import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";
import { amountsAmong } from "../headings/fileTypeColumns.ts";
import type { Header } from "../headings/Header.ts";
import { agreedCurrency, type CurrencyWritten, meaningOf } from "./CurrencyWritten.ts";
import { signBeside } from "./signBeside.ts";

/**
 * The currency beside the amounts of a file, in their headings or in a title: "$1,250.00", "Balance (EUR)", "in GBP".
 * Null where there is none, an unknown one, or several that exclude each other (then each is the currency of its
 * account).
 */
export function currencyInTable(
  table: Table,
  header: Header,
  fileType: FileType,
): CurrencyWritten | null {
  // Currencies in a file of rates are not that of the statement
  if (fileType === "fx_rates") return null;
  const amounts = columnsOfAmounts(header, fileType);
  const above = table.rows.slice(0, header.firstData);
  const named = above.flatMap(({ row, cells }) => {
    const first = cells.findIndex((cell) => cell !== "");
    return cells.flatMap((cell, at) => [
      ...currencyInText(cell, row, amounts.includes(at)),
      ...(at === first && !amounts.includes(at) ? currencyAlone(cell, row) : []),
    ]);
  });
  const shown = (table.currencySigns ?? []).flatMap(({ sign, row }) => meaningOf(sign, row));
  return agreedCurrency([...named, ...besideAmounts(table, header, amounts), ...shown]);
}

function columnsOfAmounts({ columns, innerColumns = {} }: Header, fileType: FileType): number[] {
  return amountsAmong(columns, fileType).flatMap(({ field, index }) => [
    index,
    ...(innerColumns[field] ?? []),
  ]);
}

/** The signs beside the amounts of a table, each with its first row. */
function besideAmounts(
  { rows }: Table,
  { firstData }: Header,
  amounts: readonly number[],
): CurrencyWritten[] {
  const found = new Map<string, CurrencyWritten>();
  for (const { row, cells } of rows.slice(firstData))
    for (const at of amounts) {
      const sign = signBeside(cells[at] ?? "");
      if (sign === "" || found.has(sign)) continue;
      for (const written of meaningOf(sign, row)) found.set(sign, written);
    }
  return [...found.values()];
}

/** The currency named in a title or heading; a heading of amounts may end with its code: "Balance EUR". */
function currencyInText(text: string, row: number, isOfAmounts: boolean): CurrencyWritten[] {
  if (text.length > LONGEST) return [];
  const codes = [
    ...text.matchAll(CODE),
    ...(isOfAmounts ? text.matchAll(CODE_OF_HEADING) : []),
  ].map(([, behind, before]) => behind ?? before);
  const signs = [...text.matchAll(SIGN)].map(([, sign]) => sign);
  return [...codes, ...signs].flatMap((sign = "") => meaningOf(sign, row));
}

/** The currency code in the corner above the names: "USD", "TEUR", "USD thousands". */
function currencyAlone(text: string, row: number): CurrencyWritten[] {
  const code = CODE_ALONE.exec(text.trim())?.[1];
  // "ALL" is the Albanian lek, but mostly a word
  return code === undefined || code === "ALL" ? [] : meaningOf(code, row);
}

const CODE_ALONE =
  /^(?:[TKM](?=[A-Z]{3}))?([A-Z]{3})(?: ?(?:'?000s?|[Tt]housands?|[Mm]illions?|[mMkK]))?$/u;
const LONGEST = 120;
const CODE =
  /(?:[([]|\b[Ii]n |\bIN |\b[Cc]urrency:? ?|\bCURRENCY:? ?|\b[Ww]ährung:? ?|\b[Dd]evise:? ?|\b[Mm]oneda:? ?|\b[Mm]oeda:? ?|\b[Vv]aluta:? ?)(?:[TKM](?=[A-Z]{3}))?([A-Z]{3})\b|\b([A-Z]{3})(?= ?\(\p{Sc}\))/gu;
const CODE_OF_HEADING = /(?:^|[\s([/,-])([A-Z]{3})(?=[)\]]?$)/g;
/** A sign without an amount after it; in "Sales over $500" it does not count. */
const SIGN = /((?<!\p{L})\p{L}{0,3}\p{Sc})(?! ?[1-9])/gu;
