import type { FileRows } from "../FileRows.ts";
import { balancingSigns } from "./balancingSigns.ts";
import { type BalanceSide, keepBalance } from "./keepBalance.ts";

/**
 * Rounds the amounts of a file so that columns which balance before rounding also balance afterwards: debits and
 * credits of a trial balance, both dates of a balance sheet.
 */
export function roundToBalance(file: FileRows): FileRows {
  if ([...file.amounts.values()].every(({ rounded }) => rounded.length === 0)) return file;
  if (file.fileType === "trial_balance") return trialBalanceSides.reduce(keepBalance, file);
  if (file.fileType === "balance_sheet") return ["opening", "closing"].reduce(keepColumn, file);
  return file;
}

/** Columns whose sum should be zero: debits count positive, credits negative, signed balances as they are. */
const trialBalanceSides: readonly (readonly BalanceSide[])[] = [
  [
    { field: "currentDebit", sign: 1n },
    { field: "currentCredit", sign: -1n },
    { field: "currentBalance", sign: 1n },
  ],
  [
    { field: "priorDebit", sign: 1n },
    { field: "priorCredit", sign: -1n },
    { field: "priorBalance", sign: 1n },
  ],
];

function keepColumn(file: FileRows, field: string): FileRows {
  const sign = balancingSigns(file, field);
  return sign === null ? file : keepBalance(file, [{ field, sign }]);
}
