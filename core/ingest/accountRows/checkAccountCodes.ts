import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { type FileRows, placeAt } from "../FileRows.ts";
import type { AccountRow } from "../rows.ts";

/**
 * Checks that a code stands for one account. The same code with the same name is added up, with a warning; with another
 * name it is an error. Each entity may have every account once, and once more as elimination. Different names of an
 * account in two entities give a warning, since their amounts are added up by code.
 */
export function checkAccountCodes(file: FileRows, rows: readonly AccountRow[]): void {
  const byCode = new Map<string, AccountRow>();
  const seen = new Map<string, AccountRow>();
  rows.forEach((row, at) => {
    const first = byCode.get(row.code);
    if (first === undefined) {
      byCode.set(row.code, row);
      return;
    }
    const own = seen.get(entityKey(row)) ?? (first.entity === row.entity ? first : undefined);
    const where = { ...placeAt(file, "code", at), account: shorten(row.code) };
    const isNamed = isSameName(own ?? first, row);
    if (!isNamed) {
      const names = { value: shorten(row.name), expected: shorten((own ?? first).name) };
      if (own) note(file.problems, "account_code_reused", { ...where, ...names });
      else note(file.warnings, "account_names_differ", { ...where, ...names });
    }
    if (!own) seen.set(entityKey(row), row);
    const same = seen.get(keyOf(row)) ?? (keyOf(first) === keyOf(row) ? first : undefined);
    if (same === undefined) seen.set(keyOf(row), row);
    else if (isNamed)
      note(file.warnings, "account_rows_summed", { ...where, expected: String(same.row) });
  });
}

/** Whether a code comes after another (shorter ones first). In a sorted file no code occurs twice. */
export function isAfter(code: string, last: string): boolean {
  return code.length === last.length ? code > last : code.length > last.length;
}

function isSameName(left: AccountRow, right: AccountRow): boolean {
  return left.name === right.name || plain(left.name) === plain(right.name);
}

function entityKey({ entity, code }: AccountRow): string {
  return `${entity ?? ""}\u0000${code}`;
}

function keyOf({ entity, code, isElimination }: AccountRow): string {
  return `${isElimination ? "elimination" : ""}\u0000${entity ?? ""}\u0000${code}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
