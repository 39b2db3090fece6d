import { expect, test } from "vitest";
import { findingOf, inDoubt, type Line, posted, sixTimes } from "../../../testing/findingOf.ts";

test("money lent that is kept back from pay was paid in advance, and it is asked", () => {
  const lent = posted("it", "bank", "300");
  const keptBack: Line[] = [
    ["wages", "1000"],
    ["it", "-300"],
    ["bank", "-700"],
  ];
  const repaid = posted("bank", "it", "300");
  expect(findingOf("loans_receivable", [lent, keptBack])).toBe("other_receivables?");
  expect(findingOf("loans_receivable", [lent, repaid])).toBeUndefined();
});

test("wages that suppliers charge with sales tax are the work of others", () => {
  const billed: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["suppliers", "-120"],
  ];
  const paid = posted("it", "staff", "100");
  expect(findingOf("employee_costs", [billed])).toBe("cost_of_sales");
  expect(findingOf("employee_costs", [paid])).toBeUndefined();
});

test("what is owed for pay and then paid is owed for employees, and not sales tax", () => {
  const keptBack = posted("wages", "it", "50");
  const handedOver = posted("it", "bank", "50");
  expect(findingOf("sales_tax", [keptBack, handedOver])).toBe("employee_payables?");
  expect(findingOf("revenue", [keptBack, handedOver])).toBe("employee_payables?");
  expect(findingOf("other_payables", [keptBack, handedOver])).toBe("employee_payables");
});

test("what is kept back from pay that is paid at once, and handed over, is not borrowed", () => {
  const paid: Line[] = [
    ["wages", "100"],
    ["it", "-20"],
    ["bank", "-80"],
  ];
  const handedOver = posted("it", "bank", "20");
  const own = { isInDoubt: true, closing: "-20" };
  expect(findingOf("employee_payables", [paid, paid, handedOver], own)).toBe("employee_payables");
});

test("gross pay that is owed, of which some is owed to the authority instead, is owed for pay", () => {
  const gross = posted("wages", "it", "100");
  const keptBack = posted("it", "staff", "20");
  const net = posted("it", "bank", "80");
  expect(findingOf("employee_payables", [gross, keptBack, net], { isInDoubt: true })).toBe(
    "employee_payables",
  );
  const offset = posted("it", "goods", "20");
  expect(findingOf("employee_payables", [gross, offset, net], { isInDoubt: true })).toBeUndefined();
});

test("what is owed out of pay and paid over belongs to no owner, and is asked", () => {
  const keptBack: Line[] = [
    ["wages", "100"],
    ["it", "-20"],
    ["bank", "-80"],
  ];
  const paidOver = posted("it", "bank", "20");
  expect(findingOf("share_premium", [keptBack, paidOver])).toBe("employee_payables?");
  expect(findingOf("share_premium", [keptBack])).toBeUndefined();
});

test("what is charged with wages time and again is a cost of employees, and asked", () => {
  const payroll: Line[] = [
    ["wages", "100"],
    ["it", "5"],
    ["bank", "-105"],
  ];
  expect(findingOf("operating_expenses", sixTimes(payroll))).toBe("employee_costs?");
  expect(findingOf("operating_expenses", [payroll])).toBeUndefined();
});

test("a debt to employees that is only ever charged with pay is a cost of employees, and asked", () => {
  const withPay: Line[] = [
    ["wages", "90"],
    ["it", "10"],
    ["staff", "-100"],
  ];
  const handedOver = posted("it", "bank", "60");
  const charged = sixTimes(withPay);
  expect(findingOf("employee_payables", charged)).toBe("employee_costs?");
  expect(findingOf("employee_payables", [...charged, handedOver])).toBeUndefined();
  expect(findingOf("employee_payables", charged, { isInDoubt: true })).toBe("employee_costs");
  expect(findingOf("employee_costs", charged, { isInDoubt: true })).toBe("employee_costs");
});

test("pay that suppliers bill, and nobody is owed, may be the work of others, and is asked", () => {
  const billed = posted("it", "suppliers", "40");
  const owed = posted("it", "staff", "40");
  const paid = posted("it", "bank", "40");
  expect(findingOf("employee_costs", [billed, paid])).toBe("employee_costs?");
  expect(findingOf("employee_costs", [billed, owed])).toBeUndefined();
});

test("a gain on disposal that is charged with wages time and again is asked as pay", () => {
  const charged: Line[] = [
    ["wages", "90"],
    ["it", "5"],
    ["staff", "-95"],
  ];
  expect(findingOf("disposal_gain_loss", sixTimes(charged))).toBe("employee_costs?");
  expect(findingOf("disposal_gain_loss", [charged])).toBeUndefined();
});

test("a cost of employees in doubt that is charged beside more of them, time and again, is one", () => {
  const paid = sixTimes([
    ["wages", "900"],
    ["it", "45"],
    ["bank", "-945"],
  ]);
  const billed = sixTimes([
    ["wages", "900"],
    ["it", "45"],
    ["suppliers", "-945"],
  ]);
  expect(findingOf("employee_costs", paid, { isInDoubt: true })).toBe("employee_costs");
  expect(findingOf("employee_costs", billed, { isInDoubt: true })).not.toBe("employee_costs");
});

test("a cost of which something is kept back and owed, time and again, is asked as pay", () => {
  const pay: Line[] = [
    ["it", "100"],
    ["staff", "-30"],
    ["bank", "-70"],
  ];
  expect(findingOf("operating_expenses", sixTimes(pay))).toBe("employee_costs?");
  expect(findingOf("cost_of_sales", sixTimes(pay))).toBe("employee_costs?");
  expect(findingOf("operating_expenses", [pay])).toBeUndefined();
  // The rest may be paid out of what is owed to employees
  const gross = posted("it", "staff", "100");
  expect(findingOf("operating_expenses", [...sixTimes(pay), ...sixTimes(gross)])).toBe(
    "employee_costs?",
  );
  // What an employee claims is owed in one line
  expect(findingOf("operating_expenses", sixTimes(posted("it", "staff", "40")))).toBeUndefined();
});

test("by the name of pay, what a bank fills and wages are paid out of is asked as money", () => {
  const filled = sixTimes(posted("it", "bank", "100"));
  const paid = sixTimes(posted("wages", "it", "90"));
  const settings = { ...inDoubt, closing: "60" };
  expect(findingOf("employee_costs", [...filled, ...paid], settings)).toBe(
    "cash_and_cash_equivalents?",
  );
  const owedFirst = findingOf("employee_payables", [...paid, ...filled], settings);
  expect(owedFirst).not.toBe("cash_and_cash_equivalents?");
  expect(findingOf("employee_costs", filled, settings)).not.toBe("cash_and_cash_equivalents?");
});
