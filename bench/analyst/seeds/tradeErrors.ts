import { BANK } from "../Book.ts";
import { largeAmount, type Seed } from "./Seed.ts";

/** Errors in sales, cost, stock, customers and suppliers. */
export const tradeErrors: readonly Seed[] = [
  {
    kind: "sales tax in revenue",
    sow: (company, chance) => {
      company.book.post("2300", "4000", 2n * largeAmount(company, chance));
      return { accounts: ["2300", "4000"] };
    },
  },
  {
    kind: "negative stock",
    sow: ({ book }, chance) => {
      const code = chance.pick(["1000", "1010"]);
      book.post("5000", code, chance.share(book.now(code), 11_500, 16_000));
      return { accounts: [code] };
    },
  },
  {
    kind: "customers in credit",
    sow: ({ book }, chance) => {
      book.post(BANK, "1100", chance.share(book.now("1100"), 11_000, 13_000));
      return { accounts: ["1100"] };
    },
  },
  {
    kind: "revenue of next year",
    sow: ({ book }, chance) => {
      book.post("1100", "4000", chance.share(-book.now("4000"), 1_800, 3_500));
      return { accounts: ["1100", "4000"] };
    },
  },
  {
    kind: "cost of sales in overheads",
    sow: (company, chance) => {
      const code = chance.pick(["7370", "7090", "7260"]);
      company.book.post(code, "5000", largeAmount(company, chance));
      return { accounts: [code, "5000"] };
    },
  },
  {
    kind: "stock overstated",
    sow: ({ book }, chance) => {
      const stock = book.now("1000") + book.now("1010") + book.now("1020");
      book.post("1010", "5000", chance.share(stock, 3_500, 7_000));
      return { accounts: ["1010", "5000"] };
    },
  },
  {
    kind: "purchases not entered",
    sow: ({ book }, chance) => {
      book.post("2100", "5010", chance.share(-book.now("2100"), 3_500, 6_500));
      return { accounts: ["2100", "5010"] };
    },
  },
  {
    kind: "allowance released",
    sow: ({ book }, chance) => {
      book.post("1110", "7360", chance.share(-book.now("1110"), 6_500, 9_500));
      return { accounts: ["1110", "7360"] };
    },
  },
  {
    kind: "intercompany not eliminated",
    sow: (company, chance) => {
      const { book } = company;
      const amount = largeAmount(company, chance);
      book.add("4700", "Intercompany sales", "revenue", -chance.share(amount, 7_000, 9_000));
      book.add("5700", "Intercompany purchases", "cost_of_sales", -book.before("4700"));
      book.post("5700", "4700", amount);
      return { accounts: ["4700", "5700"] };
    },
  },
  {
    kind: "exchange gain as revenue",
    sow: (company, chance) => {
      company.book.post(BANK, "7820", largeAmount(company, chance));
      return { accounts: ["7820"], mappings: new Map([["7820", "revenue"]]) };
    },
  },
  {
    kind: "overdraft among suppliers",
    sow: (company, chance) => {
      company.book.add("2120", "Bank overdraft", "current_liability", 0n);
      company.book.post(BANK, "2120", largeAmount(company, chance));
      return { accounts: ["2120"], mappings: new Map([["2120", "trade_payables"]]) };
    },
  },
  {
    kind: "customer deposits as sales",
    sow: ({ book }, chance) => {
      book.post("2410", "4010", chance.share(-book.now("2410"), 9_000, 9_900));
      book.post("2400", "4010", chance.share(-book.now("2400"), 8_500, 9_900));
      return { accounts: ["2400", "2410"] };
    },
  },
];
