import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

/** What the entries add to both methods; every statement ties out on the way. */
function told(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  expect(document.draftReasons.map(({ message }) => message)).toEqual([]);
  return {
    direct: amountsOf(document, "direct"),
    indirect: amountsOf(document, "indirect"),
    nonCash: document.nonCashTransactions.map(({ amount }) => Number(amount)),
  };
}

const maker = { party: "Maker" };

const plantBill = on(
  "2025-03-01",
  ["plant", "600", {}],
  ["creditors", "-600", { party: "Maker", document: "M1" }],
);

describe("plant bought on credit (IAS 7.43)", () => {
  test("unpaid, it is no payment and no change in payables", () => {
    expect(told(plantBill)).toEqual({ direct: {}, indirect: {}, nonCash: [600] });
  });

  test("paid, it is a purchase on the day it is paid", () => {
    const paid = on("2025-05-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]);
    const wanted = { purchase_of_ppe: -600 };
    expect(told(plantBill, paid)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
  });

  test("paid in part, the rest is disclosed", () => {
    const paid = on("2025-05-01", ["creditors", "250", { document: "M1" }], ["bank", "-250"]);
    const wanted = { purchase_of_ppe: -250 };
    expect(told(plantBill, paid)).toEqual({ direct: wanted, indirect: wanted, nonCash: [350] });
  });

  test("through goods received that are not invoiced yet", () => {
    const received = on(
      "2025-02-01",
      ["plant", "600"],
      ["notInvoiced", "-600", { document: "D1" }],
    );
    const billed = on(
      "2025-03-01",
      ["notInvoiced", "600", { document: "D1" }],
      ["salesTax", "120"],
      ["creditors", "-720", { document: "M1" }],
    );
    const paid = on("2025-04-01", ["creditors", "720", { document: "M1" }], ["bank", "-720"]);
    expect(told(received, billed, paid).direct).toEqual({
      purchase_of_ppe: -600,
      payments_to_suppliers: -120,
    });
  });

  test("paid before it is billed", () => {
    const paid = on("2025-02-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]);
    const wanted = { purchase_of_ppe: -600 };
    expect(told(paid, plantBill)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
  });

  test("taken over by a lender instead of paid, it is disclosed", () => {
    const lent = on("2025-05-01", ["creditors", "600", { document: "M1" }], ["loan", "-600"]);
    expect(told(plantBill, lent)).toEqual({ direct: {}, indirect: {}, nonCash: [600] });
  });
});

test.each([1, 20])(
  "a bill that is credited in part keeps its place before %i later ones",
  (count) => {
    const later = Array.from({ length: count }, () =>
      on("2025-04-01", ["plant", "700"], ["creditors", "-700", maker]),
    );
    const credited = (date: string, amount: string) =>
      on(date, ["creditors", amount, maker], ["plant", `-${amount}`]);
    const bill = on("2025-03-01", ["plant", "600"], ["creditors", "-600", maker]);
    const { nonCash } = told(
      bill,
      ...later,
      credited("2025-05-01", "200"),
      credited("2025-06-01", "400"),
    );
    expect(nonCash).toEqual(later.map(() => 700));
  },
);

test("a bill of goods, plant and tax is paid in their proportion, to the cent", () => {
  const bill = on(
    "2025-03-01",
    ["goods", "100"],
    ["plant", "50.01"],
    ["salesTax", "30"],
    ["creditors", "-180.01", { document: "B1" }],
  );
  const paid = on("2025-04-01", ["creditors", "90", { document: "B1" }], ["bank", "-90"]);
  const { direct, indirect } = told(bill, paid);
  expect(direct).toEqual({ payments_to_suppliers: -65, purchase_of_ppe: -25 });
  expect(indirect).toEqual({
    profit_before_tax: -100,
    change_in_trade_payables: 65,
    change_in_sales_tax: -30,
    purchase_of_ppe: -25,
  });
});

describe("a bill that is booked in two entries", () => {
  const goods = (date: string, references: { document?: string; lettering?: string }) =>
    on(date, ["goods", "100"], ["creditors", "-100", references]);
  const machine = (references: { document?: string; lettering?: string }) =>
    on("2025-03-01", ["plant", "300"], ["creditors", "-300", references]);
  const paid = (amount: string, references = {}) =>
    on("2025-04-01", ["creditors", amount, references], ["bank", `-${amount}`]);
  const closed = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);

  test.each([{ document: "B1" }, { lettering: "AA" }])("is paid in proportion under %j", (bill) => {
    const { direct, nonCash } = told(goods("2025-03-01", bill), machine(bill), paid("200", bill));
    expect(direct).toEqual({ payments_to_suppliers: -50, purchase_of_ppe: -150 });
    expect(nonCash).toEqual([150]);
  });

  test("is one in size where a payment without its document pays all of it", () => {
    const bill = { document: "B1" };
    const rent = on("2025-02-01", ["overheads", "70"], ["creditors", "-70"]);
    const later = on("2025-03-02", ["overheads", "80"], ["creditors", "-80"]);
    const own = { party: "Maker" };
    const of = (entry: WrittenEntry) => ({
      ...entry,
      lines: entry.lines.map(
        ([account, amount, references]) => [account, amount, { ...own, ...references }] as const,
      ),
    });
    const entries = [rent, goods("2025-03-01", bill), machine(bill), later, paid("400")].map(of);
    expect(told(closed, ...entries).direct).toEqual({
      payments_to_suppliers: -600,
      purchase_of_ppe: -300,
    });
  });

  test("on different days is two: the older is paid first", () => {
    const bill = { document: "B1" };
    const { direct } = told(goods("2025-02-01", bill), machine(bill), paid("200", bill));
    expect(direct).toEqual({ payments_to_suppliers: -100, purchase_of_ppe: -100 });
  });

  test("without a reference is two", () => {
    const entries = [closed, goods("2025-03-01", {}), machine({}), paid("300")];
    expect(told(...entries).direct).toEqual({ payments_to_suppliers: -500, purchase_of_ppe: -300 });
  });
});

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
  expect(told(bill, settled, authority).direct).toEqual({ payments_to_suppliers: -100 });
});

test("wages and what is withheld of them are payments to employees, when each is paid", () => {
  const pay = on("2025-01-31", ["wages", "1000"], ["withheld", "-220"], ["bank", "-780"]);
  const authority = on("2025-02-15", ["withheld", "200"], ["bank", "-200"]);
  const { direct, indirect } = told(pay, authority);
  expect(direct).toEqual({ payments_to_employees: -980 });
  expect(indirect).toEqual({ profit_before_tax: -1000, change_in_employee_payables: 20 });
});

test("an instalment is principal and interest", () => {
  const paid = on("2025-06-30", ["loan", "100"], ["interest", "8"], ["bank", "-108"]);
  const { direct, indirect } = told(paid);
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
  expect(told(drawn, repaid).direct).toEqual(wanted);
});

test("what is paid in beside share capital is for the shares, whatever reserve it is credited to", () => {
  const issue = on("2025-04-01", ["bank", "300"], ["shares", "-60"], ["reserve", "-240"]);
  expect(told(issue).direct).toEqual({ proceeds_from_issue_of_shares: 300 });
});

describe("disposals", () => {
  const sold = (...proceeds: WrittenEntry["lines"]) =>
    on("2025-07-01", ...proceeds, ["plant", "-500"], ["plantDepreciation", "300"], ["gain", "-40"]);

  test("at once, with what was received and no gain in operating", () => {
    const { direct, indirect } = told(sold(["bank", "240"]));
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 240 });
    expect(indirect).toEqual({
      profit_before_tax: 40,
      disposal_gain_loss: -40,
      proceeds_from_disposal_of_ppe: 240,
    });
  });

  test("a gain that small books have as other income is part of what was received", () => {
    const plain = ["otherIncome", "-40"] as const;
    const { direct, indirect } = told(
      on("2025-07-01", ["bank", "240"], ["plant", "-500"], ["plantDepreciation", "300"], plain),
      on("2025-08-01", ["bank", "30"], ["otherIncome", "-30"]),
    );
    const proceeds = { proceeds_from_disposal_of_ppe: 240 };
    expect(direct).toEqual({ ...proceeds, other_operating_receipts: 30 });
    expect(indirect).toMatchObject({ ...proceeds, profit_before_tax: 70 });
  });

  test("on credit, as far as it is received", () => {
    const received = on(
      "2025-09-01",
      ["bank", "100"],
      ["otherDebtors", "-100", { document: "S1" }],
    );
    const sale = sold(["otherDebtors", "240", { document: "S1" }]);
    const { direct, indirect, nonCash } = told(sale, received);
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 100 });
    expect(indirect).toEqual({
      profit_before_tax: 40,
      disposal_gain_loss: -40,
      proceeds_from_disposal_of_ppe: 100,
    });
    expect(nonCash).toEqual([140]);
  });

  test("at a loss, the loss is part of what was received and nothing was exchanged", () => {
    const { direct, nonCash } = told(
      on(
        "2025-07-01",
        ["bank", "160"],
        ["plant", "-500"],
        ["plantDepreciation", "300"],
        ["gain", "40"],
      ),
    );
    expect({ direct, nonCash }).toEqual({
      direct: { proceeds_from_disposal_of_ppe: 160 },
      nonCash: [],
    });
  });

  test("to a supplier, with a gain, it is a sale and no bill taken back", () => {
    const document = "S1";
    const { direct } = told(
      on("2025-07-01", ["creditors", "540", { document }], ["plant", "-500"], ["gain", "-40"]),
      on("2025-08-01", ["bank", "540"], ["creditors", "-540", { document }]),
    );
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 540 });
  });

  test.each([
    ["a discount on a machine", "plant", "-50"],
    ["what a used machine has been charged with", "plantDepreciation", "-50"],
  ] as const)("%s is no part exchange", (_, account, amount) => {
    const bought = on("2025-07-01", ["plant", "700"], [account, amount], ["bank", "-650"]);
    const { direct, nonCash } = told(bought);
    expect({ direct, nonCash }).toEqual({ direct: { purchase_of_ppe: -650 }, nonCash: [] });
  });

  test("in part exchange, only the difference is paid", () => {
    const { direct, nonCash } = told(sold(["plant", "700"], ["bank", "-460"]));
    expect(direct).toEqual({ purchase_of_ppe: -460 });
    expect(nonCash).toEqual([240]);
  });

  test("in part exchange at what it stands in the books, the same without a gain", () => {
    const given = [
      ["plant", "-500"],
      ["plantDepreciation", "300"],
    ] as const;
    const { direct, nonCash } = told(
      on("2025-07-01", ["plant", "700"], ["bank", "-500"], ...given),
    );
    expect(direct).toEqual({ purchase_of_ppe: -500 });
    expect(nonCash).toEqual([200]);
  });

  test("by fire, what the insurer pays for it is received for the asset", () => {
    const burnt = sold(["otherDebtors", "240", { document: "C1" }]);
    const paid = on("2025-09-01", ["bank", "240"], ["otherDebtors", "-240", { document: "C1" }]);
    expect(told(burnt, paid).direct).toEqual({ proceeds_from_disposal_of_ppe: 240 });
  });
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
    const { direct, indirect } = told(invoice, received);
    expect(direct).toEqual({ receipts_from_customers: 97 });
    expect(indirect).toEqual({ profit_before_tax: 97 });
  });

  test("a fee out of a receipt for more than is open, some of which is paid back", () => {
    const received = on("2025-02-03", ["bank", "485"], ["overheads", "15"], ["debtors", "-500"]);
    const refunded = on("2025-02-09", ["debtors", "100"], ["bank", "-100"]);
    expect(told(received, refunded).direct).toEqual({ receipts_from_customers: 385 });
  });

  test("a fee out of a refund of what was paid for nothing yet", () => {
    const paid = on("2025-02-03", ["debtors", "100"], ["bank", "-100"]);
    const returned = on("2025-02-09", ["bank", "97"], ["overheads", "3"], ["debtors", "-100"]);
    const opening = on("2025-01-02", ["bank", "300"], ["debtors", "-300"]);
    expect(told(opening, paid, returned).direct).toEqual({ receipts_from_customers: 297 });
  });

  test("a discount for early payment", () => {
    const bill = on("2025-02-01", ["goods", "100"], ["creditors", "-100", { document: "B1" }]);
    const paid = on(
      "2025-02-05",
      ["creditors", "100", { document: "B1" }],
      ["otherIncome", "-2"],
      ["bank", "-98"],
    );
    expect(told(bill, paid).direct).toEqual({ payments_to_suppliers: -98 });
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
    expect(told(bill, paid).direct).toEqual({ payments_to_suppliers: -205 });
  });

  test("an exchange difference on what is settled", () => {
    const paid = on(
      "2025-02-05",
      ["debtors", "-100", { document: "I1" }],
      ["exchange", "-5"],
      ["bank", "105"],
    );
    expect(told(invoice, paid).direct).toEqual({ receipts_from_customers: 105 });
  });
});

