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

test("what is owed and for the most part paid together with interest is asked as a debt", () => {
  const withInterest: Line[] = [
    ["it", "50"],
    ["interest", "3"],
    ["bank", "-53"],
  ];
  const alone = posted("it", "bank", "60");
  expect(findingOf("other_payables", [withInterest])).toBe("borrowings?");
  expect(findingOf("other_payables", [withInterest, alone])).toBeUndefined();
  // An instalment pays into an account for taxes too
  const taxesAhead = { opening: "70" };
  expect(findingOf("other_receivables", [withInterest], taxesAhead)).not.toMatch("borrow");
});

test("what customers pay into and suppliers and employees are paid out of is a bank", () => {
  const entries: Line[][] = [
    [
      ["it", "900"],
      ["debtors", "-900"],
    ],
    [
      ["rent", "200"],
      ["it", "-200"],
    ],
  ];
  const pay = posted("staff", "it", "300");
  const inDoubt = { isInDoubt: true };
  const cash = "cash_and_cash_equivalents";
  expect(findingOf(cash, [...entries, pay], inDoubt)).toBe(cash);
  expect(findingOf(cash, entries, inDoubt)).toBeUndefined();
  expect(findingOf(cash, [...entries, pay])).toBeUndefined();
  expect(findingOf("other_receivables", [...entries, pay], inDoubt)).toBeUndefined();
});

test("what passes between companies of a group in cash alone is a loan, and asked", () => {
  const group = { trait: "intragroup" as const };
  expect(findingOf("other_receivables", [broughtIn, paidOut], group)).toBe("loans_receivable?");
  expect(findingOf("other_payables", [broughtIn, paidOut], group)).toBe("borrowings?");
  expect(findingOf("other_payables", [broughtIn, paidOut, owed], group)).toBeUndefined();
  expect(findingOf("other_receivables", [broughtIn, paidOut])).toBeUndefined();
});

test("so it is where nothing was repaid, by the side that it is lent on", () => {
  const group = { trait: "intragroup" as const };
  expect(findingOf("other_receivables", [paidOut], group)).toBe("loans_receivable?");
  expect(findingOf("other_payables", [broughtIn], group)).toBe("borrowings?");
  expect(findingOf("other_receivables", [broughtIn], { ...group, opening: "900" })).toBeUndefined();
  expect(findingOf("other_payables", [paidOut], { ...group, opening: "-900" })).toBeUndefined();
});

test("what nobody could place, and bears interest, is money kept somewhere, and asked", () => {
  const interest = posted("it", "yield", "5");
  expect(findingOf(null, [paidOut, interest])).toBe("cash_and_cash_equivalents?");
  expect(findingOf(null, [paidOut])).toBeUndefined();
  expect(findingOf(null, [paidOut, interest], { trait: "suspense" })).toBeUndefined();
  expect(findingOf(null, [paidOut, interest], { opening: "-900" })).toBeUndefined();
  expect(findingOf("loans_receivable", [paidOut, interest], { isInDoubt: true })).toBeUndefined();
});

test("so is what a name in doubt takes for income or a cost", () => {
  const entries = [...sixTimes(paidOut), posted("it", "yield", "5")];
  for (const role of ["other_operating_income", "operating_expenses"] as const)
    expect(findingOf(role, entries, { ...inDoubt, closing: "2405" })).toBe(
      "cash_and_cash_equivalents?",
    );
});

test("what brings cash and is paid back in cash alone may be borrowed, in doubt", () => {
  const inDoubt = { isInDoubt: true };
  expect(findingOf(null, [broughtIn, paidOut])).toBe("borrowings?");
  expect(findingOf("current_tax", [broughtIn, paidOut], inDoubt)).toBe("current_tax?");
  expect(findingOf("current_tax", [broughtIn, paidOut])).toBeUndefined();
  expect(findingOf("current_tax", [broughtIn, paidOut, owed], inDoubt)).toBeUndefined();
  expect(findingOf("prepayments", [paidOut, broughtIn], inDoubt)).toBeUndefined();
});

test("a bank that nobody could place, or took for an overdraft in doubt, is asked by its payments", () => {
  const payments: readonly (readonly Line[])[] = [
    [
      ["it", "900"],
      ["debtors", "-900"],
    ],
    [
      ["rent", "300"],
      ["it", "-300"],
    ],
    [
      ["staff", "400"],
      ["it", "-400"],
    ],
  ];
  expect(findingOf(null, payments)).toBe("cash_and_cash_equivalents?");
  expect(findingOf("bank_overdraft", payments, { isInDoubt: true })).toBe(
    "cash_and_cash_equivalents?",
  );
  expect(findingOf("bank_overdraft", payments)).toBeUndefined();
  expect(findingOf("operating_expenses", payments, { isInDoubt: true })).toBe(
    "cash_and_cash_equivalents?",
  );
  expect(findingOf("operating_expenses", payments)).toBeUndefined();
});

