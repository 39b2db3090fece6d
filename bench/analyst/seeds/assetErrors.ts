import { BANK } from "../Book.ts";
import { largeAmount, type Seed } from "./Seed.ts";

type Codes = readonly [cost: string, accumulated: string, charge: string];

const CLASSES: readonly [Codes, ...Codes[]] = [
  ["0030", "0031", "7510"],
  ["0040", "0041", "7520"],
  ["0050", "0051", "7530"],
  ["0060", "0061", "7540"],
];

/** Errors in fixed assets, leases and goodwill. */
export const assetErrors: readonly Seed[] = [
  {
    kind: "purchase of assets expensed",
    sow: (company, chance) => {
      const code = chance.pick(["7070", "7190"]);
      company.book.post(code, "0030", largeAmount(company, chance));
      return { accounts: [code] };
    },
  },
  {
    kind: "depreciation missing",
    sow: ({ book, adjustments }, chance) => {
      const accounts = chance.pick(CLASSES);
      const [cost, accumulated, charge] = accounts;
      const isSold = adjustments.some(({ lines }) =>
        lines?.some(({ account }) => account === cost),
      );
      if (isSold) return null;
      book.post(accumulated, charge, book.now(charge));
      return { accounts };
    },
  },
  {
    kind: "depreciation entered twice",
    sow: ({ book }) => {
      book.post("7510", "0031", book.now("7510"));
      return { accounts: ["0030", "0031", "7510"] };
    },
  },
  {
    kind: "depreciation credited elsewhere",
    sow: ({ book, adjustments }) => {
      if (adjustments.length > 0) return null;
      book.post("0031", "2240", book.now("7510"));
      return { accounts: ["0031", "7510"] };
    },
  },
  {
    kind: "depreciation of land",
    sow: ({ book }, chance) => {
      book.add("0011", "Freehold land - accumulated depreciation", "fixed_asset", 0n);
      book.add("7580", "Depreciation - freehold land", "expense", 0n);
      book.post("7580", "0011", chance.share(book.now("0010"), 300, 600));
      return { accounts: ["0011", "7580"] };
    },
  },
  {
    kind: "written off beyond cost",
    sow: ({ book }, chance) => {
      const [cost, accumulated, charge] = chance.pick(CLASSES);
      const left = book.now(cost) + book.now(accumulated);
      book.post(charge, accumulated, left + chance.share(book.now(cost), 300, 1_500));
      return { accounts: [cost, accumulated, charge] };
    },
  },
  {
    kind: "disposal not recorded",
    sow: ({ book, adjustments, ...rest }, chance) => {
      if (adjustments.length > 0) return null;
      book.post(BANK, "4950", largeAmount({ book, adjustments, ...rest }, chance) / 4n);
      return { accounts: ["4950"] };
    },
  },
  {
    kind: "lease without its liability",
    sow: (company, chance) => {
      company.book.post("0090", "2250", largeAmount(company, chance));
      return { accounts: ["0090", "2810"] };
    },
  },
  {
    kind: "goodwill amortised under IFRS",
    sow: ({ book, framework }, chance) => {
      if (framework === "US_GAAP") return null;
      book.add("0071", "Goodwill - accumulated amortisation", "fixed_asset", 0n);
      book.add("7585", "Amortisation of goodwill", "expense", 0n);
      book.post("7585", "0071", chance.share(book.now("0070"), 800, 1_200));
      return { accounts: ["0071", "7585"] };
    },
  },
];
