import { isCurrencyCode } from "../../money/currencyCodes.ts";
import { currenciesOfSign } from "../../money/currencySigns.ts";
import type { Table } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileType } from "../fileTypes.ts";
import { amountsAmong } from "../headings/fileTypeColumns.ts";
import type { Header } from "../headings/Header.ts";

/** A sign or a code that a file writes beside its amounts or above them. */
export type CurrencyWritten = {
  sign: string;
  /** The row of the file in which it stands first. */
  row: number;
  /** The currencies it may stand for, by their codes, the likeliest first. */
  currencies: readonly string[];
};

/**
 * The currency that a file writes beside its amounts, in their headings or in a title: "$1,250.00", "Balance (EUR)",
 * "in GBP". Null where it writes none, one that is not known, or several that exclude each other: then each says what
 * its account is held in.
 */
export function currencyWritten(
  table: Table,
  header: Header,
  fileType: FileType,
): CurrencyWritten | null {
  // The currencies of rates are not that of the statement
  if (fileType === "fx_rates") return null;
  const amounts = columnsOfAmounts(header, fileType);
  const above = table.rows.slice(0, header.firstData);
  const named = above.flatMap(({ row, cells }) =>
    cells.flatMap((cell, at) => currencyInText(cell, row, amounts.includes(at))),
  );
  const shown = (table.currencySigns ?? []).flatMap(({ sign, row }) => meaningOf(sign, row));
  return agreed([...named, ...besideAmounts(table, header, amounts), ...shown]);
}

function columnsOfAmounts({ columns, innerColumns = {} }: Header, fileType: FileType): number[] {
  return amountsAmong(columns, fileType).flatMap(({ field, index }) => [
    index,
    ...(innerColumns[field] ?? []),
  ]);
}

/** The signs beside the amounts of a table, each as it stands first. */
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

/** What stands beside the digits of an amount, but signs, brackets and the side of the account. */
function signBeside(cell: string): string {
  // Nearly every amount is digits and the marks between them
  if (PLAIN.test(cell) || !isFigure(cell)) return "";
  return cell.replace(NO_SIGN, "").replace(SIDE, "");
}

const PLAIN = /^[\d.,'’\s()+\-−–—]*$/;
const NO_SIGN = /[\d,'’\s()+\-−–—=%]|(?<!\p{L})\.|\/[-=]/gu;
const SIDE = /(?<!\p{L})(?:[dc]r?|[sh])\.?(?![\p{L}\p{Sc}])/giu;

/** The currency that a title or a heading names; the heading of amounts may end in its code: "Balance EUR". */
function currencyInText(text: string, row: number, isOfAmounts: boolean): CurrencyWritten[] {
  if (text.length > LONGEST) return [];
  const codes = [
    ...text.matchAll(CODE),
    ...(isOfAmounts ? text.matchAll(CODE_OF_HEADING) : []),
  ].map(([, behind, before]) => behind ?? before);
  const signs = [...text.matchAll(SIGN)].map(([, sign]) => sign);
  return [...codes, ...signs].flatMap((sign = "") => meaningOf(sign, row));
}

const LONGEST = 120;
const CODE =
  /(?:[([]|\b[Ii]n |\bIN |\b[Cc]urrency:? ?|\bCURRENCY:? ?|\b[Ww]ährung:? ?|\b[Dd]evise:? ?|\b[Mm]oneda:? ?|\b[Mm]oeda:? ?|\b[Vv]aluta:? ?)(?:[TKM](?=[A-Z]{3}))?([A-Z]{3})\b|\b([A-Z]{3})(?= ?\(\p{Sc}\))/gu;
const CODE_OF_HEADING = /(?:^|[\s([/,-])([A-Z]{3})(?=[)\]]?$)/g;
/** A sign that no amount follows: in "Sales over $500" it says nothing of the table. */
const SIGN = /((?<!\p{L})\p{L}{0,3}\p{Sc})(?! ?[1-9])/gu;

/** A sign with what it may stand for; nothing where that is not known. */
function meaningOf(sign: string, row: number): CurrencyWritten[] {
  const currencies = isCurrencyCode(sign) ? [sign] : currenciesOfSign(sign);
  return currencies.length > 0 ? [{ sign, row, currencies }] : [];
}

/** The one of them that says most, with the currencies that all of them may be. */
function agreed(found: readonly CurrencyWritten[]): CurrencyWritten | null {
  const [narrowest] = found.toSorted(
    (one, other) => one.currencies.length - other.currencies.length,
  );
  if (narrowest === undefined) return null;
  const currencies = narrowest.currencies.filter((code) =>
    found.every((other) => other.currencies.includes(code)),
  );
  return currencies.length > 0 ? { ...narrowest, currencies } : null;
}
