import type { FileType } from "../ingest/fileTypes.ts";
import { type IngestOptions, ingest } from "../ingest/ingest.ts";
import type { Table } from "../table/Table.ts";
import { tableOf } from "./tableOf.ts";

/** A file as it is read; a test fails with what is wrong where it is refused. */
export function read<Type extends FileType>(
  fileType: Type,
  table: Table,
  options: IngestOptions = {},
) {
  const result = ingest(fileType, [table], options);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

/** The problems for which a file is refused. */
export function refused(fileType: FileType, text: string) {
  const result = ingest(fileType, [tableOf(text)]);
  if (result.ok) throw new Error("It was taken.");
  return result.problems;
}

/** Name, code, nature and debit-positive amount of the current period of each account of a profit and loss. */
export function profits(text: string) {
  return read("profit_loss", tableOf(text)).rows.map(
    ({ name, code, nature, positiveSide, current }) => [
      name,
      code,
      nature,
      (positiveSide === "credit" ? -current : current) / 100n,
    ],
  );
}

/** Name and closing balance, assets positive, of each account of a balance sheet. */
export function balances(text: string) {
  return read("balance_sheet", tableOf(text)).rows.map(({ name, positiveSide, closing }) => [
    name,
    (positiveSide === "credit" ? -closing : closing) / 100n,
  ]);
}

/** Accounts of a year in full units with decimals, which a program may print rounded. */
export const COUNTED = [
  ["Sales", 980.4],
  ["Goods used", -410.15],
  ["Wages", -220.3],
  ["Rent", -90],
  ["Power", -31.05],
] as const;

/** The rows and warnings of a file of one type; a test fails with what is wrong where it is refused. */
export function accepted<Type extends FileType>(fileType: Type, text: string) {
  return read(fileType, tableOf(text));
}

/** The codes of what was found, in its order. */
export const codesOf = (found: readonly { code: string }[]) => found.map(({ code }) => code);
