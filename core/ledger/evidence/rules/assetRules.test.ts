import { expect, test } from "vitest";
import {
  broughtIn,
  findingOf,
  inDoubt,
  type Line,
  owed,
  paidOut,
  posted,
  sixTimes,
  sold,
  valued,
} from "../../../testing/findingOf.ts";

test("what stands beside assets that are sold is the gain on them", () => {
  expect(findingOf("fair_value_changes", [sold])).toBe("disposal_gain_loss");
  expect(findingOf("fair_value_changes", [sold, valued])).toBe("disposal_gain_loss?");
  expect(findingOf("fair_value_changes", [valued])).toBeUndefined();
  expect(findingOf("revenue", [sold], { isInDoubt: true })).toBe("disposal_gain_loss");
  expect(findingOf("revenue", [sold])).toBeUndefined();
});

test("a gain that nothing was sold for is a change in value, and asked", () => {
  expect(findingOf("disposal_gain_loss", [valued])).toBe("fair_value_changes?");
  expect(findingOf("disposal_gain_loss", [valued, sold])).toBeUndefined();
  const inSteps = [posted("it", "van", "90"), posted("vanWorn", "it", "40"), broughtIn];
  expect(findingOf("disposal_gain_loss", inSteps)).toBeUndefined();
});

test("a cost that is added to leases alone is interest, and asked", () => {
  const unwound = posted("it", "lease", "30");
  expect(findingOf("operating_expenses", [unwound, unwound])).toBe("interest_expense?");
  expect(findingOf("operating_expenses", [unwound, unwound, paidOut])).toBeUndefined();
  expect(findingOf("operating_expenses", [unwound])).toBeUndefined();
});

test("what is owed for the use of assets is a lease, and asked", () => {
  const begun = posted("premises", "it", "900");
  expect(findingOf("other_payables", [begun, paidOut])).toBe("lease_liabilities?");
  expect(findingOf("other_payables", [owed, paidOut])).toBeUndefined();
});

test("an asset that is a credit all year and grows by depreciation is what has worn out", () => {
  const worn = posted("wear", "it", "90");
  expect(findingOf("ppe_cost", [worn])).toBe("ppe_accumulated_depreciation");
  expect(findingOf("ppe_cost", [worn], { opening: "900" })).toBeUndefined();
});

test("a charge on assets alone is asked as what wears out; beside a sale as the gain on it", () => {
  const charge = posted("it", "van", "30");
  const loss: Line[] = [
    ["bank", "50"],
    ["it", "10"],
    ["van", "-60"],
  ];
  expect(findingOf("impairment", [charge])).toBe("impairment?");
  expect(findingOf("impairment", sixTimes(charge))).toBe("depreciation?");
  expect(findingOf("operating_expenses", sixTimes(charge))).toBe("depreciation?");
  expect(findingOf("operating_expenses", [loss])).toBe("disposal_gain_loss?");
  expect(findingOf("operating_expenses", [paidOut])).toBeUndefined();
});

test("a cost that takes what it was booked on out of assets once stays what its name says, and is asked", () => {
  expect(findingOf("operating_expenses", [posted("it", "van", "30")])).toBe("operating_expenses?");
  expect(findingOf("operating_expenses", [posted("it", "vanWorn", "30")])).toBe("depreciation");
});

test("a gain on what is given in part exchange is no change in value", () => {
  const exchanged: Line[] = [
    ["van", "70"],
    ["vanWorn", "20"],
    ["van", "-60"],
    ["it", "-10"],
    ["suppliers", "-20"],
  ];
  expect(findingOf("disposal_gain_loss", [exchanged])).toBeUndefined();
});

test("what takes assets off the books apart from their sale is asked as the gain on them", () => {
  const sale = posted("bank", "it", "80");
  const takenOff = posted("it", "van", "60");
  for (const role of ["operating_expenses", "other_operating_income", "revenue"] as const) {
    expect(findingOf(role, [sale, takenOff])).toBe("disposal_gain_loss?");
    expect(findingOf(role, [sale, takenOff, paidOut])).not.toBe("disposal_gain_loss?");
  }
});

test("a cost that adds to accumulated depreciation alone is the depreciation of the year", () => {
  const charge = posted("it", "vanWorn", "30");
  expect(findingOf("operating_expenses", [charge])).toBe("depreciation");
  expect(findingOf("operating_expenses", [charge, paidOut])).toBeUndefined();
});

