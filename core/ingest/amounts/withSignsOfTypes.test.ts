import { expect, test } from "vitest";
import { readTrialBalance } from "../../testing/readTrialBalance.ts";

const KINDS = `Code|Name|Type|Balance 2025|Balance 2024
  1200|Bank|Current Asset|640.00|500.00
  1500|Machines|Fixed Asset|900.00|800.00
  1510|Machines, depreciation|Fixed Asset|-210.00|-100.00
  2100|Suppliers|Current Liability|130.00|150.00
  3000|Share capital|Equity|600.00|600.00
  3200|Retained earnings|Equity|450.00|270.00
  3300|Dividends|Equity|-90.00|-50.00
  4000|Sales|Income|1000.00|900.00
  5000|Materials|Cost of Sales|550.00|520.00
  7000|Rent|Expense|210.00|150.00`;

test("balances in the sign of their type are credits where the types say so", () => {
  const { codes, balances } = readTrialBalance(KINDS, "ask");
  expect(codes).toContain("signs_of_types");
  expect(codes).not.toContain("debits_unequal_credits");
  expect(balances).toEqual([
    "Bank 500 640",
    "Machines 800 900",
    "Machines, depreciation -100 -210",
    "Suppliers -150 -130",
    "Share capital -600 -600",
    "Retained earnings -270 -450",
    "Dividends 50 90",
    "Sales -900 -1000",
    "Materials 520 550",
    "Rent 150 210",
  ]);
});

test.each([
  [
    "one date balances neither way",
    "Bank|Current Asset|640.00|500.00",
    "Bank|Current Asset|640.00|499.00",
  ],
  [
    "a type does not say on which side it stands",
    "|Equity|600.00|600.00",
    "|Class 3|600.00|600.00",
  ],
])("they stay as they are written where %s", (_, from, to) => {
  expect(readTrialBalance(KINDS.replace(from, to), "ask").codes).not.toContain("signs_of_types");
});

test("balances that balance as they are written are left alone", () => {
  const signed = `Code|Name|Type|Balance 2025|Balance 2024
    1200|Bank|Asset|640.00|500.00
    2100|Suppliers|Liability|-240.00|-200.00
    3000|Share capital|Equity|-300.00|-300.00
    4000|Sales|Income|-100.00|0.00`;
  const { codes, balances } = readTrialBalance(signed, "ask");
  expect(codes).not.toContain("signs_of_types");
  expect(balances[1]).toBe("Suppliers -200 -240");
});

const ofOneDate = (text: string) => text.replace(/^(.*)\|[^|\n]*$/gm, "$1");

test("balances of one date are read so too, where no type but equity comes to a minus", () => {
  expect(readTrialBalance(ofOneDate(KINDS), "take").codes).toContain("signs_of_types");
  const lost = ofOneDate(KINDS)
    .replace("Retained earnings|Equity|450", "Retained earnings|Equity|-850")
    .replace("Sales|Income|1000", "Sales|Income|2300");
  expect(readTrialBalance(lost, "take").codes).toContain("signs_of_types");
  const negative = ofOneDate(KINDS)
    .replace("Materials|Cost of Sales|550", "Materials|Cost of Sales|-550")
    .replace("Sales|Income|1000", "Sales|Income|-100");
  expect(readTrialBalance(negative, "take").codes).not.toContain("signs_of_types");
});
