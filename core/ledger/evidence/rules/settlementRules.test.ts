import { expect, test } from "vitest";
import {
  billed,
  broughtIn,
  earned,
  findingOf,
  type Line,
  owed,
  paidOut,
  posted,
  sixTimes,
} from "../../../testing/findingOf.ts";

const thrice = (lines: readonly Line[]) => [lines, lines, lines];

const held = { opening: "500" };

const recharged = posted("it", "rent", "80");

const received = posted("bank", "it", "80");

const filled = posted("it", "bank", "300");

const transferred = posted("it", "bank", "100");

const yielded = posted("it", "yield", "9");

test.each(["ppe_cost", "intangibles_cost"] as const)(
  "%s that is settled in cash time and again is asked, and sold with what has worn out not",
  (role) => {
    const sale: Line[] = [
      ["bank", "60"],
      ["vanWorn", "20"],
      ["it", "-80"],
    ];
    expect(findingOf(role, [recharged, ...thrice(received)])).toBe(`${role}?`);
    expect(findingOf(role, [recharged, received])).toBeUndefined();
    expect(findingOf(role, [recharged, ...thrice(sale)])).toBeUndefined();
  },
);

test("what is charged for sales time and again, and paid into the bank, is owed and never plant", () => {
  const received = posted("bank", "it", "100");
  const taken = sixTimes(posted("it", "gifts", "100"));
  expect(findingOf("ppe_cost", [...taken, ...sixTimes(received)])).toBe("trade_receivables?");
  expect(findingOf("intangibles_cost", [...taken, ...sixTimes(received)])).toBe(
    "trade_receivables?",
  );
});

test("what wages or costs are paid out of is no asset that is held for years", () => {
  const wages = posted("wages", "it", "50");
  expect(findingOf("ppe_cost", [filled, ...thrice(wages)])).toBe("ppe_cost?");
  expect(findingOf("associates", [filled, ...thrice(owed)])).toBe("associates?");
  expect(findingOf("ppe_cost", [filled, wages])).toBeUndefined();
});

test("what wages are paid out of is hardly money that is kept for others", () => {
  const wages = posted("wages", "it", "50");
  expect(findingOf("restricted_cash", [filled, ...thrice(wages)])).toBe("restricted_cash?");
  expect(findingOf("restricted_cash", [filled, ...thrice(received)])).toBeUndefined();
});

test("what customers paid ahead and only goes back in cash is asked", () => {
  expect(findingOf("contract_liabilities", [broughtIn, paidOut])).toBe("contract_liabilities?");
  expect(findingOf("contract_liabilities", [broughtIn, earned])).toBeUndefined();
  expect(findingOf("contract_liabilities", [broughtIn])).toBeUndefined();
});

test("a reserve that is paid in is asked", () => {
  expect(findingOf("other_reserves", [broughtIn])).toBe("other_reserves?");
  expect(findingOf("other_reserves", [posted("earlier", "it", "90")])).toBeUndefined();
});

test("what is owed for costs before it is paid was not paid ahead", () => {
  const paid = posted("it", "bank", "2400");
  expect(findingOf("prepayments", [...sixTimes(owed), paid])).toBe("other_payables?");
  expect(findingOf("prepayments", [paid, ...sixTimes(owed)])).toBeUndefined();
});

test("what was owed before, and is only received, may be owed by customers", () => {
  expect(findingOf("other_receivables", [received], held)).toBe("other_receivables?");
  expect(findingOf("other_receivables", [recharged, received], held)).toBeUndefined();
  const group = { ...held, trait: "intragroup" } as const;
  expect(findingOf("other_receivables", [received], group)).toBeUndefined();
});

test("what the bank pays into and bears interest may be money, whatever is owed by its name", () => {
  expect(findingOf("other_receivables", [transferred, yielded], held)).toBe("other_receivables?");
  expect(findingOf("prepayments", [transferred, yielded], held)).toBe("prepayments?");
});

test("capital that customers are charged for, time and again, may be revenue", () => {
  const charged = posted("debtors", "it", "700");
  expect(findingOf("share_capital", sixTimes(charged))).toBe("revenue?");
  expect(findingOf("share_capital", [charged])).toBeUndefined();
});

test("customers that are paid back what they paid too much are customers still", () => {
  const sales = sixTimes(billed);
  const receipts = sixTimes(posted("bank", "it", "690"));
  const back = posted("it", "bank", "50");
  expect(findingOf("other_receivables", [...sales, ...receipts, back])).toBe("trade_receivables?");
  expect(findingOf("other_receivables", [...sales, ...receipts])).toBe("trade_receivables");
});

test("goodwill that sales tax is charged on may be bought by itself", () => {
  const taxed: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["bank", "-120"],
  ];
  expect(findingOf("goodwill", [taxed])).toBe("goodwill?");
  expect(findingOf("goodwill", [posted("it", "suppliers", "100")])).toBe("goodwill?");
  expect(findingOf("goodwill", [paidOut])).toBeUndefined();
});
