import { balancingSigns } from "./balancingSigns.ts";
import type { FileRows } from "./FileRows.ts";
import { type BalanceSide, keepBalance } from "./keepBalance.ts";

/**
 * Rounds the amounts of a file so that the columns that balance before rounding balance after it: the
 * debits and credits of a trial balance, either date of a balance sheet.
 */
export function roundToBalance(file: FileRows): FileRows {
  if ([...file.amounts.values()].every(({ rounded }) => rounded.length === 0)) return file;
  if (file.fileType === "trial_balance") return trialBalanceSides.reduce(keepBalance, file);
  if (file.fileType === "balance_sheet") return ["opening", "closing"].reduce(keepColumn, file);
  return file;
}

const up = () => 1n as const;
const down = () => -1n as const;

/** Debits count up and credits down in what should be zero, signed balances as they are. */
const trialBalanceSides: readonly (readonly BalanceSide[])[] = [
  [
    { field: "currentDebit", signAt: up },
    { field: "currentCredit", signAt: down },
    { field: "currentBalance", signAt: up },
  ],
  [
    { field: "priorDebit", signAt: up },
    { field: "priorCredit", signAt: down },
    { field: "priorBalance", signAt: up },
  ],
];

function keepColumn(file: FileRows, field: string): FileRows {
  const signAt = balancingSigns(file, field);
  return signAt === null ? file : keepBalance(file, [{ field, signAt }]);
}
