import { expect, test } from "vitest";
import { classify } from "../classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function read(name: string, ...others: string[]) {
  const accounts = [name, ...others, "Cash at bank", "Plant and machinery"].map((account) => {
    const where = account.endsWith("income")
      ? { section: "profit_loss" as const, side: "credit" as const }
      : { section: "balance_sheet" as const, side: "debit" as const };
    return { code: account, name: account, type: "", ...where };
  });
  return classify(accounts, NOTHING_SAID).get(name);
}

test.each(["Investment property", "Rental income"])(
  "improvements of property are asked in books with %s",
  (other) => {
    const found = read("Property Improvements", other);
    expect(found?.confidence).toBeLessThan(0.7);
    expect([found?.role, ...(found?.rivals ?? [])]).toContain("investment_property");
  },
);

test("they are of own use where none is held, or the name says so", () => {
  expect(read("Leasehold improvements", "Investment property")?.confidence).toBeGreaterThan(0.7);
  expect(read("Building improvements")?.role).toBe("ppe_cost");
});
