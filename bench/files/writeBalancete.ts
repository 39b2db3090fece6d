import type { Table } from "@tieout/core";
import { accountsOf, type BookAccount, type InventedBalances, sumOf } from "./InventedBalances.ts";
import { creditOf, debitOf, plain } from "./writeTrialBalance.ts";

const HEADS = ["Código", "Classificação", "Descrição da conta"];
const AMOUNTS = ["Saldo Anterior", "Débito", "Crédito", "Saldo Atual"];
/** What goes through every account besides what is left of it. */
const TURNOVER = 125_00n;

/**
 * Writes a trial balance as Brazilian programs do: each group above its accounts with its own code of
 * levels, what was debited and credited, and balances without a sign, which `sideOf` may write.
 */
export function writeBalancete(
  { positions, results }: InventedBalances,
  sideOf: (amount: bigint) => string,
): Table {
  const ofYear = new Set(accountsOf(results));
  const begun = (account: BookAccount) =>
    ofYear.has(account) ? { ...account, earlier: 0n } : account;
  const lines = [...positions, ...results].flatMap(({ heading, groups }, place) => {
    const kept = groups.map((group) => ({
      heading: group.heading,
      accounts: group.accounts.filter(({ name }) => name !== "Net Income").map(begun),
    }));
    return [
      lineOf(
        String(place + 1),
        heading,
        kept.flatMap(({ accounts }) => accounts),
        sideOf,
      ),
      ...kept.flatMap((group, at) => {
        const code = `${place + 1}.${at + 1}`;
        return [
          lineOf(code, group.heading, group.accounts, sideOf),
          ...group.accounts.map((account, index) =>
            lineOf(
              `${code}.${String(index + 1).padStart(2, "0")}`,
              account.name,
              [account],
              sideOf,
            ),
          ),
        ];
      }),
    ];
  });
  const rows = [[...HEADS, ...AMOUNTS], ...lines.map((line, at) => [String(at + 1), ...line])];
  return { sheet: null, rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
}

/** The same with codes of digits alone, under a heading that does not call them codes. */
export function writeNested(balances: InventedBalances, sideOf: (amount: bigint) => string): Table {
  const { sheet, rows } = writeBalancete(balances, sideOf);
  const nested = rows.map(({ row, cells: [, code = "", ...others] }, at) => ({
    row,
    cells: [at === 0 ? "Classificador" : code.replaceAll(".", ""), ...others],
  }));
  return { sheet, rows: nested };
}

function lineOf(
  code: string,
  name: string,
  accounts: readonly BookAccount[],
  sideOf: (amount: bigint) => string,
): string[] {
  const { earlier, later } = sumOf(accounts);
  const through = TURNOVER * BigInt(accounts.length);
  const movements = accounts.map((account) => account.later - account.earlier);
  const debits = movements.reduce((sum, moved) => sum + debitOf(moved), through);
  const credits = movements.reduce((sum, moved) => sum + creditOf(moved), through);
  const balance = (amount: bigint) => `${written(amount < 0n ? -amount : amount)}${sideOf(amount)}`;
  return [code, name, balance(earlier), written(debits), written(credits), balance(later)];
}

/** With a comma and groups of three. */
function written(amount: bigint): string {
  const [whole = "", cents = ""] = plain(amount).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents}`;
}
