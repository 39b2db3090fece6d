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
} from "../../../testing/findingOf.ts";

test("a debt that brought no cash and is owed for costs alone is asked as a payable", () => {
  const charged = posted("rent", "it", "50");
  const lent = posted("bank", "it", "40");
  expect(findingOf("borrowings", [charged])).toBe("other_payables?");
  expect(findingOf("borrowings", [charged, lent])).toBeUndefined();
});

test("a cost that is owed first and then paid is a payable, and asked", () => {
  expect(findingOf("operating_expenses", [owed, paidOut])).toBe("other_payables?");
});

test("what is taken out of stock and never put back is a cost", () => {
  const used = posted("it", "goods", "70");
  expect(findingOf("inventories", [used])).toBe("cost_of_sales");
  expect(findingOf("inventories", [used], { opening: "10" })).toBeUndefined();
});

test("what a name in doubt calls a lease and is paid and never owed is asked as rent", () => {
  const closing = "2400";
  const leases = "lease_liabilities";
  const paid = sixTimes(paidOut);
  expect(findingOf(leases, paid, { ...inDoubt, closing })).toBe("operating_expenses?");
  expect(findingOf(leases, paid, { ...inDoubt, closing, opening: "-900" })).toBeUndefined();
});

test("what suppliers charge time and again is a cost in doubt no more, and what nobody placed is asked", () => {
  const billed = posted("it", "suppliers", "100");
  const closing = "600";
  expect(findingOf("operating_expenses", sixTimes(billed), { ...inDoubt, closing })).toBe(
    "operating_expenses",
  );
  expect(findingOf("ppe_cost", sixTimes(billed), { ...inDoubt, closing })).toBeUndefined();
  expect(findingOf(null, sixTimes(billed), { closing })).toBe("operating_expenses?");
});

test.each(["card", "staff", "ahead", "suppliers", "bank"])(
  "a cost in doubt may be charged through %s",
  (beside) => {
    const charged = sixTimes(posted("it", beside, "100"));
    const settings = { ...inDoubt, closing: "600" };
    expect(findingOf("operating_expenses", charged, settings)).toBe("operating_expenses");
  },
);

test("what a name in doubt says is owed to employees or others, for costs and then paid, is owed for them", () => {
  const claims = [1, 2, 3].map(() => posted("rent", "it", "400"));
  expect(findingOf("employee_payables", [...claims, paidOut], inDoubt)).toBe("other_payables");
  expect(findingOf("other_payables", [...claims, paidOut], inDoubt)).toBe("other_payables");
  expect(findingOf("employee_payables", [...claims, broughtIn, paidOut], inDoubt)).not.toBe(
    "other_payables",
  );
});

test("what is owed for costs and paid is asked as a card, unless a name says what it owes", () => {
  const charged = posted("rent", "it", "40");
  expect(findingOf(null, [charged, paidOut], { opening: "-900" })).toBe("other_payables?");
  expect(findingOf("trade_payables", [charged, paidOut], inDoubt)).toBeUndefined();
  const refunded = posted("it", "rent", "4");
  expect(findingOf(null, [charged, refunded, paidOut], { opening: "-900" })).toBe(
    "other_payables?",
  );
  const paid = posted("it", "bank", "40");
  expect(findingOf(null, [charged, paid])).toBe("other_payables?");
});

test("capital that costs are owed on and that is paid is asked as a card", () => {
  const charged = posted("rent", "it", "40");
  const issued = posted("bank", "it", "40");
  expect(findingOf("share_capital", [charged, paidOut], { opening: "-900" })).toBe(
    "other_payables?",
  );
  expect(findingOf("share_capital", [issued, paidOut], { opening: "-900" })).toBeUndefined();
});

test("a receivable that is paid and becomes a cost was paid ahead", () => {
  const charged = posted("rent", "it", "400");
  expect(findingOf("other_receivables", [paidOut, charged])).toBe("prepayments");
});

test("what nobody could place is asked where it is paid and spent, as petty cash is", () => {
  const spent = posted("rent", "it", "400");
  expect(findingOf(null, [paidOut, spent])).toBe("prepayments?");
  expect(findingOf("operating_expenses", [paidOut, spent], inDoubt)).toBe("prepayments");
  // Money for wages is paid and spent every month
  expect(findingOf("operating_expenses", [...sixTimes(paidOut), spent], inDoubt)).toBe(
    "prepayments?",
  );
});

