import { expect, test } from "vitest";
import {
  broughtIn,
  earned,
  findingOf,
  inDoubt,
  type Line,
  paidOut,
  posted,
  sixTimes,
} from "../../../testing/findingOf.ts";

test("what is charged without cash and received in cash is no income in doubt", () => {
  const claimed = posted("it", "van", "60");
  const received = posted("bank", "it", "60");
  const own = { isIncome: true, isInDoubt: true };
  expect(findingOf(null, [claimed, received], own)).toBe("other_receivables?");
  expect(findingOf("other_operating_income", [claimed, received], own)).toBe("other_receivables?");
  expect(findingOf("other_operating_income", [received], own)).toBeUndefined();
  expect(findingOf("other_operating_income", [claimed, received])).toBe("disposal_gain_loss?");
});

test("a cost that is only ever received in cash is asked", () => {
  expect(findingOf("cost_of_sales", [received], { closing: "-70" })).toBe("cost_of_sales?");
  expect(findingOf("cost_of_sales", [received, partlyPaid], { closing: "-50" })).toBeUndefined();
});

test("a discount that is kept back from payments is not received", () => {
  const discount: Line[] = [
    ["suppliers", "100"],
    ["it", "-2"],
    ["bank", "-98"],
  ];
  expect(findingOf("cost_of_sales", [discount], { closing: "-2" })).toBeUndefined();
  expect(
    findingOf("cost_of_sales", [discount], { closing: "-2", isInDoubt: true }),
  ).toBeUndefined();
});

test("a cost in doubt that is a credit, and mostly received in cash, is asked", () => {
  const own = { closing: "-50", isInDoubt: true };
  expect(findingOf("operating_expenses", [received, partlyPaid], own)).toBe("operating_expenses?");
  expect(findingOf("operating_expenses", [broughtIn, earned], own)).toBe("contract_liabilities?");
});

const partlyPaid = posted("it", "bank", "20");

test("a cost that customers are charged time and again may be what was sold to them", () => {
  const released: Line[] = [
    ["advances", "300"],
    ["it", "-300"],
  ];
  const charged = sixTimes([
    ["debtors", "200"],
    ["it", "-200"],
  ]);
  const own = { closing: "-1500", isInDoubt: true };
  expect(findingOf("operating_expenses", [released, ...charged], own)).toBe("revenue?");
  expect(findingOf("cost_of_sales", [released, ...charged], own)).toBe("revenue?");
  expect(findingOf("operating_expenses", [released], own)).toBeUndefined();
});

test("what comes in as cash and becomes income was paid ahead, and asked", () => {
  expect(findingOf("other_payables", [broughtIn, earned])).toBe("contract_liabilities?");
  expect(findingOf("borrowings", [broughtIn, earned])).toBe("contract_liabilities?");
  expect(findingOf("other_payables", [broughtIn, earned, paidOut])).toBeUndefined();
});

test("what was charged before it came in as cash was owed, not paid ahead", () => {
  const charged = posted("it", "gifts", "400");
  const received = posted("bank", "it", "400");
  expect(findingOf("other_payables", [charged, received])).not.toBe("contract_liabilities?");
  expect(findingOf("other_payables", [received, charged])).toBe("contract_liabilities?");
});

test("a payable that customers are charged beside sales, and that is never paid over, may be income", () => {
  const handled: Line[] = [
    ["debtors", "120"],
    ["gifts", "-100"],
    ["it", "-20"],
  ];
  const own = { closing: "-120" };
  expect(findingOf("other_payables", sixTimes(handled), own)).toBe("other_payables?");
  expect(findingOf("other_payables", [handled], own)).toBeUndefined();
  expect(findingOf("other_payables", [...sixTimes(handled), paidOut])).toBeUndefined();
});