test("what is left of assets that leave the books with their depreciation is asked as the gain or the loss", () => {
  const scrapped: Line[] = [
    ["it", "40"],
    ["vanWorn", "60"],
    ["van", "-100"],
  ];
  const exchanged: Line[] = [
    ["it", "-15"],
    ["vanWorn", "60"],
    ["van", "35"],
    ["bank", "-80"],
  ];
  const putBack = posted("vanWorn", "it", "30");
  const roles = [
    "operating_expenses",
    "cost_of_sales",
    "other_operating_income",
    "revenue",
  ] as const;
  for (const role of roles) {
    expect(findingOf(role, [scrapped])).toBe("disposal_gain_loss?");
    expect(findingOf(role, [exchanged])).toBe("disposal_gain_loss?");
    expect(findingOf(role, [putBack])).not.toBe("disposal_gain_loss?");
  }
});

test("depreciation that suppliers charge, or that is paid, is asked as a cost", () => {
  const bill = posted("it", "suppliers", "100");
  const charge = posted("it", "vanWorn", "130");
  for (const role of ["depreciation", "amortisation"] as const) {
    expect(findingOf(role, [bill])).toBe("operating_expenses?");
    expect(findingOf(role, [paidOut])).toBe("operating_expenses?");
    expect(findingOf(role, [charge, bill])).toBeUndefined();
  }
});

test("a loan that is owed for assets that were sold is asked", () => {
  const owedFor = posted("it", "van", "100");
  expect(findingOf("loans_receivable", [owedFor])).toBe("other_receivables?");
  expect(findingOf("loans_receivable", [paidOut])).toBeUndefined();
});

test("what has no name, or is called plant or tax, and stands beside other assets that leave the books is asked as the gain", () => {
  const sale: Line[] = [
    ["bank", "70"],
    ["it", "-30"],
    ["vanWorn", "60"],
    ["van", "-100"],
  ];
  for (const role of [null, "ppe_cost", "sales_tax"] as const) {
    expect(findingOf(role, [sale], inDoubt)).toBe("disposal_gain_loss?");
    expect(findingOf(role, [sale, paidOut], inDoubt)).not.toBe("disposal_gain_loss?");
  }
  const ofItself = posted("vanWorn", "it", "60");
  expect(findingOf("ppe_cost", [ofItself])).toBeUndefined();
});

test("what was there before and leaves the books with what plant has depreciated by is plant", () => {
  const sale: Line[] = [
    ["bank", "70"],
    ["vanWorn", "60"],
    ["it", "-130"],
  ];
  expect(findingOf(null, [sale], { opening: "900" })).toBe("ppe_cost");
  expect(findingOf("inventories", [sale], { ...inDoubt, opening: "900" })).toBe("ppe_cost");
  expect(findingOf(null, [sale])).not.toBe("ppe_cost");
  const used = posted("rent", "it", "50");
  expect(findingOf(null, [sale, used], { opening: "900" })).not.toBe("ppe_cost");
});

test("what is called plant, begins at nothing and takes what was sold off the books is asked as the gain", () => {
  const sale = posted("bank", "it", "90");
  const takenOff = posted("it", "van", "60");
  const given = { ...inDoubt, closing: "-30" };
  expect(findingOf("ppe_cost", [sale, takenOff], given)).toBe("disposal_gain_loss?");
  expect(findingOf("ppe_cost", [sale, takenOff], { ...given, opening: "9" })).toBeUndefined();
});

test("what brings cash is no lease, and asked as a debt", () => {
  expect(findingOf("lease_liabilities", [posted("bank", "it", "900")])).toBe("borrowings?");
  expect(findingOf("lease_liabilities", [posted("van", "it", "900"), paidOut])).toBeUndefined();
});

test("what is owed for an asset that is sold, and received, is no tax", () => {
  const charged = posted("it", "van", "80");
  const received = posted("bank", "it", "80");
  expect(findingOf("current_tax", [charged, received])).toBe("other_receivables?");
  expect(findingOf("current_tax", [posted("tax", "it", "80"), paidOut])).toBeUndefined();
});

test("plant that comes back in cash alone is asked, for it may be lent", () => {
  const back = posted("bank", "it", "100");
  expect(findingOf("ppe_cost", [paidOut, back])).toBe("ppe_cost?");
  expect(findingOf("ppe_cost", [paidOut])).toBeUndefined();
  const scrapped = posted("vanWorn", "it", "100");
  expect(findingOf("ppe_cost", [paidOut, scrapped], { opening: "500" })).toBeUndefined();
});

test("stock that nothing is taken from is asked, for it may be plant", () => {
  const bought = posted("it", "suppliers", "60");
  const held = { opening: "500", closing: "560" };
  expect(findingOf("inventories", [bought], held)).toBe("inventories?");
  expect(findingOf("inventories", [bought, posted("rent", "it", "50")], held)).toBeUndefined();
});
