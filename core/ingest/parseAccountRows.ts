import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { FileRecord } from "./readRecords.ts";
import type { AccountRow } from "./rows.ts";

export type ParsedRows<Row> = { rows: Row[]; problems: Problem[]; warnings: Problem[] };

const MARKED = /^(y|yes|true|x|1|elim|elimination|eliminated|intercompany|intragroup)$/i;

/**
 * Reads what every account row shares and checks the accounts of a file: each has a name, and a
 * code that stands twice means the same account.
 */
export function parseAccountRows<Row extends AccountRow>(
  records: readonly FileRecord[],
  complete: (account: AccountRow, record: FileRecord) => Row,
): ParsedRows<Row> {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  for (const record of records) {
    const account = parseAccount(record);
    if (account.name === "")
      problems.push(problem("account_name_missing", { row: record.row, account: account.code }));
    rows.push(complete(account, record));
  }
  const duplicates = checkDuplicates(rows);
  return { rows, problems: [...problems, ...duplicates.problems], warnings: duplicates.warnings };
}

function parseAccount(record: FileRecord): AccountRow {
  const name = record.text("name");
  return {
    row: record.row,
    sheet: record.sheet,
    code: record.text("code") || name,
    name,
    type: record.text("type"),
    entity: record.text("entity") || null,
    currency: record.text("currency").toUpperCase() || null,
    isElimination: MARKED.test(record.text("elimination")),
  };
}

function checkDuplicates(rows: readonly AccountRow[]) {
  const first = new Map<string, AccountRow>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const names = new Map<string, string>();
  for (const row of rows) {
    const key = JSON.stringify([row.entity, row.code, row.isElimination]);
    const known = first.get(key);
    const name = names.get(row.code) ?? row.name;
    if (!sameName(name, row.name)) {
      problems.push(
        problem("account_code_reused", {
          row: row.row,
          account: row.code,
          value: row.name,
          expected: name,
        }),
      );
    } else if (known) {
      warnings.push(
        problem("account_rows_summed", {
          row: row.row,
          account: row.code,
          expected: String(known.row),
        }),
      );
    }
    if (!known) first.set(key, row);
    if (!names.has(row.code)) names.set(row.code, row.name);
  }
  return { problems, warnings };
}

function sameName(left: string, right: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  return plain(left) === plain(right);
}
