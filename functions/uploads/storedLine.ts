import type { EntryLine, Minor } from "@tieout/core";
import * as z from "zod";

/** JSON carries amounts in minor units as text. */
const minor = z.string().regex(/^-?\d+$/, "Expected an amount in minor units");
const text = z.string().nullable();

/** The last are its sheet, where the file has several, and its file, where the ledger has several. */
export const storedLine = z.tuple([
  z.number(),
  z.string(),
  minor,
  z.string(),
  text,
  text,
  text,
  z.string().nullable().optional(),
  z.string().optional(),
]);

/** A line of an entry as it is stored. */
export function writeLine(line: EntryLine) {
  const { row, account, amount, text, party, document, lettering, sheet, fileName } = line;
  const fields = [row, account, amount.toString(), text, party, document, lettering];
  if (fileName !== undefined) return [...fields, sheet ?? null, fileName];
  return sheet === undefined ? fields : [...fields, sheet];
}

/** The line that was stored, its amount as it is read. */
export function readLine(
  [row, account, amount, text, party, document, lettering, sheet, fileName]: z.infer<
    typeof storedLine
  >,
  amountOf: (written: string) => Minor,
): EntryLine {
  const fields = { row, account, amount: amountOf(amount), text, party, document, lettering };
  return {
    ...fields,
    ...(fileName !== undefined && { fileName }),
    ...(typeof sheet === "string" && { sheet }),
  };
}