test("what is a debt in doubt, and was only received, may be income", () => {
  expect(findingOf("other_reserves", [broughtIn, paidOut], { isInDoubt: true })).toBe(
    "other_reserves?",
  );
  expect(findingOf("borrowings", [broughtIn], { isInDoubt: true })).toBe("borrowings?");
  expect(findingOf("borrowings", [broughtIn], { isInDoubt: true, opening: "-9" })).toBeUndefined();
  expect(findingOf("borrowings", [broughtIn, paidOut], { isInDoubt: true })).toBeUndefined();
  expect(findingOf("borrowings", [broughtIn])).toBeUndefined();
});

test("what customers are charged time and again is revenue, whatever a name in doubt says", () => {
  const billed: Line[] = [
    ["debtors", "120"],
    ["it", "-100"],
    ["vat", "-20"],
  ];
  expect(findingOf("trade_receivables", sixTimes(billed), inDoubt)).toBe("revenue");
  expect(findingOf(null, sixTimes(billed))).toBe("revenue");
  expect(findingOf(null, [billed])).toBeUndefined();
  expect(findingOf("trade_receivables", sixTimes(billed), { ...inDoubt, opening: "40" })).toBe(
    undefined,
  );
  expect(findingOf("other_payables", sixTimes(billed))).toBe("revenue?");
  expect(findingOf("contract_liabilities", sixTimes(billed))).toBe("revenue?");
  expect(findingOf("trade_payables", [billed])).toBeUndefined();
  expect(findingOf("revenue", sixTimes(billed), { learnt: { named: null } })).toBeUndefined();
});

test("what is called a gain on plant, and customers are charged time and again, is perhaps revenue", () => {
  const charged: Line[] = [
    ["debtors", "120"],
    ["it", "-100"],
    ["vat", "-20"],
  ];
  const takenOff: Line[] = [
    ["it", "30"],
    ["vanWorn", "60"],
    ["van", "-90"],
  ];
  expect(findingOf("disposal_gain_loss", sixTimes(charged))).toBe("revenue?");
  expect(findingOf("disposal_gain_loss", [charged])).toBeUndefined();
  expect(findingOf("disposal_gain_loss", [...sixTimes(charged), takenOff])).toBeUndefined();
});

test("what lowers what customers owe with the tax on it takes away from revenue, in doubt", () => {
  const credited: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["debtors", "-120"],
  ];
  const written = posted("it", "debtors", "120");
  expect(findingOf(null, [credited])).toBe("revenue");
  expect(findingOf(null, [written])).toBeUndefined();
});

test("what customers do not pay when they pay needs no answer", () => {
  const discounted: Line[] = [
    ["bank", "98"],
    ["it", "2"],
    ["debtors", "-100"],
  ];
  expect(findingOf("operating_expenses", [discounted], inDoubt)).toBe("operating_expenses");
  expect(findingOf(null, [discounted])).toBe("revenue");
});

test("what customers are charged before it becomes income is a contract liability", () => {
  const charged: Line[] = [
    ["debtors", "120"],
    ["it", "-100"],
    ["vat", "-20"],
  ];
  const released = posted("it", "gifts", "10");
  expect(findingOf("trade_payables", [charged, released])).toBe("contract_liabilities");
  expect(findingOf("trade_payables", [charged])).toBeUndefined();
});

test("prepayments that only ever came in as cash were received ahead, and are asked", () => {
  expect(findingOf("prepayments", [broughtIn])).toBe("contract_liabilities?");
  expect(findingOf("prepayments", [paidOut, broughtIn])).toBeUndefined();
});

test("what is only ever received time and again, and owed by its name, is asked", () => {
  expect(findingOf("contract_liabilities", sixTimes(broughtIn))).toBe("contract_liabilities?");
  expect(findingOf("contract_liabilities", [broughtIn])).toBeUndefined();
});

test("a gain of which nothing is left when cash comes in was owed for the sale, and asked", () => {
  const disposal = posted("it", "van", "50");
  const received = posted("bank", "it", "50");
  expect(findingOf("disposal_gain_loss", [disposal, received])).toBe("other_receivables?");
  expect(findingOf("disposal_gain_loss", [disposal, received], { closing: "-5" })).toBeUndefined();
});

