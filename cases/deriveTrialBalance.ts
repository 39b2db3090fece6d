import Papa from "papaparse";

type Account = { code: string; name: string; type: string; earlier: number; later: number };

const HEADINGS =
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type";

/**
 * The pre-closing trial balance behind a balance sheet and a profit and loss in template columns:
 * retained earnings still as they opened, and what left them without profit as dividends.
 * Whole units only.
 */
export function deriveTrialBalance(balanceSheet: string, profitLoss: string): string {
  const results = read(profitLoss).map((account) => ({ ...account, earlier: 0 }));
  const profit = -results.reduce((total, account) => total + debit(account, account.later), 0);
  const balances = read(balanceSheet);
  const retained = balances.find(({ name }) => name === "Retained earnings");
  if (!retained) throw new Error("the balance sheet has no retained earnings");
  const dividends = retained.earlier + profit - retained.later;
  const declared = { code: "329", name: "Dividends declared", type: "Equity", earlier: 0 };
  const accounts = [
    ...balances.map((account) =>
      account === retained ? { ...account, later: account.earlier } : account,
    ),
    { ...declared, later: -dividends },
    ...results,
  ];
  return [HEADINGS, ...accounts.map(line)].join("\n");
}

function read(csv: string): Account[] {
  const [, ...rows] = Papa.parse<string[]>(csv.trim()).data;
  return rows.map(([code = "", name = "", earlier, later, type = ""]) => {
    const isResult = /revenue|income|expense/i.test(type);
    const [first, second] = isResult ? [later, earlier] : [earlier, later];
    return { code, name, type, earlier: Number(first), later: Number(second) };
  });
}

/** Files write liabilities, equity and revenue as positive: their debit is the negative. */
function debit({ type }: Account, amount: number): number {
  return /asset|expense/i.test(type) ? amount : -amount;
}

function line(account: Account): string {
  const sides = [account.later, account.earlier].flatMap((amount) => {
    const balance = debit(account, amount);
    return balance < 0 ? ["", String(-balance)] : [String(balance), ""];
  });
  return [account.code, `"${account.name}"`, ...sides, account.type].join(",");
}