test("what a related party owes in cash alone is lent to it, and asked", () => {
  const trait = "related_party";
  expect(findingOf("other_receivables", [paidOut], { trait })).toBe("loans_receivable?");
});

test("what is owed to the entity and passes out and back in cash alone may be lent, and is asked", () => {
  expect(findingOf("other_receivables", [paidOut])).toBe("other_receivables?");
  expect(findingOf("other_receivables", [broughtIn])).toBeUndefined();
});

test("what is paid out in cash alone may be lent, in doubt", () => {
  expect(findingOf("other_receivables", [paidOut], inDoubt)).toBe("other_receivables?");
  expect(findingOf("trade_payables", [paidOut], inDoubt)).toBe("trade_payables?");
  expect(findingOf("trade_payables", [paidOut], { ...inDoubt, opening: "-900" })).toBeUndefined();
  expect(findingOf("prepayments", [paidOut], inDoubt)).toBeUndefined();
});

test("tax that bears interest at the bank is asked; what is translated beside banks alone is cash", () => {
  const grown = posted("it", "yield", "3");
  const translated = posted("it", "exchange", "3");
  expect(findingOf("current_tax", [paidOut, grown])).toBe("current_tax?");
  expect(findingOf("sales_tax", [paidOut, grown])).toBe("sales_tax?");
  expect(findingOf("current_tax", [paidOut])).toBeUndefined();
  expect(findingOf("trade_receivables", [paidOut, translated])).toBe("cash_and_cash_equivalents?");
  expect(findingOf("trade_receivables", [paidOut])).toBeUndefined();
});

test("interest in doubt that is only ever credited is earned", () => {
  expect(findingOf("interest_expense", [broughtIn], inDoubt)).toBe("interest_income?");
  expect(findingOf("interest_expense", [broughtIn])).toBeUndefined();
});

const instalment: Line[] = [
  ["it", "90"],
  ["interest", "10"],
  ["bank", "-100"],
];

const instalments = [instalment, instalment, instalment];

test("what is paid together with interest is a debt, whatever a name says is owed", () => {
  expect(findingOf("share_premium", instalments)).toBe("borrowings?");
  expect(findingOf("dividends_payable", instalments, inDoubt)).toBe("borrowings?");
  expect(findingOf("bonds", instalments, inDoubt)).toBe("borrowings?");
  expect(findingOf(null, instalments)).toBe("borrowings?");
  expect(findingOf("current_tax", [instalment])).toBeUndefined();
  expect(findingOf("interest_payable", instalments)).toBeUndefined();
  expect(findingOf("interest_expense", instalments, { learnt: { named: null } })).not.toMatch(
    "borrow",
  );
});

test("what the payments of a month gather beside interest and a debt is neither, nor a cost of them", () => {
  const payments: Line[] = [
    ["it", "90"],
    ["interest", "10"],
    ["lease", "20"],
    ["wages", "50"],
    ["rent", "30"],
    ["bank", "-200"],
  ];
  expect(findingOf("trade_payables", sixTimes(payments))).toBeUndefined();
  expect(findingOf("sales_tax", sixTimes(payments))).toBeUndefined();
  expect(findingOf("operating_expenses", sixTimes(payments))).toBeUndefined();
});

test("what is owed by the entity all year is no loan that it made, and is asked", () => {
  expect(findingOf("loans_receivable", [paidOut], { opening: "-900" })).toBe("borrowings?");
  expect(findingOf("loans_receivable", [paidOut])).toBeUndefined();
  expect(findingOf("borrowings", [paidOut], { opening: "900" })).toBe("loans_receivable?");
  const returned = posted("bank", "it", "300");
  expect(findingOf("borrowings", [paidOut, returned])).toBe("loans_receivable?");
  expect(findingOf("borrowings", [paidOut])).toBeUndefined();
  expect(findingOf("borrowings", [broughtIn, paidOut])).toBeUndefined();
  const chargedOff = posted("interest", "it", "60");
  expect(findingOf("borrowings", [chargedOff], { opening: "900" })).toBeUndefined();
});

test("interest in doubt that is paid with a debt time and again is what the debt costs", () => {
  const payment: Line[] = [
    ["lease", "90"],
    ["it", "10"],
    ["bank", "-100"],
  ];
  expect(findingOf("interest_receivable", sixTimes(payment), inDoubt)).toBe("interest_expense");
  expect(findingOf("interest_receivable", [payment], inDoubt)).toBeUndefined();
});

test("a cost that nobody could place, and is for the most part paid with a debt, is what the debt costs", () => {
  const instalment: Line[] = [
    ["lease", "90"],
    ["it", "10"],
    ["bank", "-100"],
  ];
  const own = { closing: "70", isIncome: true };
  const accrued = posted("it", "card", "10");
  expect(findingOf(null, [...sixTimes(instalment), accrued], own)).toBe("interest_expense?");
  expect(findingOf("cash_and_cash_equivalents", sixTimes(instalment), inDoubt)).toBe(
    "interest_expense?",
  );
  expect(findingOf(null, [instalment, accrued], { isIncome: true })).not.toBe("interest_expense?");
});

