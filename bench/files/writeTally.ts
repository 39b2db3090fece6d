import type { Table } from "@tieout/core";
import {
  accountsOf,
  type BookAccount,
  type BookGroup,
  type BookSection,
  type InventedBalances,
  sumOf,
} from "./InventedBalances.ts";
import { plain } from "./writeTrialBalance.ts";

/** A balance sheet in two sides: groups in an outer column of each date, their accounts beneath them in an inner one. */
export function tallyBalanceSheet({ positions }: InventedBalances): Table {
  const [assets, ...owed] = positions;
  const left = linesOf(owed, -1n);
  const right = linesOf(assets ? [assets] : [], 1n);
  return inSides(["Balance Sheet"], ["Liabilities", "Assets"], [left, right]);
}

/** A profit and loss in two sides of particulars: what costs and profit come to on the left, income on the right. */
export function tallyProfit({ results }: InventedBalances): Table {
  const isIncome = ({ nature }: BookSection) => nature === "income";
  const costs = linesOf(
    results.filter((section) => !isIncome(section)),
    1n,
  );
  const income = linesOf(results.filter(isIncome), -1n);
  const profit = line("Nett Profit", accountsOf(results), -1n, "outer");
  return inSides(
    ["Profit & Loss A/c"],
    ["Particulars", "Particulars"],
    [[...costs, profit], income],
  );
}

function linesOf(sections: readonly BookSection[], sign: bigint): string[][] {
  return sections
    .flatMap(({ groups }) => groups)
    .flatMap(({ heading, accounts }: BookGroup) => [
      line(heading, accounts, sign, "outer"),
      ...accounts.map((account) => line(account.name, [account], sign, "inner")),
    ]);
}

function line(
  name: string,
  accounts: readonly BookAccount[],
  sign: bigint,
  place: "inner" | "outer",
): string[] {
  const { earlier, later } = sumOf(accounts);
  const amounts = [later, earlier].flatMap((amount) => {
    const written = plain(sign * amount);
    return place === "inner" ? [written, ""] : ["", written];
  });
  return [name, ...amounts];
}

const DATES = ["as at 31-Dec-25", "", "as at 31-Dec-24", ""];
const NONE = ["", "", "", "", ""];

/** The totals of both sides stand in one row beneath them. */
function inSides(
  titles: readonly string[],
  heads: readonly [string, string],
  [left, right]: readonly [string[][], string[][]],
): Table {
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    ...(left[at] ?? NONE),
    ...(right[at] ?? NONE),
  ]);
  const total = ["Total", ...sumsOf(right)];
  const rows = [
    ["Acme Ltd"],
    [...titles],
    ["1-Jan-25 to 31-Dec-25"],
    heads.flatMap((head) => [head, ...DATES]),
    ...body,
    [...total, ...total],
  ];
  return { sheet: null, rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
}

/** What the outer columns of a side come to. */
function sumsOf(lines: readonly string[][]): string[] {
  return [1, 2, 3, 4].map((index) =>
    index % 2 === 1
      ? ""
      : plain(
          lines.reduce((sum, cells) => sum + BigInt((cells[index] ?? "").replace(".", "")), 0n),
        ),
  );
}
