import { describe, expect, test } from "vitest";
import { statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

test("what is withheld from a supplier's bill is paid for it, though it is owed beside what is withheld from pay", () => {
  const document = "S1";
  const bill = on("2025-01-10", ["goods", "100"], ["creditors", "-100", { document }]);
  const settled = on(
    "2025-01-20",
    ["creditors", "100", { document }],
    ["withheld", "-20"],
    ["bank", "-80"],
  );
  const authority = on("2025-02-15", ["withheld", "20"], ["bank", "-20"]);
  expect(linesOf(bill, settled, authority).direct).toEqual({ payments_to_suppliers: -100 });
});

test("wages and what is withheld of them are payments to employees, when each is paid", () => {
  const pay = on("2025-01-31", ["wages", "1000"], ["withheld", "-220"], ["bank", "-780"]);
  const authority = on("2025-02-15", ["withheld", "200"], ["bank", "-200"]);
  const { direct, indirect } = linesOf(pay, authority);
  expect(direct).toEqual({ payments_to_employees: -980 });
  expect(indirect).toEqual({ profit_before_tax: -1000, change_in_employee_payables: 20 });
});

test("an instalment is principal and interest", () => {
  const paid = on("2025-06-30", ["loan", "100"], ["interest", "8"], ["bank", "-108"]);
  const { direct, indirect } = linesOf(paid);
  expect(direct).toEqual({ interest_paid: -8, repayment_of_borrowings: -100 });
  expect(indirect).toEqual({
    profit_before_tax: -8,
    finance_costs: 8,
    interest_paid: -8,
    repayment_of_borrowings: -100,
  });
});

test("loans drawn and repaid stand gross (IAS 7.21)", () => {
  const drawn = on("2025-02-01", ["bank", "400"], ["loan", "-400"]);
  const repaid = on("2025-09-01", ["loan", "150"], ["bank", "-150"]);
  const wanted = { proceeds_from_borrowings: 400, repayment_of_borrowings: -150 };
  expect(linesOf(drawn, repaid).direct).toEqual(wanted);
});

test("what is paid in beside share capital is for the shares, whatever reserve it is credited to", () => {
  const issue = on("2025-04-01", ["bank", "300"], ["shares", "-60"], ["reserve", "-240"]);
  expect(linesOf(issue).direct).toEqual({ proceeds_from_issue_of_shares: 300 });
});

describe("what is taken out of a receipt or a payment lowers it", () => {
  const invoice = on("2025-02-01", ["debtors", "100", { document: "I1" }], ["sales", "-100"]);

  test("a card fee", () => {
    const received = on(
      "2025-02-03",
      ["bank", "97"],
      ["overheads", "3"],
      ["debtors", "-100", { document: "I1" }],
    );
    const { direct, indirect } = linesOf(invoice, received);
    expect(direct).toEqual({ receipts_from_customers: 97 });
    expect(indirect).toEqual({ profit_before_tax: 97 });
  });

  test("a card fee out of what customers paid, not out of a loan in the receipts of the same month", () => {
    const received = on(
      "2025-02-28",
      ["bank", "597"],
      ["overheads", "3"],
      ["debtors", "-100", { document: "I1" }],
      ["loan", "-500"],
    );
    const wanted = { receipts_from_customers: 97, proceeds_from_borrowings: 500 };
    expect(linesOf(invoice, received).direct).toEqual(wanted);
  });

  test("a fee out of a receipt for more than is open, some of which is paid back", () => {
    const received = on("2025-02-03", ["bank", "485"], ["overheads", "15"], ["debtors", "-500"]);
    const refunded = on("2025-02-09", ["debtors", "100"], ["bank", "-100"]);
    expect(linesOf(received, refunded).direct).toEqual({ receipts_from_customers: 385 });
  });

  test("a fee out of a refund of what was paid for nothing yet", () => {
    const paid = on("2025-02-03", ["debtors", "100"], ["bank", "-100"]);
    const returned = on("2025-02-09", ["bank", "97"], ["overheads", "3"], ["debtors", "-100"]);
    const opening = on("2025-01-02", ["bank", "300"], ["debtors", "-300"]);
    expect(linesOf(opening, paid, returned).direct).toEqual({ receipts_from_customers: 297 });
  });

  test("a discount for early payment", () => {
    const bill = on("2025-02-01", ["goods", "100"], ["creditors", "-100", { document: "B1" }]);
    const paid = on(
      "2025-02-05",
      ["creditors", "100", { document: "B1" }],
      ["otherIncome", "-2"],
      ["bank", "-98"],
    );
    expect(linesOf(bill, paid).direct).toEqual({ payments_to_suppliers: -98 });
  });

  test("an exchange difference beside the only document of its entry is paid with it", () => {
    const document = { document: "B7" };
    const bill = on("2025-03-01", ["overheads", "200"], ["creditors", "-200", document]);
    const paid = on(
      "2025-04-01",
      ["creditors", "200", document],
      ["bank", "-200", document],
      ["exchange", "5"],
      ["bank", "-5"],
    );
    expect(linesOf(bill, paid).direct).toEqual({ payments_to_suppliers: -205 });
  });

  test("an exchange difference on what is settled", () => {
    const paid = on(
      "2025-02-05",
      ["debtors", "-100", { document: "I1" }],
      ["exchange", "-5"],
      ["bank", "105"],
    );
    expect(linesOf(invoice, paid).direct).toEqual({ receipts_from_customers: 105 });
  });
});

test("wages that are part of the cost of sales are paid to employees", () => {
  const payroll = on("2025-01-31", ["goods", "70"], ["wages", "40"], ["withheld", "-110"]);
  const paid = on("2025-02-05", ["withheld", "110"], ["bank", "-110"]);
  expect(linesOf(payroll, paid).direct).toEqual({ payments_to_employees: -110 });
});

test("a deposit is received when it is paid, whatever is invoiced later", () => {
  const { direct } = linesOf(
    on("2025-01-10", ["bank", "80"], ["deposits", "-80", { document: "O1" }]),
    on(
      "2025-03-10",
      ["deposits", "80", { document: "O1" }],
      ["debtors", "120", { document: "I1" }],
      ["sales", "-200"],
    ),
  );
  expect(direct).toEqual({ receipts_from_customers: 80 });
});

test("a deposit that was for plant is a purchase of plant on the day it was paid", () => {
  const paid = on("2025-01-10", ["prepaid", "100", { document: "P1" }], ["bank", "-100"]);
  const received = on("2025-03-10", ["plant", "100"], ["prepaid", "-100", { document: "P1" }]);
  const wanted = { purchase_of_ppe: -100 };
  expect(linesOf(paid, received)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
});

test("cost that is prepaid is paid once", () => {
  const { direct, indirect } = linesOf(
    on("2025-07-01", ["prepaid", "120"], ["bank", "-120"]),
    on("2025-12-31", ["overheads", "60"], ["prepaid", "-60"]),
  );
  expect(direct).toEqual({ payments_to_suppliers: -120 });
  expect(indirect).toEqual({ profit_before_tax: -60, change_in_prepayments: -60 });
});

test("what is lent to others and comes back is a payment and a receipt", () => {
  const { direct } = linesOf(
    on("2025-02-11", ["bank", "-600"], ["otherDebtors", "600"]),
    on("2025-02-13", ["bank", "600"], ["otherDebtors", "-600"]),
  );
  expect(direct).toEqual({ other_operating_payments: -600, other_operating_receipts: 600 });
});

test("one payment settles several bills, a credit note taken off", () => {
  const { direct } = linesOf(
    on("2025-01-10", ["goods", "100"], ["creditors", "-100", { document: "A" }]),
    on("2025-01-11", ["plant", "200"], ["creditors", "-200", { document: "B" }]),
    on("2025-01-12", ["goods", "-30"], ["creditors", "30", { document: "C" }]),
    on(
      "2025-02-10",
      ["creditors", "100", { document: "A" }],
      ["creditors", "200", { document: "B" }],
      ["creditors", "-30", { document: "C" }],
      ["bank", "-270"],
    ),
  );
  expect(direct).toEqual({ payments_to_suppliers: -70, purchase_of_ppe: -200 });
});

test("a business that is bought is one payment, and its debts are paid as their own", () => {
  const { direct, indirect } = linesOf(
    on(
      "2025-04-01",
      ["goodwill", "400"],
      ["plant", "300"],
      ["stock", "150"],
      ["creditors", "-50", { document: "A" }],
      ["bank", "-800"],
    ),
    on("2025-05-01", ["creditors", "50", { document: "A" }], ["bank", "-50"]),
  );
  expect(direct).toEqual({ acquisition_of_subsidiary: -800, payments_to_suppliers: -50 });
  expect(indirect).toEqual({ acquisition_of_subsidiary: -800, change_in_trade_payables: -50 });
});

test("goodwill that bears sales tax comes without a business, and its tax stays tax", () => {
  const bought = on("2025-04-01", ["goodwill", "400"], ["salesTax", "80"], ["bank", "-480"]);
  const { direct } = linesOf(bought);
  expect(direct).toEqual({ acquisition_of_subsidiary: -400, payments_to_suppliers: -80 });
});

describe("what is paid out of share premium alone", () => {
  const issued = on("2025-04-01", ["bank", "500"], ["shares", "-100"], ["premium", "-400"]);
  const paid = (amount: string) => on("2025-04-20", ["premium", amount], ["bank", `-${amount}`]);

  test("is what issuing shares cost beside an issue (IAS 32.37)", () => {
    const { direct } = linesOf(issued, paid("15"));
    expect(direct).toEqual({ proceeds_from_issue_of_shares: 485 });
  });

  test.each([
    ["nothing was issued", [paid("15")]],
    ["it is much of what was issued", [issued, paid("300")]],
  ])("is asked where %s", (_, entries) => {
    const line = statementOf(entries).statements.direct.lines.find(
      ({ concept }) => concept === "purchase_of_own_shares",
    );
    expect(line).toMatchObject({ status: "review" });
  });

  test("is a buy-back together with share capital", () => {
    const boughtBack = on("2025-06-01", ["shares", "10"], ["premium", "5"], ["bank", "-15"]);
    const { direct } = linesOf(issued, boughtBack);
    expect(direct).toEqual({ proceeds_from_issue_of_shares: 500, purchase_of_own_shares: -15 });
  });
});

test("depreciation that stands within cost of sales is added back", () => {
  const charged = on("2025-12-31", ["goods", "70"], ["plantDepreciation", "-70"]);
  expect(linesOf(charged).indirect).toEqual({ profit_before_tax: -70, depreciation: 70 });
});

describe("one entry of several assets, part of it paid and part of it borrowed", () => {
  const loan = ["loan", "-500"] as const;
  const reviewed = (entry: WrittenEntry) =>
    statementOf([entry]).statements.direct.lines.flatMap(({ concept, reviewReasons = [] }) =>
      reviewReasons.some((reason) => reason.includes("holds several flows")) ? [concept] : [],
    );

  test("is asked which of them the cash was for", () => {
    const both = on(
      "2025-03-01",
      ["plant", "600"],
      ["holding", "400"],
      [...loan],
      ["bank", "-500"],
    );
    expect(reviewed(both)).toEqual(["purchase_of_ppe", "purchase_of_investments"]);
  });

  test("is not asked where there is one asset", () => {
    const one = on("2025-03-01", ["plant", "1000"], [...loan], ["bank", "-500"]);
    expect(reviewed(one)).toEqual([]);
  });
});
