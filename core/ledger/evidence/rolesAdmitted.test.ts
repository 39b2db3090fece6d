import { expect, test } from "vitest";
import {
  admittedOf,
  billed,
  broughtIn,
  earned,
  owed,
  paidOut,
  posted,
  sixTimes,
} from "../../testing/findingOf.ts";

const cameBack = posted("bank", "it", "100");
const worn = posted("it", "vanWorn", "30");

test("what passes out and back in cash alone may be lent, what comes in and goes back borrowed", () => {
  expect(admittedOf("inventories", [paidOut, cameBack])).toEqual(["loans_receivable"]);
  expect(admittedOf("current_tax", [broughtIn, paidOut])).toEqual([
    "borrowings",
    "contract_liabilities",
  ]);
});

test("what only goes out may be an asset, or drawn by owners", () => {
  expect(admittedOf("other_receivables", [paidOut])).toEqual([
    "loans_receivable",
    "ppe_cost",
    "intangibles_cost",
    "dividends_declared",
  ]);
});

test("what is bought and used up is stock or paid ahead", () => {
  const used = posted("rent", "it", "50");
  expect(admittedOf("other_receivables", [posted("it", "suppliers", "90"), used])).toEqual([
    "inventories",
    "prepayments",
  ]);
});

test("what is charged for no sales and received may be owed by others", () => {
  const recharged = posted("it", "rent", "300");
  expect(admittedOf("contract_liabilities", [recharged, cameBack])).toContain("other_receivables");
});

test("what is charged and received is owed by customers", () => {
  const charged = posted("it", "gifts", "300");
  expect(admittedOf("current_tax", [charged, cameBack])).toEqual(["trade_receivables"]);
});

test("what customers pay and is earned was paid ahead", () => {
  expect(admittedOf("other_payables", [broughtIn, earned])).toEqual(["contract_liabilities"]);
  expect(admittedOf(null, [billed], { opening: "-900" })).toEqual(["contract_liabilities"]);
});

test("earlier profit pays dividends, and what is owed before may be tax or a debt", () => {
  expect(admittedOf("ppe_cost", [paidOut], { opening: "-900" })).toEqual([
    "retained_earnings",
    "borrowings",
    "current_tax",
  ]);
});

test("what comes in and stays may be paid in by owners", () => {
  expect(admittedOf("other_payables", [broughtIn])).toContain("share_capital");
  expect(admittedOf("other_payables", [broughtIn, paidOut])).not.toContain("share_capital");
});

test("a charge on assets may be any of those, beside a sale the gain on it", () => {
  expect(admittedOf("operating_expenses", [worn])).toEqual([
    "depreciation",
    "amortisation",
    "impairment",
  ]);
  const scrapped = [
    ["it", "10"],
    ["vanWorn", "50"],
    ["van", "-60"],
  ] as const;
  expect(admittedOf("operating_expenses", [scrapped])).toContain("disposal_gain_loss");
});

test("a charge that nobody bills may be tax, one beside a debt interest", () => {
  expect(admittedOf("operating_expenses", [posted("it", "taxOwed", "70")])).toEqual(["income_tax"]);
  const instalment = [
    ["it", "5"],
    ["lease", "95"],
    ["bank", "-100"],
  ] as const;
  expect(admittedOf("operating_expenses", [instalment])).toEqual(["interest_expense"]);
});

test("costs admit nothing else, nor does what no entry touches", () => {
  expect(admittedOf("operating_expenses", sixTimes(paidOut))).toEqual([]);
  expect(admittedOf("other_payables", [owed, owed])).toEqual([]);
  expect(admittedOf("other_payables", [])).toEqual([]);
});

test("what nobody could place, and began at nothing, may be of the year or not", () => {
  expect(admittedOf(null, [worn])).toContain("amortisation");
  expect(admittedOf(null, [paidOut, cameBack])).toContain("loans_receivable");
});

test("income and costs are of the year, and what began with a balance is not", () => {
  expect(admittedOf(null, [paidOut], { isIncome: true })).toContain("dividends_declared");
  expect(admittedOf(null, [paidOut], { isIncome: true, opening: "5" })).toEqual([]);
  expect(admittedOf("operating_expenses", [worn], { opening: "5" })).toContain("depreciation");
  expect(admittedOf(null, [worn], { opening: "5" })).not.toContain("depreciation");
});

test("what its name alone puts among costs, and passes out and back in cash, may be lent", () => {
  expect(admittedOf("operating_expenses", [paidOut, cameBack])).toEqual(["loans_receivable"]);
});

test("against a whole name only money that passes out and back speaks", () => {
  const named = null;
  expect(admittedOf("trade_receivables", [paidOut, cameBack], { named })).toEqual([
    "loans_receivable",
  ]);
  expect(admittedOf("trade_receivables", [paidOut], { named })).toEqual([]);
  expect(admittedOf("goodwill", [paidOut, cameBack], { named })).toEqual([]);
});

test("what entries look like is no doubt about the same role", () => {
  const charged = posted("it", "gifts", "300");
  expect(admittedOf("trade_receivables", [charged, cameBack], { named: [] })).toEqual([]);
});

test("entries speak against no name of cash, none without a role, and for none on another side of the books", () => {
  const named = ["loans_receivable", "dividends_declared"] as const;
  const collected = posted("it", "debtors", "100");
  expect(admittedOf("cash_and_cash_equivalents", [collected], { named })).toEqual([]);
  expect(admittedOf(null, [paidOut, cameBack], { named })).toEqual([]);
  expect(admittedOf("goodwill", [paidOut], { named })).toEqual(["loans_receivable"]);
});

test("where other words of a name are left, all that entries show speaks that they say, or that a known role is not", () => {
  const other = ["intangibles_cost"] as const;
  expect(admittedOf("goodwill", [paidOut], { named: other })).toEqual(["intangibles_cost"]);
  expect(admittedOf("goodwill", [paidOut], { named: [] })).toEqual([]);
  expect(
    admittedOf("contract_liabilities", [broughtIn, posted("it", "bank", "40")], { named: [] }),
  ).toEqual([]);
  const charged = posted("interest", "it", "5");
  expect(
    admittedOf("contract_liabilities", [charged, posted("it", "bank", "40")], {
      named: [],
      opening: "-900",
    }),
  ).toContain("borrowings");
});