describe("sales tax", () => {
  test("is received with sales, paid with purchases and settled with the authority", () => {
    const { direct, indirect } = told(
      on("2025-01-10", ["bank", "120"], ["sales", "-100"], ["salesTax", "-20"]),
      on("2025-01-20", ["goods", "50"], ["salesTax", "10"], ["bank", "-60"]),
      on("2025-04-30", ["salesTax", "10"], ["bank", "-10"]),
    );
    expect(direct).toEqual({
      receipts_from_customers: 120,
      payments_to_suppliers: -60,
      other_operating_payments: -10,
    });
    expect(indirect).toEqual({ profit_before_tax: 50 });
  });

  test("on plant that is bought for cash stays operating", () => {
    const bought = on("2025-01-20", ["plant", "50"], ["salesTax", "10"], ["bank", "-60"]);
    expect(told(bought).direct).toEqual({ payments_to_suppliers: -10, purchase_of_ppe: -50 });
  });

  test("is settled with the authority where it is paid beside pay and income tax", () => {
    const taxes = on(
      "2025-02-12",
      ["salesTax", "90"],
      ["wages", "30"],
      ["taxPayable", "20"],
      ["bank", "-140"],
    );
    const fee = on("2025-03-12", ["salesTax", "90"], ["overheads", "2"], ["bank", "-92"]);
    expect(told(taxes, fee).direct).toEqual({
      other_operating_payments: -180,
      payments_to_employees: -30,
      income_taxes_paid: -20,
      payments_to_suppliers: -2,
    });
  });

  test("beside what is withheld from pay is settled with the authority, however small", () => {
    const withheld = on("2025-01-31", ["wages", "100"], ["withheld", "-100"]);
    const paid = on(
      "2025-02-12",
      ["salesTax", "5"],
      ["withheld", "100"],
      ["wages", "60"],
      ["bank", "-165"],
    );
    expect(told(withheld, paid).direct).toEqual({
      other_operating_payments: -5,
      payments_to_employees: -160,
    });
  });

  test.each<[string, WrittenEntry, Record<string, number>]>([
    [
      "rent paid ahead",
      on("2025-03-01", ["prepaid", "50"], ["salesTax", "10"], ["bank", "-60"]),
      { payments_to_suppliers: -60 },
    ],
    [
      "a bill that was accrued",
      on("2025-03-01", ["accruals", "50"], ["salesTax", "10"], ["bank", "-60"]),
      { payments_to_suppliers: -60 },
    ],
    [
      "a customer's deposit",
      on("2025-03-01", ["bank", "60"], ["deposits", "-50"], ["salesTax", "-10"]),
      { receipts_from_customers: 60 },
    ],
  ])("is paid and received with %s", (_, entry, direct) => {
    expect(told(entry).direct).toEqual(direct);
  });
});

