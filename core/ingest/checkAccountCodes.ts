import { note } from "../problem/ProblemList.ts";
import { shorten } from "./describeCell.ts";
import { type FileRows, placeAt } from "./FileRows.ts";
import type { AccountRow } from "./rows.ts";

/**
 * Checks that one code is one account: the same code with the same name is added up and said, with
 * another name it is refused. Each entity may have every account once, and once as elimination.
 */
export function checkAccountCodes(file: FileRows, rows: readonly AccountRow[]): void {
  if (isRising(rows)) return;
  const byCode = new Map<string, AccountRow>();
  const repeated = new Map<string, AccountRow>();
  rows.forEach((row, at) => {
    const first = byCode.get(row.code);
    if (first === undefined) {
      byCode.set(row.code, row);
      return;
    }
    const where = { ...placeAt(file, "code", at), account: shorten(row.code) };
    if (first.name !== row.name && plain(first.name) !== plain(row.name)) {
      note(file.problems, "account_code_reused", {
        ...where,
        value: shorten(row.name),
        expected: shorten(first.name),
      });
      return;
    }
    const same = repeated.get(keyOf(row)) ?? (keyOf(first) === keyOf(row) ? first : undefined);
    if (same === undefined) repeated.set(keyOf(row), row);
    else note(file.warnings, "account_rows_summed", { ...where, expected: String(same.row) });
  });
}

/** Codes in rising order, shorter ones first, cannot stand twice; most files are written so. */
function isRising(rows: readonly AccountRow[]): boolean {
  let last = "";
  for (const { code } of rows) {
    const isAfter = code.length === last.length ? code > last : code.length > last.length;
    if (!isAfter) return false;
    last = code;
  }
  return true;
}

function keyOf({ entity, code, isElimination }: AccountRow): string {
  return `${isElimination ? "elimination" : ""}\u0000${entity ?? ""}\u0000${code}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
