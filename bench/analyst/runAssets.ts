import type { WrittenAdjustment } from "@tieout/core";
import { formatMinor } from "@tieout/core";
import { BANK } from "./Book.ts";
import type { Making } from "./runTrade.ts";

const classes = [
  { code: "0020", name: "Freehold buildings", size: [600, 1_200], rate: 200 },
  { code: "0030", name: "Plant and machinery", size: [500, 1_100], rate: 1_000 },
  { code: "0040", name: "Fixtures and fittings", size: [150, 350], rate: 1_500 },
  { code: "0050", name: "Motor vehicles", size: [200, 400], rate: 2_000 },
  { code: "0060", name: "Computer equipment", size: [120, 280], rate: 2_500 },
] as const;

/** Fixed assets with their depreciation, purchases and now and then a sale; the journals of the sales. */
export function runAssets(making: Making): WrittenAdjustment[] {
  const { book, chance, size } = making;
  book.add("0010", "Freehold land", "fixed_asset", chance.share(size, 200, 500));
  for (const [index, { code, name, size: range, rate }] of classes.entries()) {
    const cost = chance.share(size, range[0], range[1]);
    const own = rate * (1 + chance.between(-800, 800) / 10_000);
    const accumulated = `${code.slice(0, 3)}1`;
    book.add(code, `${name} - cost`, "fixed_asset", cost);
    book.add(
      accumulated,
      `${name} - accumulated depreciation`,
      "fixed_asset",
      -chance.share(cost, 2_000, 5_500),
    );
    book.add(
      `75${index}0`,
      `Depreciation - ${name.toLowerCase()}`,
      "expense",
      chance.share(cost, own, own),
    );
    if (chance.happens(85)) book.post(code, BANK, chance.share(cost, 300, 4_000));
    const average = (book.before(code) + book.now(code)) / 2n;
    book.post(`75${index}0`, accumulated, chance.share(average, own * 0.9, own * 1.1));
  }
  runIntangibles(making);
  runLeases(making);
  const lastYear = chance.happens(50) ? -chance.share(size, 2, 12) : 0n;
  book.add("4950", "Profit on disposal of fixed assets", "other_income", lastYear);
  return chance.happens(45) ? [sell(making, chance.pick(["0050", "0030", "0060"]))] : [];
}

function sell({ book, chance }: Making, code: string): WrittenAdjustment {
  const accumulated = `${code.slice(0, 3)}1`;
  const cost = chance.share(book.before(code), 500, 1_500);
  const written = chance.share(cost, 6_000, 9_000);
  const proceeds = chance.share(cost - written, 6_000, 15_000);
  const gain = proceeds - (cost - written);
  book.post(BANK, code, cost);
  book.post(accumulated, BANK, written);
  book.post(BANK, "4950", gain);
  const gainSide = gain > 0n ? { credit: formatMinor(gain, 2) } : { debit: formatMinor(-gain, 2) };
  return {
    adjustmentType: "journal",
    reason: "Sale of fixed assets",
    lines: [
      { cash: "proceeds_from_disposal_of_ppe", debit: formatMinor(proceeds, 2) },
      { account: accumulated, debit: formatMinor(written, 2) },
      { account: code, credit: formatMinor(cost, 2) },
      { account: "4950", ...gainSide },
    ],
  };
}

function runIntangibles({ book, chance, size }: Making): void {
  const cost = chance.share(size, 100, 300);
  book.add("0070", "Goodwill", "fixed_asset", chance.share(size, 100, 600));
  book.add("0080", "Software licences - cost", "fixed_asset", cost);
  book.add(
    "0081",
    "Software licences - accumulated amortisation",
    "fixed_asset",
    -chance.share(cost, 1_500, 5_000),
  );
  book.add("7560", "Amortisation - software licences", "expense", chance.share(cost, 1_900, 2_100));
  book.post("0080", BANK, chance.share(cost, 500, 2_500));
  book.post("7560", "0081", chance.share((cost + book.now("0080")) / 2n, 1_900, 2_100));
}

function runLeases({ book, chance, size }: Making): void {
  const cost = chance.share(size, 300, 900);
  const written = chance.share(cost, 1_500, 4_500);
  book.add("0090", "Right-of-use assets - property", "fixed_asset", cost);
  book.add("0091", "Right-of-use assets - accumulated depreciation", "fixed_asset", -written);
  book.add(
    "7570",
    "Depreciation - right-of-use assets",
    "expense",
    chance.share(cost, 1_200, 1_800),
  );
  book.add(
    "2810",
    "Lease liabilities",
    "long_liability",
    -chance.share(cost - written, 9_800, 10_800),
  );
  if (chance.happens(35)) book.post("0090", "2810", chance.share(cost, 1_500, 8_000));
  const charge = chance.share((cost + book.now("0090")) / 2n, 1_300, 1_700);
  book.post("7570", "0091", charge);
  book.post("2810", BANK, chance.share(charge, 8_500, 11_000));
}
