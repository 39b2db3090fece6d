import { expect, test } from "vitest";
import { factsOf } from "../testing/analystFacts.ts";
import { account } from "../testing/analystIds.ts";
import { gatherBooks } from "./gatherBooks.ts";

const costs = [
  account("7000 Rent", "50000", "55000"),
  account("7010 Insurance", "9000", "9900"),
  account("7020 Electricity", "12000", "13200"),
  account("7030 Cleaning", "4000", "4400"),
  account("7040 Travelling expenses", "8000", "8800"),
];

const growthOfCosts = (more: typeof costs) =>
  gatherBooks(factsOf([...costs, ...more])).growthByRole.get("operating_expenses");

test("accounts that are new on either side, or changed their side, do not say how those of their role grew", () => {
  const begun = ["7100", "7110", "7120", "7130", "7140", "7150"].map((code) =>
    account(`${code} Consultancy`, "0", "3000", "operating_expenses"),
  );
  const turned = ["7200", "7210", "7220", "7230", "7240", "7250"].map((code) =>
    account(`${code} Sundry expenses`, "-2000", "6000", "operating_expenses"),
  );
  const credited = ["7300", "7310", "7320", "7330", "7340", "7350"].map((code) =>
    account(`${code} Refunds`, "0", "-3000", "operating_expenses"),
  );
  expect(growthOfCosts([])).toBe(1_000);
  expect(growthOfCosts(credited)).toBe(1_000);
  expect(growthOfCosts(begun)).toBe(1_000);
  expect(growthOfCosts(turned)).toBe(1_000);
});
