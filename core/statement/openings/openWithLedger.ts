import { entitiesOf } from "../../ingest/entitiesOf.ts";
import { type BalancesType, fileTypeLabels } from "../../ingest/fileTypes.ts";
import type { AccountRow, RowsByFileType } from "../../ingest/rows.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import type { StatementInput } from "../StatementInput.ts";
import { ledgerBalances, saysOpenings } from "./ledgerBalances.ts";
import { openBalanceSheet } from "./openBalanceSheet.ts";
import { openTrialBalance } from "./openTrialBalance.ts";

type Opened = Pick<StatementInput, "rows" | "generalLedger" | "opensWithLedger">;

/**
 * The rows of the files, with opening balances from the general ledger in those files that have closing balances only.
 */
export function openWithLedger(input: Opened): Partial<RowsByFileType> {
  const { rows, generalLedger, opensWithLedger = [] } = input;
  if (!generalLedger || openingProblems(input).length > 0) return rows;
  const { trial_balance, balance_sheet, profit_loss = [] } = rows;
  const isOpened = (fileType: BalancesType) => opensWithLedger.includes(fileType);
  return {
    ...rows,
    ...(trial_balance &&
      isOpened("trial_balance") && {
        trial_balance: openTrialBalance(trial_balance, generalLedger),
      }),
    ...(balance_sheet &&
      isOpened("balance_sheet") && {
        balance_sheet: openBalanceSheet(balance_sheet, profit_loss, generalLedger),
      }),
  };
}

/** Why the general ledger cannot give the opening balances. */
export function openingProblems({ rows, generalLedger, opensWithLedger = [] }: Opened): Problem[] {
  return opensWithLedger.flatMap((fileType) => {
    const own = rows[fileType];
    if (!own) return [];
    const reason = generalLedger
      ? reasonAgainst({ rows, generalLedger }, fileType)
      : "no general ledger is given";
    const value = fileTypeLabels[fileType];
    return reason === null ? [] : [problem("openings_not_of_ledger", { value, expected: reason })];
  });
}

function reasonAgainst(
  { rows, generalLedger }: Required<Pick<Opened, "rows" | "generalLedger">>,
  fileType: BalancesType,
): string | null {
  const { profit_loss = [] } = rows;
  if (entitiesOf(rows).length > 1) return "the file has several entities";
  if (fileType === "balance_sheet" && !saysOpenings(generalLedger))
    return "it has no opening balances";
  const beside: readonly AccountRow[] =
    fileType === "balance_sheet"
      ? [...(rows.balance_sheet ?? []), ...profit_loss]
      : (rows.trial_balance ?? []);
  const balances = ledgerBalances(generalLedger, beside);
  const codes = new Set(beside.map(({ code }) => code));
  const inUse = codesInUse(rows, fileType);
  const opened = [...balances.values()].filter(({ opening }) => opening !== 0n);
  // A ledger without opening balances has only accounts with entries
  const areKnown = saysOpenings(generalLedger)
    ? isMost(inUse, (code) => balances.has(code)) &&
      isMost(opened, ({ row, closing }) => codes.has(row.code) || closing === 0n)
    : inUse.some((code) => balances.has(code));
  return areKnown ? null : "most accounts of the two are different";
}

/** The accounts that have an amount in a file. */
function codesInUse(
  { trial_balance = [], balance_sheet = [] }: Partial<RowsByFileType>,
  fileType: BalancesType,
): string[] {
  const inUse =
    fileType === "trial_balance"
      ? trial_balance.filter(({ currentDebit, currentCredit }) => currentDebit !== currentCredit)
      : balance_sheet.filter(({ closing }) => closing !== 0n);
  return [...new Set(inUse.map(({ code }) => code))];
}

function isMost<Item>(items: readonly Item[], holds: (item: Item) => boolean): boolean {
  return 2 * items.filter(holds).length >= items.length;
}