const bought = posted("it", "suppliers", "60");

test("stock that begins at nothing and is never taken from is a cost, and asked", () => {
  expect(findingOf("inventories", sixTimes(bought))).toBe("cost_of_sales?");
  expect(findingOf("associates", sixTimes(bought))).toBe("operating_expenses?");
  expect(findingOf("inventories", sixTimes(bought), { opening: "10" })).toBeUndefined();
  expect(findingOf("inventories", [bought])).toBeUndefined();
});

test("what is bought time and again and becomes a cost piece by piece is stock, and asked", () => {
  const used = posted("rent", "it", "100");
  const year = [...sixTimes(bought), used, used, used];
  expect(findingOf("ppe_cost", year)).toBe("inventories?");
  expect(findingOf("other_receivables", year)).toBe("inventories?");
  const invoicedLater = [...sixTimes(posted("rent", "it", "60")), ...sixTimes(bought)];
  expect(findingOf("trade_payables", invoicedLater)).toBeUndefined();
  expect(findingOf("ppe_cost", [...year, paidOut].slice(0, 6))).toBeUndefined();
  const sold: Line[] = [
    ["vanWorn", "700"],
    ["rent", "300"],
    ["it", "-1000"],
  ];
  expect(findingOf("ppe_cost", [...year, sold], { opening: "2000" })).toBeUndefined();
});

test("a loss on customers that suppliers charge is a cost, and asked", () => {
  expect(findingOf("bad_debts", [bought])).toBe("operating_expenses?");
});

test("a loss on customers with the sales tax on it is what its name says", () => {
  const lost: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["debtors", "-120"],
  ];
  expect(findingOf("bad_debts", [lost])).toBeUndefined();
});

test("work in progress that is bought and becomes a cost piece by piece may be stock, and is asked", () => {
  const suppliesBought = posted("it", "suppliers", "100");
  const used = posted("rent", "it", "10");
  const all = [...sixTimes(suppliesBought), used, used, used];
  expect(findingOf("contract_assets", all)).toBe("inventories?");
  expect(findingOf("contract_assets", [suppliesBought, used])).toBeUndefined();
});

test("what nobody could place, and is bought and used up, is stock, and asked", () => {
  const laidDown = posted("it", "suppliers", "100");
  const drawn = posted("rent", "it", "10");
  expect(findingOf(null, [...sixTimes(laidDown), drawn, drawn, drawn])).toBe("inventories?");
  expect(findingOf(null, [laidDown, drawn])).not.toBe("inventories?");
  expect(findingOf("sales_tax", [...sixTimes(laidDown), drawn, drawn, drawn])).toBe("inventories?");
  const settledTax = posted("vat", "it", "10");
  const settled = [settledTax, settledTax, settledTax];
  expect(findingOf("sales_tax", [...sixTimes(laidDown), ...settled])).toBeUndefined();
});

test("stock that begins at nothing and is never used is asked, however seldom it is bought", () => {
  const cover = posted("it", "suppliers", "100");
  const drawn = posted("rent", "it", "10");
  expect(findingOf("inventories", [cover, cover, cover])).toBe("cost_of_sales?");
  expect(findingOf("inventories", [cover, cover])).toBeUndefined();
  expect(findingOf("inventories", [cover, cover, cover, drawn])).toBeUndefined();
});

test("what is held for sale by its name, is bought time and again and becomes a cost is asked as stock", () => {
  const bought = posted("it", "suppliers", "90");
  const used = posted("rent", "it", "50");
  expect(findingOf("assets_held_for_sale", [...sixTimes(bought), ...sixTimes(used)])).toBe(
    "inventories?",
  );
  expect(findingOf("assets_held_for_sale", [bought])).toBeUndefined();
});

test("what is owed for goods is asked, though its name says that customers paid it ahead", () => {
  const received = posted("goods", "it", "90");
  expect(findingOf("contract_liabilities", [received])).toBe("other_payables?");
  expect(findingOf("contract_liabilities", [broughtIn])).toBeUndefined();
});

test("a dividend that suppliers charge is asked as a cost", () => {
  const bill = posted("it", "suppliers", "100");
  expect(findingOf("dividends_declared", [bill, bill])).toBe("operating_expenses?");
  expect(findingOf("dividends_declared", [paidOut, bill])).toBeUndefined();
});