test("a cost that is paid with the instalments of a debt is asked, whether its name is in doubt or not", () => {
  const payment: Line[] = [
    ["lease", "100"],
    ["it", "10"],
    ["bank", "-110"],
  ];
  const year = sixTimes(payment);
  for (const role of ["operating_expenses", "cost_of_sales"] as const) {
    expect(findingOf(role, year)).toBe("interest_expense?");
    expect(findingOf(role, year, { closing: "60", ...inDoubt })).toBe("interest_expense?");
    expect(findingOf(role, [payment])).toBeUndefined();
    expect(
      findingOf(role, [...year, ...sixTimes(posted("it", "suppliers", "40"))]),
    ).toBeUndefined();
  }
});

test("interest in doubt that is only ever received was earned", () => {
  expect(findingOf("interest_receivable", [broughtIn], inDoubt)).toBe("interest_income");
  expect(findingOf("interest_receivable", [broughtIn, paidOut], inDoubt)).not.toBe(
    "interest_income",
  );
});

test("a difference on cash is asked, though its name says translation of another entity", () => {
  const revalued = posted("bank", "it", "15");
  const translated = posted("van", "it", "15");
  expect(findingOf("translation_reserve", [revalued])).toBe("foreign_exchange_gain_loss?");
  expect(findingOf("translation_reserve", [revalued], { opening: "-9" })).toBeUndefined();
  expect(findingOf("translation_reserve", [translated])).toBeUndefined();
});

test("what nobody could place, and a bank fills and exchange moves, is asked as cash", () => {
  const filled = posted("it", "bank", "400");
  const revalued = posted("it", "exchange", "15");
  const spent = posted("rent", "it", "80");
  expect(findingOf(null, [filled, revalued])).toBe("cash_and_cash_equivalents?");
  expect(findingOf(null, [filled, revalued, spent])).toBe("cash_and_cash_equivalents?");
  expect(findingOf(null, [revalued, spent])).not.toBe("cash_and_cash_equivalents?");
  expect(findingOf(null, [filled])).not.toBe("cash_and_cash_equivalents?");
});

test("an exchange difference by a name in doubt is one where it only stands beside money or what is owed", () => {
  const translated = posted("it", "bank", "30");
  const settings = { isInDoubt: true };
  const role = "foreign_exchange_gain_loss";
  expect(findingOf(role, [translated, posted("debtors", "it", "4")], settings)).toBe(role);
  expect(findingOf(role, [translated, posted("it", "van", "4")], settings)).toBeUndefined();
});

test("what is owed without a cost and passes in cash alone is asked, for it may be borrowed", () => {
  const back = posted("it", "bank", "100");
  expect(findingOf("other_payables", [broughtIn, back])).toBe("other_payables?");
  const before = { opening: "-900", closing: "-500" };
  expect(findingOf("other_payables", [paidOut], before)).toBe("other_payables?");
  // What is owed for costs is paid as a whole
  expect(findingOf("other_payables", [paidOut], { opening: "-400" })).toBeUndefined();
  expect(findingOf("other_payables", [owed, paidOut], before)).toBeUndefined();
});

test("a cost beside money in another currency alone is asked as what the money lost", () => {
  const lost = posted("it", "dollars", "7");
  expect(findingOf("operating_expenses", [lost])).toBe("operating_expenses?");
  expect(findingOf("operating_expenses", [lost, posted("it", "bank", "7")])).toBeUndefined();
  expect(findingOf("operating_expenses", sixTimes(lost))).toBeUndefined();
});

test("a deposit with a landlord is no loan and no cost", () => {
  const paid = [posted("it", "bank", "400")];
  expect(findingOf("other_receivables", paid)).toBe("other_receivables?");
  expect(findingOf("other_receivables", paid, { trait: "deposit_given" })).toBeUndefined();
});

test("value gained on nothing but money, debts and debtors is a difference of exchange, and asked", () => {
  const onDollars = posted("dollars", "it", "30");
  const onReceipt: Line[] = [
    ["bank", "95"],
    ["it", "5"],
    ["debtors", "-100"],
  ];
  const worth = posted("shares", "it", "30");
  const exchange = "foreign_exchange_gain_loss?";
  expect(findingOf("fair_value_changes", [onDollars])).toBe(exchange);
  expect(findingOf("fair_value_changes", [onDollars, worth])).toBeUndefined();
  expect(findingOf("disposal_gain_loss", [onReceipt], inDoubt)).toBe(exchange);
  expect(findingOf("disposal_gain_loss", [onReceipt])).toBeUndefined();
  expect(findingOf("disposal_gain_loss", [posted("bank", "it", "30")], inDoubt)).toBeUndefined();
});

test("what money is paid into is no interest that is due, and asked", () => {
  const charged = posted("it", "yield", "5");
  expect(findingOf("interest_receivable", [paidOut])).toBe("financial_investments?");
  expect(findingOf("interest_receivable", [charged, broughtIn])).toBeUndefined();
});
