import { note } from "../problem/ProblemList.ts";
import { checkAccountCodes } from "./checkAccountCodes.ts";
import { isCurrencyCode } from "./currencyCodes.ts";
import { isSpreadsheetError } from "./describeCell.ts";
import { type FileRows, placeAt, textAt } from "./FileRows.ts";
import type { AccountRow } from "./rows.ts";
import { splitCodes } from "./splitCodes.ts";

const MARKED =
  /^(y|yes|true|x|1|elim|eliminate|elimination|eliminated|ic|intercompany|intragroup)$/i;
const UNMARKED = /^(|-|n|no|false|0|external)$/i;

/**
 * Reads what every account row shares and checks the accounts of a file: each has a name, and a
 * code that stands twice means the same account.
 */
export function parseAccountRows<Row extends AccountRow>(
  file: FileRows,
  complete: (account: AccountRow, at: number) => Row,
): Row[] {
  const split = splitCodes(file);
  const rows: Row[] = [];
  for (let at = 0; at < file.rows.length; at += 1) {
    const account = readAccount(file, at, split?.[at]);
    checkAccount(file, account, at);
    rows.push(complete(account, at));
  }
  checkAccountCodes(file, rows);
  return rows;
}

function readAccount(
  file: FileRows,
  at: number,
  split: { code: string; name: string } | undefined,
): AccountRow {
  const name = split?.name ?? textAt(file, "name", at);
  const code = (split?.code ?? textAt(file, "code", at)) || name;
  return {
    row: file.rows[at]?.row ?? 0,
    sheet: file.sheet,
    code,
    name,
    type: file.columns.has("type") ? textAt(file, "type", at) : (file.sections[at] ?? ""),
    entity: textAt(file, "entity", at) || null,
    currency: readCurrency(file, at),
    isElimination: readElimination(file, at),
  };
}

function checkAccount(file: FileRows, { code, name }: AccountRow, at: number): void {
  if (name === "")
    note(file.problems, "account_name_missing", { ...placeAt(file, "name", at), account: code });
  else if (isSpreadsheetError(name))
    note(file.problems, "cell_error", { ...placeAt(file, "name", at), value: name });
  if (isSpreadsheetError(code))
    note(file.problems, "cell_error", { ...placeAt(file, "code", at), value: code });
}

function readCurrency(file: FileRows, at: number): string | null {
  const written = textAt(file, "currency", at).toUpperCase();
  if (written === "" || isCurrencyCode(written)) return written || null;
  note(file.warnings, "account_currency_unknown", {
    ...placeAt(file, "currency", at),
    value: written,
  });
  return null;
}

function readElimination(file: FileRows, at: number): boolean {
  const written = textAt(file, "elimination", at);
  if (MARKED.test(written)) return true;
  if (UNMARKED.test(written)) return false;
  note(file.warnings, "elimination_unclear", {
    ...placeAt(file, "elimination", at),
    value: written,
  });
  return false;
}
