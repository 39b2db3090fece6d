import { BANK } from "../Book.ts";
import { largeAmount, type Seed } from "./Seed.ts";

/** Errors in loans, interest, tax, shares and cash. */
export const financeErrors: readonly Seed[] = [
  {
    kind: "loan counted twice",
    sow: ({ book }) => {
      book.add("2805", "Bank loan - facility B", "long_liability", 0n);
      book.post(BANK, "2805", -book.now("2800"));
      return { accounts: ["2800", "2805"] };
    },
  },
  {
    kind: "interest in tax",
    sow: ({ book }, chance) => {
      book.post("8000", "7800", chance.share(book.now("7800"), 7_000, 10_000));
      return { accounts: ["8000", "7800"] };
    },
  },
  {
    kind: "repayments in interest",
    sow: (company, chance) => {
      company.book.post("7800", "2800", chance.share(-company.book.before("2800"), 800, 2_000));
      return { accounts: ["7800", "2800"] };
    },
  },
  {
    kind: "interest not accrued",
    sow: ({ book }, chance) => {
      book.post(BANK, "7800", chance.share(book.now("7800"), 5_500, 9_000));
      return { accounts: ["7800"] };
    },
  },
  {
    kind: "share issue as a loan",
    sow: (company, chance) => {
      company.book.add("2850", "Loan from investors", "long_liability", 0n);
      company.book.post(BANK, "2850", 2n * largeAmount(company, chance));
      return { accounts: ["2850"] };
    },
  },
  {
    kind: "loan mapped as a payable",
    sow: () => ({ accounts: ["2800"], mappings: new Map([["2800", "other_payables"]]) }),
  },
  {
    kind: "tax charge without its liability",
    sow: ({ book }) => {
      book.settle("2900", book.before("2900"));
      return { accounts: ["2900", "8000"] };
    },
  },
  {
    kind: "deferred tax in current tax",
    sow: (company, chance) => {
      company.book.post("8000", "2910", largeAmount(company, chance) / 2n);
      return { accounts: ["2910", "8000"] };
    },
  },
  {
    kind: "bank account overdrawn",
    sow: (company, chance) => {
      company.book.add("1230", "Bank account - payroll", "current_asset", 0n);
      company.book.post(BANK, "1230", largeAmount(company, chance));
      return { accounts: ["1230"] };
    },
  },
];