test("wages that are part of the cost of sales are paid to employees", () => {
  const payroll = on("2025-01-31", ["goods", "70"], ["wages", "40"], ["withheld", "-110"]);
  const paid = on("2025-02-05", ["withheld", "110"], ["bank", "-110"]);
  expect(told(payroll, paid).direct).toEqual({ payments_to_employees: -110 });
});

test("a deposit is received when it is paid, whatever is invoiced later", () => {
  const { direct } = told(
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
  expect(told(paid, received)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
});

test("cost that is prepaid is paid once", () => {
  const { direct, indirect } = told(
    on("2025-07-01", ["prepaid", "120"], ["bank", "-120"]),
    on("2025-12-31", ["overheads", "60"], ["prepaid", "-60"]),
  );
  expect(direct).toEqual({ payments_to_suppliers: -120 });
  expect(indirect).toEqual({ profit_before_tax: -60, change_in_prepayments: -60 });
});

describe("reversals cancel what they reverse", () => {
  const wrong = { ...on("2025-02-01", ["plant", "90"], ["bank", "-90"]), number: "7" };
  const right = on("2025-02-02", ["overheads", "90"], ["bank", "-90"]);

  test("by reference", () => {
    const reversal = { ...on("2025-02-02", ["plant", "-90"], ["bank", "90"]), reverses: "7" };
    expect(told(wrong, reversal, right).direct).toEqual({ payments_to_suppliers: -90 });
  });

  test("by the words of an entry with the same amounts and the other sign", () => {
    const reversal = {
      ...on("2025-02-02", ["plant", "-90"], ["bank", "90"]),
      text: "Reversal, wrong account",
    };
    expect(told(wrong, reversal, right).direct).toEqual({ payments_to_suppliers: -90 });
  });

  test("an invoice that is taken back leaves its payment to another", () => {
    const { direct } = told(
      { ...plantBill, number: "8" },
      {
        ...on("2025-03-02", ["plant", "-600"], ["creditors", "600", { document: "M1" }]),
        reverses: "8",
      },
      on("2025-03-03", ["goods", "600"], ["creditors", "-600", { document: "M1" }]),
      on("2025-04-03", ["creditors", "600", { document: "M1" }], ["bank", "-600"]),
    );
    expect(direct).toEqual({ payments_to_suppliers: -600 });
  });

  test("listed ahead of the bill it takes back, on the day the bill is entered anew", () => {
    const document = { document: "M1" };
    const cost = on("2025-03-01", ["overheads", "600"], ["creditors", "-600", document]);
    const back = on("2025-03-01", ["overheads", "-600"], ["creditors", "600", document]);
    const anew = on("2025-03-01", ["plant", "600"], ["creditors", "-600", document]);
    const paid = on("2025-04-01", ["creditors", "600", document], ["bank", "-600"]);
    expect(told({ ...back, text: "Estorno" }, anew, cost, paid).direct).toEqual({
      purchase_of_ppe: -600,
    });
  });

  const back = (date: string, text: string) => ({
    ...on(date, ["plant", "-90"], ["bank", "90"]),
    text,
  });
  const gross = { purchase_of_ppe: -90, proceeds_from_disposal_of_ppe: 90 };

  test("what was bought and is sold for as much is no reversal without a word or a reference", () => {
    expect(told(wrong, back("2025-03-01", "Sold to a neighbour")).direct).toEqual(gross);
  });

  test("what comes back without a word may be a reversal: both lines wait for a person", () => {
    const statuses = (...entries: WrittenEntry[]) =>
      statementOf(entries)
        .statements.direct.lines.filter(({ concept }) => Object.hasOwn(gross, concept))
        .map(({ concept, status }) => [concept, status]);
    const inReview = Object.keys(gross).map((concept) => [concept, "review"]);
    expect(statuses(wrong, back("2025-03-01", ""))).toEqual(inReview);
    expect(statuses(wrong, back("2025-03-01", "Sold to a neighbour"))).not.toEqual(inReview);
  });

  test("the name of a journal, or what most of its entries say, is no word", () => {
    const labelled = (entry: WrittenEntry, text = "Bank"): WrittenEntry => ({ ...entry, text });
    const others = ["1", "2", "3", "4"].map((day) =>
      on(`2025-04-0${day}`, ["overheads", day], ["bank", `-${day}`]),
    );
    const statuses = (other: string) =>
      statementOf([
        labelled(wrong),
        labelled(back("2025-03-01", "")),
        ...others.map((entry) => labelled(entry, other)),
      ])
        .statements.direct.lines.filter(({ concept }) => Object.hasOwn(gross, concept))
        .map(({ status }) => status);
    expect(statuses("Bank")).toEqual(["review", "review"]);
    expect(statuses("Stamps")).toEqual(["auto", "auto"]);
  });

  test("an entry of a later day is not what it takes back", () => {
    expect(told(back("2025-01-31", "Reversal"), wrong).direct).toEqual(gross);
  });

  test("one takes back one of two that are alike", () => {
    const again = on("2025-02-01", ["plant", "90"], ["bank", "-90"]);
    expect(told(wrong, again, back("2025-02-03", "Reversal")).direct).toEqual({
      purchase_of_ppe: -90,
    });
  });

  test("what takes back a reversal leaves the first entry as it was", () => {
    const third = {
      ...on("2025-02-04", ["plant", "90"], ["bank", "-90"]),
      text: "Reversal undone",
    };
    expect(told(wrong, back("2025-02-03", "Reversal"), third).direct).toEqual({
      purchase_of_ppe: -90,
    });
  });

  test("a later month shows it on the line that it takes back, with the other sign", () => {
    const entries = [wrong, back("2025-03-03", "Reversal")];
    const { periods = [] } = statementOf(entries, { periods: "month" });
    const [, february, march] = periods.map((period) => amountsOf(period, "direct"));
    expect(february).toMatchObject({ purchase_of_ppe: -90 });
    expect(march).toMatchObject({ purchase_of_ppe: 90 });
  });

  test("an entry after the period takes nothing back", () => {
    const { direct } = told(wrong, back("2026-01-03", "Reversal"));
    expect(direct).toMatchObject({ purchase_of_ppe: -90 });
  });

  test("another amount is not taken back", () => {
    const other = { ...on("2025-02-03", ["plant", "-80"], ["bank", "80"]), text: "Reversal" };
    expect(told(wrong, other).direct).toEqual({
      purchase_of_ppe: -90,
      proceeds_from_disposal_of_ppe: 80,
    });
  });

  test("of bills that are alike, the last one before it is taken back", () => {
    const bill = (date: string, document: string) =>
      on(date, ["plant", "600"], ["creditors", "-600", { document }]);
    const back = on("2025-03-02", ["plant", "-600"], ["creditors", "600", { document: "M2" }]);
    const { nonCash, direct } = told(
      bill("2025-02-01", "M1"),
      bill("2025-03-01", "M2"),
      { ...back, text: "Reversal" },
      on("2025-04-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]),
    );
    expect({ nonCash, direct }).toEqual({ nonCash: [], direct: { purchase_of_ppe: -600 } });
  });
});

describe("no cash", () => {
  test.each<[string, WrittenEntry, number[]]>([
    ["a lease begins", on("2025-02-01", ["leased", "300"], ["leases", "-300"]), [300]],
    ["debt becomes shares", on("2025-02-01", ["loan", "300"], ["shares", "-300"]), [300]],
    ["plant is acquired for shares", on("2025-02-01", ["plant", "300"], ["shares", "-300"]), [300]],
    ["a dividend in shares", on("2025-02-01", ["retained", "300"], ["shares", "-300"]), [300]],
    ["a dividend is declared", on("2025-02-01", ["retained", "9"], ["dividendsPayable", "-9"]), []],
  ])("%s", (_, entry, nonCash) => {
    expect(told(entry)).toEqual({ direct: {}, indirect: {}, nonCash });
  });

  test("interest is added to a loan", () => {
    expect(told(on("2025-02-01", ["interest", "12"], ["loan", "-12"]))).toEqual({
      direct: {},
      indirect: { profit_before_tax: -12, finance_costs: 12 },
      nonCash: [12],
    });
  });

  test("interest is added to a lease, and its payments pay it first", () => {
    const added = on("2025-02-28", ["interest", "12"], ["leases", "-12"]);
    const begun = on("2025-02-01", ["leased", "300"], ["leases", "-300"]);
    const paid = on("2025-03-01", ["leases", "100"], ["bank", "-100"]);
    const direct = { interest_paid: -12, payment_of_lease_liabilities: -88 };
    expect(told(begun, added, paid)).toMatchObject({ direct, nonCash: [300] });
  });

  test("depreciation is charged", () => {
    const charged = on("2025-12-31", ["depreciation", "70"], ["plantDepreciation", "-70"]);
    expect(told(charged)).toEqual({
      direct: {},
      indirect: { profit_before_tax: -70, depreciation: 70 },
      nonCash: [],
    });
  });
});

test("a revaluation of cash is the exchange effect, and no cash flow", () => {
  const { direct, indirect } = told(
    on("2025-06-30", ["dollars", "400"], ["bank", "-400"]),
    on("2025-12-31", ["dollars", "15"], ["exchange", "-15"]),
  );
  expect(direct).toEqual({ effect_of_exchange_rate_changes: 15 });
  expect(indirect).toEqual({
    profit_before_tax: 15,
    unrealised_exchange_differences: -15,
    effect_of_exchange_rate_changes: 15,
  });
});

test("money moved between banks is no cash flow", () => {
  expect(told(on("2025-06-30", ["savings", "400"], ["bank", "-400"])).direct).toEqual({});
});

test("cash of no known purpose gets it from the entry that clears it, on the day it moved", () => {
  const document = statementOf(
    [
      on("2025-03-10", ["bank", "300"], ["accruals", "-300", { document: "X" }]),
      on("2025-08-10", ["accruals", "300", { document: "X" }], ["loan", "-300"]),
    ],
    { periods: "quarter" },
  );
  expect(amountsOf(document, "direct")).toEqual({ proceeds_from_borrowings: 300 });
  expect(document.periods?.map((period) => amountsOf(period, "direct"))).toEqual([
    { proceeds_from_borrowings: 300 },
    {},
    {},
    {},
  ]);
});

test("an account that nobody could place is followed through where its entries clear it", () => {
  const { direct } = told(
    on("2025-01-10", ["debtors", "300", { document: "A" }], ["sales", "-300"]),
    on("2025-03-10", ["bank", "300"], ["suspense", "-300"]),
    on("2025-04-02", ["suspense", "300"], ["debtors", "-300", { document: "A" }]),
  );
  expect(direct).toEqual({ receipts_from_customers: 300 });
});

test.each(["suspense", "otherDebtors"] as const)(
  "money that came in settles none that went out and that nobody has placed yet: %s",
  (account) => {
    const { direct } = told(
      on("2025-01-10", ["debtors", "300", { document: "A" }], ["sales", "-300"]),
      on("2025-03-10", ["bank", "-270"], [account, "270"]),
      on("2025-03-12", ["bank", "300"], [account, "-300"]),
      on("2025-04-02", [account, "300"], ["debtors", "-300", { document: "A" }]),
      on("2025-04-20", ["plant", "270"], [account, "-270"]),
    );
    expect(direct).toEqual({ receipts_from_customers: 300, purchase_of_ppe: -270 });
  },
);

test.each(["clearing", "suspense"] as const)(
  "money between two banks that passes through an account until it is placed is no flow: %s",
  (account) => {
    const { direct } = told(
      on("2025-02-11", ["bank", "-600"], [account, "600"]),
      on("2025-02-13", ["savings", "600"], [account, "-600"]),
    );
    expect(direct).toEqual({});
  },
);

test("what is lent to others and comes back is a payment and a receipt", () => {
  const { direct } = told(
    on("2025-02-11", ["bank", "-600"], ["otherDebtors", "600"]),
    on("2025-02-13", ["bank", "600"], ["otherDebtors", "-600"]),
  );
  expect(direct).toEqual({ other_operating_payments: -600, other_operating_receipts: 600 });
});

test("one payment settles several bills, a credit note taken off", () => {
  const { direct } = told(
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
  const { direct, indirect } = told(
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

describe("what is paid out of share premium alone", () => {
  const issued = on("2025-04-01", ["bank", "500"], ["shares", "-100"], ["premium", "-400"]);
  const paid = (amount: string) => on("2025-04-20", ["premium", amount], ["bank", `-${amount}`]);

  test("is what issuing shares cost beside an issue (IAS 32.37)", () => {
    const { direct } = told(issued, paid("15"));
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
    const { direct } = told(issued, boughtBack);
    expect(direct).toEqual({ proceeds_from_issue_of_shares: 500, purchase_of_own_shares: -15 });
  });
});

test("what wages built is paid for as plant (IAS 7.16(a))", () => {
  const { direct } = told(
    on("2025-01-31", ["wages", "500"], ["bank", "-500"]),
    on("2025-02-28", ["plant", "200"], ["wages", "-200"]),
  );
  expect(direct).toEqual({ payments_to_employees: -300, purchase_of_ppe: -200 });
});

test("what was written off an asset that pays for a part of a taxed bill is no depreciation", () => {
  const document = { document: "B9" };
  const billed = on(
    "2025-02-01",
    ["plant", "1000"],
    ["salesTax", "200"],
    ["creditors", "-1200", document],
  );
  const given = on(
    "2025-02-02",
    ["creditors", "600", document],
    ["plantDepreciation", "300"],
    ["plant", "-800"],
    ["gain", "-100"],
  );
  const paid = on("2025-02-20", ["creditors", "600", document], ["bank", "-600"]);
  const { indirect } = told(billed, given, paid);
  expect(indirect.depreciation).toBeUndefined();
  expect(indirect.disposal_gain_loss).toBe(-100);
});

test("depreciation that stands within cost of sales is added back", () => {
  const charged = on("2025-12-31", ["goods", "70"], ["plantDepreciation", "-70"]);
  expect(told(charged).indirect).toEqual({ profit_before_tax: -70, depreciation: 70 });
});
