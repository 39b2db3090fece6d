import { BANK } from "../Book.ts";
import { codesFrom, largeAmount, type Seed } from "./Seed.ts";

/** Errors in payroll, overheads and what is deferred of them. */
export const costErrors: readonly Seed[] = [
  {
    kind: "accrual not made",
    sow: ({ book }) => {
      book.post("2540", "6000", -book.now("2540"));
      return { accounts: ["2540", "6000"] };
    },
  },
  {
    kind: "expense entered twice",
    sow: ({ book }, chance) => {
      const code = chance.pick(["7000", "7200"]);
      book.post(code, "2250", chance.share(book.now(code), 8_000, 10_000));
      return { accounts: [code, "2250"] };
    },
  },
  {
    kind: "prepayment not released",
    sow: ({ book }, chance) => {
      book.post("1410", "7000", chance.share(book.now("7000"), 5_500, 9_000));
      return { accounts: ["1410", "7000"] };
    },
  },
  {
    kind: "month of payroll missing",
    sow: (company) => {
      const wages = codesFrom(company, "60");
      for (const code of wages) company.book.post(BANK, code, company.book.now(code) / 12n);
      return { accounts: wages };
    },
  },
  {
    kind: "drawings in wages",
    sow: (company, chance) => {
      company.book.post("6010", BANK, largeAmount(company, chance));
      return { accounts: ["6010"] };
    },
  },
  {
    kind: "dividend among expenses",
    sow: (company, chance) => {
      company.book.add("7345", "Interim dividend to shareholders", "expense", 0n);
      company.book.post("7345", BANK, largeAmount(company, chance));
      return { accounts: ["7345"] };
    },
  },
  {
    kind: "dividend in professional fees",
    sow: (company, chance) => {
      const code = chance.pick(["7260", "7230", "7250"]);
      company.book.post(code, BANK, largeAmount(company, chance));
      return { accounts: [code] };
    },
  },
  {
    kind: "payroll taxes not paid",
    sow: ({ book }, chance) => {
      book.post(BANK, "2500", chance.share(-book.now("2500"), 15_000, 40_000));
      return { accounts: ["2500"] };
    },
  },
  {
    kind: "costs posted to retained earnings",
    sow: (company, chance) => {
      company.book.post("3100", "7260", chance.share(company.book.now("7260"), 3_000, 6_000));
      company.book.post("3100", BANK, largeAmount(company, chance));
      return { accounts: ["3100"] };
    },
  },
];
