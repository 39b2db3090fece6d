import type { AccountRow, RowsByFileType } from "../ingest/rows.ts";

/**
 * Gives the accounts of the statements the codes of the trial balance. A balance sheet and a profit and loss are often
 * printed with names only. A name identifies an account where exactly one account has it, in the trial balance and in
 * the statements.
 */
export function codesOfTrialBalance(files: Partial<RowsByFileType>): Partial<RowsByFileType> {
  const { trial_balance, balance_sheet, profit_loss } = files;
  if (!trial_balance || !(balance_sheet || profit_loss)) return files;
  const codeOf = codesByName(trial_balance);
  const statements = codesByName([...(balance_sheet ?? []), ...(profit_loss ?? [])]);
  const known = <Row extends AccountRow>(row: Row): Row => {
    const name = nameOf(row);
    const code = statements.get(name) === null ? null : codeOf.get(name);
    return row.code === row.name && code ? { ...row, code } : row;
  };
  return {
    ...files,
    ...(balance_sheet && { balance_sheet: balance_sheet.map(known) }),
    ...(profit_loss && { profit_loss: profit_loss.map(known) }),
  };
}

/** The code of each name; null where accounts of several codes have it. */
function codesByName(rows: readonly AccountRow[]): Map<string, string | null> {
  const codes = new Map<string, string | null>();
  for (const row of rows) {
    const name = nameOf(row);
    const known = codes.get(name) ?? row.code;
    codes.set(name, codes.get(name) !== null && known === row.code ? row.code : null);
  }
  return codes;
}

function nameOf({ name }: AccountRow): string {
  return name.trim().toLowerCase();
}
