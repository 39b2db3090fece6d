import type { Framework, WrittenAdjustment } from "@tieout/core";
import { type Chance, chanceOf } from "../../core/testing/Chance.ts";
import { BANK, type Book, isOfOneYear, type Kind, openBook } from "./Book.ts";
import { runAssets } from "./runAssets.ts";
import { runOverheads, runPayroll } from "./runCosts.ts";
import { runFinance } from "./runFinance.ts";
import { type Making, runTrade } from "./runTrade.ts";

/** A company made of postings that balance, with the journals its accountant would enter. */
export type Company = {
  seed: number;
  framework: Framework;
  book: Book;
  adjustments: readonly WrittenAdjustment[];
};

/** Makes the company of a seed; one whose bank would be overdrawn is made again. */
export function generateCompany(seed: number): Company {
  for (let attempt = 0; attempt < 50; attempt++) {
    const company = make(seed, chanceOf(seed * 64 + attempt));
    if (company.book.now(BANK) > company.book.before(BANK) / 4n) return company;
  }
  throw new Error(`no company for seed ${seed}`);
}

function make(seed: number, chance: Chance): Company {
  const book = openBook(typesOf(chance));
  const size = BigInt(chance.between(1_500, 60_000)) * 100_000n + BigInt(chance.between(0, 99_999));
  const growth = chance.happens(12) ? chance.between(-800, 0) : chance.between(0, 4_000);
  const payroll = chance.between(1_200, 2_200);
  const costShare = 10_000 - payroll * 1.2 - 2_300 - chance.between(400, 1_400);
  const making: Making = { book, chance, size, growth, costShare };
  book.add(BANK, "Bank current account", "current_asset", 0n);
  book.add("1210", "Bank deposit account", "current_asset", chance.share(size, 100, 300));
  book.add("1220", "Petty cash", "current_asset", BigInt(chance.between(5_000, 90_000)));
  runTrade(making);
  runPayroll(making, payroll);
  runOverheads(making);
  const adjustments = runAssets(making);
  runFinance(making);
  runTax(making);
  closeLastYear(making);
  return { seed, framework: chance.pick(["IFRS", "US_GAAP", "IFRS"]), book, adjustments };
}

/** Current and deferred tax at the rate of the land, and what is owed of it. */
function runTax({ book, chance }: Making): void {
  const rate = chance.between(1_900, 2_500);
  const later = chance.happens(8) ? rate + 300 : rate;
  const profit = profitOf(book);
  const charge = (amount: bigint, of: number) =>
    amount > 0n ? chance.share(amount, of - 250, of + 250) : 0n;
  const before = charge(profit.before, rate);
  const now = charge(profit.now, later);
  book.add("8000", "Corporation tax charge", "expense", chance.share(before, 8_800, 9_500));
  book.add("8010", "Deferred tax charge", "expense", before - book.before("8000"));
  book.add(
    "2900",
    "Corporation tax payable",
    "current_liability",
    -chance.share(book.before("8000"), 4_500, 9_500),
  );
  book.add("2910", "Deferred tax liability", "long_liability", -chance.share(before, 2_000, 9_000));
  const current = chance.share(now, 8_800, 9_500);
  book.post("8000", BANK, current);
  book.post("8010", "2910", now - current);
  book.settle("2900", -chance.share(current, 4_500, 9_500));
}

function profitOf({ accounts }: Book): { before: bigint; now: bigint } {
  const profit = { before: 0n, now: 0n };
  for (const account of accounts.values()) {
    if (!isOfOneYear(account)) continue;
    profit.before -= account.before;
    profit.now -= account.now;
  }
  return profit;
}

/** The bank of last year, retained earnings as what balances it, and the year closed into them. */
function closeLastYear({ book, chance, size }: Making): void {
  const bank = book.accounts.get(BANK);
  if (!bank) return;
  bank.before = chance.share(size, 300, 1_200);
  bank.now += bank.before;
  let difference = 0n;
  let closed = 0n;
  for (const account of book.accounts.values()) {
    difference += account.before;
    if (isOfOneYear(account) || account.code === "3200") closed += account.before;
  }
  book.add("3100", "Retained earnings", "equity", -difference);
  const retained = book.accounts.get("3100");
  if (retained) retained.now = closed - difference;
  const dividends = book.accounts.get("3200");
  if (dividends) dividends.now -= dividends.before;
}

function typesOf(chance: Chance): (kind: Kind) => string {
  const exact: Record<Kind, string> = {
    current_asset: "Current Asset",
    fixed_asset: "Fixed Asset",
    current_liability: "Current Liability",
    long_liability: "Long-term Liability",
    equity: "Equity",
    revenue: "Revenue",
    cost_of_sales: "Cost of Sales",
    expense: "Expense",
    other_income: "Other Income",
  };
  const broad: Record<Kind, string> = {
    current_asset: "Asset",
    fixed_asset: "Asset",
    current_liability: "Liability",
    long_liability: "Liability",
    equity: "Equity",
    revenue: "Income",
    cost_of_sales: "Expense",
    expense: "Expense",
    other_income: "Income",
  };
  if (chance.happens(20)) return () => "";
  const labels = chance.happens(60) ? exact : broad;
  return (kind) => labels[kind];
}