test("other income that customers are charged time and again may be revenue, and is asked", () => {
  const charged = posted("debtors", "it", "50");
  expect(findingOf("other_operating_income", sixTimes(charged))).toBe("other_operating_income?");
  expect(findingOf("other_operating_income", [charged])).toBeUndefined();
  const retained = charged.map(
    ([account, amount]): Line => [account === "debtors" ? "retentions" : account, amount],
  );
  expect(findingOf("other_operating_income", sixTimes(retained))).toBe("other_operating_income?");
});

test("profit of earlier years in doubt that nothing moved is what its name says", () => {
  const carried = { isInDoubt: true, opening: "700", closing: "700" };
  expect(findingOf("retained_earnings", [], carried)).toBe("retained_earnings");
  expect(findingOf("retained_earnings", [paidOut], carried)).toBeUndefined();
  expect(findingOf("other_reserves", [], carried)).toBeUndefined();
});

test("what nobody could place, and is charged without cash and then received, is owed, and asked", () => {
  expect(findingOf(null, [charged, received])).toBe("other_receivables?");
});

const charged = posted("it", "grants", "70");
const received = posted("bank", "it", "70");

test("what is charged for sales time and again, and received, is owed by customers", () => {
  const settled = sixTimes(sale).flatMap((lines) => [lines, collected]);
  expect(findingOf("other_receivables", settled)).toBe("trade_receivables");
  expect(findingOf("other_receivables", [sale, collected])).toBeUndefined();
});

test("what a name calls a tax, and only becomes income, was billed ahead", () => {
  const release = posted("it", "gifts", "60");
  expect(findingOf("current_tax", [release], { opening: "-90", closing: "-30" })).toBe(
    "contract_liabilities?",
  );
});

const sale: Line[] = [
  ["it", "90"],
  ["gifts", "-80"],
  ["vat", "-10"],
];
const collected = posted("bank", "it", "90");

test("pay that customers keep back when they pay is asked as a discount", () => {
  const lessDiscount: Line[] = [
    ["bank", "98"],
    ["it", "2"],
    ["debtors", "-100"],
  ];
  expect(findingOf("employee_costs", [lessDiscount])).toBe("revenue?");
  expect(findingOf("employee_costs", [lessDiscount, paidOut])).not.toBe("revenue?");
});

test("a cost that lowers what customers owe, time and again, is asked as taken back from them", () => {
  const credited = posted("it", "debtors", "30");
  const thrice = [credited, credited, credited];
  for (const role of ["operating_expenses", "cost_of_sales"] as const) {
    expect(findingOf(role, thrice)).toBe("revenue?");
    expect(findingOf(role, [credited])).toBeUndefined();
    expect(findingOf(role, [...thrice, ...sixTimes(paidOut)])).toBeUndefined();
  }
});

test("revenue that is received a few times, and that nobody is charged for, is asked", () => {
  const received = posted("bank", "it", "60");
  const charged = posted("debtors", "it", "60");
  expect(findingOf("revenue", [received])).toBe("revenue?");
  expect(findingOf("revenue", [received, charged])).toBeUndefined();
  expect(findingOf("revenue", sixTimes(received))).toBeUndefined();
  expect(findingOf(null, [received, received, received])).toBe("other_operating_income?");
  expect(findingOf(null, [received, received, received], { opening: "-9" })).toBeUndefined();
});

test("income that is received and becomes other income is asked as paid ahead", () => {
  expect(findingOf("revenue", [broughtIn, earned, earned])).toBe("contract_liabilities?");
  expect(findingOf("revenue", sixTimes(broughtIn).concat([earned]))).not.toBe(
    "contract_liabilities?",
  );
});

test("what was learnt as something else, and customers do not pay, is asked as a discount", () => {
  const kept: Line[] = [
    ["bank", "95"],
    ["it", "5"],
    ["debtors", "-100"],
  ];
  const learnt = { learnt: { named: null } };
  expect(findingOf("discontinued_operations", [kept], learnt)).toBe("revenue?");
  expect(findingOf("discontinued_operations", [paidOut], learnt)).toBeUndefined();
});
