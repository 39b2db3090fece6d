import type { Chance } from "../../core/testing/Chance.ts";
import { BANK, type Book } from "./Book.ts";

/** What the parts of a company share: its books, its chance, its size and how it grew. */
export type Making = {
  book: Book;
  chance: Chance;
  /** Last year's revenue. */
  size: bigint;
  /** Growth of revenue in basis points. */
  growth: number;
  /** Cost of sales over revenue that leaves the margin aimed at, in basis points. */
  costShare: number;
};

const LINES = ["Hardware", "Spares", "Consumables", "Export", "Wholesale", "Online"] as const;

/** Sales and their cost by line of business, stock, customers and suppliers. */
export function runTrade(making: Making): void {
  const { book, chance, size, growth, costShare } = making;
  const lines = LINES.slice(0, chance.between(3, LINES.length));
  const shift = chance.between(-120, 120);
  for (const [index, line] of lines.entries()) {
    const isNew = index === lines.length - 1 && index > 2 && chance.happens(30);
    const part = 10_000 / lines.length;
    const before = isNew ? 0n : chance.share(size, part * 0.6, part * 1.4);
    const own = growth + chance.between(-1_000, 1_000);
    const now = isNew
      ? chance.share(size, 150, 450)
      : chance.share(before, 10_000 + own, 10_000 + own);
    const cost = costShare + chance.between(-700, 700);
    const costNow = cost + shift + chance.between(-250, 250);
    book.add(`40${index}0`, `Sales - ${line}`, "revenue", -before);
    book.add(
      `50${index}0`,
      `Cost of sales - ${line}`,
      "cost_of_sales",
      chance.share(before, cost, cost),
    );
    book.post(BANK, `40${index}0`, now);
    book.post(`50${index}0`, BANK, chance.share(now, costNow, costNow));
  }
  runSmaller(making);
  runBalances(making);
}

/** Small accounts of the trade, by share of revenue in basis points; a credit is negative. */
const smaller = [
  { code: "4800", name: "Sales returns", kind: "revenue", share: [50, 150] },
  { code: "4810", name: "Discounts allowed", kind: "revenue", share: [30, 90] },
  { code: "5800", name: "Carriage inwards", kind: "cost_of_sales", share: [60, 140] },
  { code: "5810", name: "Packaging", kind: "cost_of_sales", share: [30, 80] },
  { code: "5820", name: "Import duty", kind: "cost_of_sales", share: [40, 100] },
  { code: "5830", name: "Subcontractors", kind: "cost_of_sales", share: [60, 180] },
] as const;

function runSmaller({ book, chance, size, growth }: Making): void {
  for (const { code, name, kind, share } of smaller) {
    const before = chance.share(size, share[0], share[1]);
    const own = 10_000 + growth + chance.between(-2_000, 2_000);
    book.add(code, name, kind, before);
    book.post(code, BANK, chance.share(before, own, own));
  }
  const rent = chance.share(size, 20, 60);
  book.add("4900", "Rental income", "other_income", -rent);
  book.post(BANK, "4900", chance.share(rent, 9_800, 10_600));
}

/** What stays open of the trade at both ends, by days of its flow. */
const balances = [
  { code: "1000", name: "Stock - raw materials", flow: "5", days: [12, 26], noise: 1_800 },
  { code: "1010", name: "Stock - finished goods", flow: "5", days: [20, 40], noise: 1_800 },
  { code: "1020", name: "Work in progress", flow: "5", days: [3, 9], noise: 3_000 },
  { code: "1100", name: "Trade debtors", flow: "4", days: [35, 60], noise: 1_500 },
  { code: "1150", name: "Accrued income", flow: "4", days: [1, 3], noise: 4_500 },
  { code: "2100", name: "Trade creditors", flow: "5", days: [30, 55], noise: 1_800, isOwed: true },
  {
    code: "2110",
    name: "Goods received not invoiced",
    flow: "5",
    days: [2, 5],
    noise: 4_000,
    isOwed: true,
  },
  { code: "2300", name: "VAT liability", flow: "4", days: [4, 9], noise: 2_500, isOwed: true },
  { code: "2400", name: "Deferred income", flow: "4", days: [2, 10], noise: 4_000, isOwed: true },
  { code: "2410", name: "Customer deposits", flow: "4", days: [1, 4], noise: 4_500, isOwed: true },
] as const;

function runBalances({ book, chance }: Making): void {
  for (const balance of balances) {
    const { code, name, flow, days, noise } = balance;
    const isOwed = "isOwed" in balance;
    const share = (chance.between(days[0] * 10, days[1] * 10) * 1_000) / 365;
    const moved = share * (1 + chance.between(-noise, noise) / 10_000);
    const sign = isOwed ? -1n : 1n;
    const before = sign * chance.share(flowOf(book, flow, "before"), share, share);
    book.add(code, name, isOwed ? "current_liability" : "current_asset", before);
    book.settle(code, sign * chance.share(flowOf(book, flow, "now"), moved, moved));
  }
  const allowance = chance.between(200, 500);
  const later = allowance * (1 + chance.between(-3_000, 3_000) / 10_000);
  book.add(
    "1110",
    "Allowance for doubtful debts",
    "current_asset",
    -chance.share(book.before("1100"), allowance, allowance),
  );
  book.settle("1110", -chance.share(book.now("1100"), later, later));
}

function flowOf({ accounts }: Book, prefix: string, year: "before" | "now"): bigint {
  let total = 0n;
  for (const { code, [year]: amount } of accounts.values()) {
    if (code.startsWith(prefix) && code !== "4900") total += amount;
  }
  return total < 0n ? -total : total;
}
