import { type Minor, sum } from "../money/Minor.ts";
import { chooseRetainedEarnings } from "./chooseRetainedEarnings.ts";
import type { Ledger, LedgerAccount } from "./LedgerAccount.ts";

/** One figure on which two files disagree; amounts are debit-positive. */
export type LedgerDifference = {
  code: string;
  name: string;
  figure: "opening" | "closing" | "amount";
  statements: Minor;
  trialBalance: Minor;
};

/**
 * Compares a trial balance with the balance sheet and profit and loss, account by account. The year's profit is taken
 * out of closing balances first.
 */
export function compareLedgers(statements: Ledger, trialBalance: Ledger): LedgerDifference[] {
  const own = new Set(statements.accounts.map((account) => account.code));
  const closed = closeTemporary(trialBalance.accounts, own);
  const checked = new Map(closed.map((account) => [account.code, account]));
  const onlyInTrialBalance = closed.filter((account) => !own.has(account.code));
  return [
    ...statements.accounts.flatMap((account) =>
      compare(account, account, checked.get(account.code)),
    ),
    ...onlyInTrialBalance.flatMap((account) => compare(account, undefined, account)),
  ];
}

/** Closes dividends and drawings into retained earnings where the balance sheet does not show them. */
function closeTemporary(
  accounts: readonly LedgerAccount[],
  shown: ReadonlySet<string>,
): readonly LedgerAccount[] {
  const isTemporary = ({ role, code }: LedgerAccount) =>
    role === "dividends_declared" && !shown.has(code);
  const closedIn = sum(accounts.filter(isTemporary).map(({ closing }) => closing));
  const kept = accounts.filter((account) => !isTemporary(account));
  const retained = chooseRetainedEarnings(kept, 0n);
  return kept.map((account) =>
    account === retained ? { ...account, closing: account.closing + closedIn } : account,
  );
}

function compare(
  named: LedgerAccount,
  statements: LedgerAccount | undefined,
  trialBalance: LedgerAccount | undefined,
): LedgerDifference[] {
  const figures = named.isProfitAndLoss
    ? ([["amount", closingBeforeProfit]] as const)
    : ([
        ["opening", (account: LedgerAccount) => account.opening],
        ["closing", closingBeforeProfit],
      ] as const);
  return figures.flatMap(([figure, read]) => {
    const left = statements ? read(statements) : 0n;
    const right = trialBalance ? read(trialBalance) : 0n;
    if (left === right) return [];
    return [{ code: named.code, name: named.name, figure, statements: left, trialBalance: right }];
  });
}

function closingBeforeProfit(account: LedgerAccount): Minor {
  return account.closing - account.profitTransferred;
}
