import { describe, expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const maker = { party: "Maker" };

/** The direct lines, and those of them that say that they may be otherwise. */
function traced(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  return {
    direct: amountsOf(document, "direct"),
    marked: estimatedLines(document),
  };
}

/** Bills of goods and their payments, by which the account's documents are known to be references. */
const referred = ["G1", "G2"].flatMap((document) => [
  on("2025-02-01", ["goods", "10"], ["creditors", "-10", { document, party: "Grocer" }]),
  on("2025-02-02", ["creditors", "10", { document, party: "Grocer" }], ["bank", "-10"]),
]);

describe("a payment without its document", () => {
  test("before a bill that another payment refers to, it is for what that one leaves open", () => {
    const closed = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);
    const advance = on("2025-05-04", ["creditors", "300", maker], ["bank", "-300"]);
    const document = "M1";
    const bill = on(
      "2025-06-03",
      ["plant", "1000"],
      ["creditors", "-1000", { ...maker, document }],
    );
    const rest = on("2025-07-03", ["creditors", "700", { ...maker, document }], ["bank", "-700"]);
    expect(traced(closed, advance, bill, rest)).toEqual({
      direct: { payments_to_suppliers: -500, purchase_of_ppe: -1000 },
      marked: [],
    });
  });

  test("whose document is only its entry's own number, it settles the item of its party and size", () => {
    const bill = { ...on("2025-06-03", ["plant", "300"], ["creditors", "-300", maker]) };
    const payment = {
      ...on("2025-07-03", ["creditors", "300", { ...maker, document: "82" }], ["bank", "-300"]),
      number: "82",
    };
    expect(traced(...referred, bill, payment)).toEqual({
      direct: { payments_to_suppliers: -20, purchase_of_ppe: -300 },
      marked: [],
    });
  });
});

test("a deposit that is kept is an estimate where an older one may be meant", () => {
  const received = on("2025-03-03", ["bank", "250"], ["accruals", "-250", { party: "Dorn" }]);
  const kept = on("2025-10-31", ["accruals", "120"], ["otherIncome", "-120"]);
  expect(traced(received, kept)).toEqual({
    direct: { other_operating_receipts: 250 },
    marked: [
      "other_operating_payments",
      "other_operating_receipts",
      "payments_to_suppliers",
      "receipts_from_customers",
    ],
  });
});

test("a payment of the only item that is open, to the cent, leaves no later accrual in doubt", () => {
  const takenBack = on("2025-01-01", ["accruals", "100"], ["overheads", "-100"]);
  const bonus = on("2025-04-30", ["wages", "70"], ["accruals", "-70"]);
  const paid = on("2025-06-14", ["accruals", "70"], ["bank", "-70"]);
  const power = on("2025-12-31", ["overheads", "30"], ["accruals", "-30"]);
  expect(traced(takenBack, bonus, paid, power)).toEqual({
    direct: { payments_to_employees: -70 },
    marked: [],
  });
});

test("a payment of all that is open, to the cent, is for all of it though it names nobody", () => {
  const bills = [
    on("2025-01-02", ["creditors", "500"], ["bank", "-500"]),
    on("2025-02-03", ["plant", "300"], ["creditors", "-300", maker]),
    on("2025-02-04", ["goods", "45"], ["creditors", "-45", { party: "Grocer" }]),
  ];
  const paying = (amount: string) =>
    on("2025-03-01", ["creditors", amount], ["bank", `-${amount}`]);
  expect(traced(...bills, paying("345"))).toEqual({
    direct: { payments_to_suppliers: -545, purchase_of_ppe: -300 },
    marked: [],
  });
  expect(traced(...bills, paying("344")).marked).toEqual([
    "payments_to_suppliers",
    "purchase_of_ppe",
  ]);
});

test("money nobody could place, found to be a customer's, is a receipt though a refund is open", () => {
  const refunded = on("2025-02-01", ["debtors", "50", { party: "Dorn" }], ["bank", "-50"]);
  const received = on("2025-03-03", ["bank", "50"], ["otherDebtors", "-50", { party: "Dorn" }]);
  const placed = on(
    "2025-04-01",
    ["otherDebtors", "50", { party: "Dorn" }],
    ["debtors", "-50", { party: "Dorn" }],
  );
  expect(traced(refunded, received, placed)).toEqual({ direct: {}, marked: [] });
});

test("a set-off of a bill against a refund or an invoice leaves both lines estimates", () => {
  const dorn = { party: "Dorn" };
  const opening = on("2025-01-02", ["bank", "300"], ["debtors", "-300"]);
  const refunded = on("2025-02-01", ["debtors", "50", dorn], ["bank", "-50"]);
  const invoiced = on("2025-02-03", ["debtors", "90", dorn], ["sales", "-90"]);
  const billed = on("2025-03-03", ["goods", "40"], ["creditors", "-40", maker]);
  const setOff = on("2025-04-01", ["creditors", "40", maker], ["debtors", "-40", dorn]);
  expect(traced(opening, refunded, invoiced, billed, setOff)).toEqual({
    direct: { receipts_from_customers: 290, payments_to_suppliers: -40 },
    marked: ["payments_to_suppliers", "receipts_from_customers"],
  });
});

test("a refund of the very amount of a set-off bill was perhaps its payment, and perhaps not", () => {
  const dorn = { party: "Dorn" };
  const refunded = on("2025-02-01", ["debtors", "40", dorn], ["bank", "-40"]);
  const invoiced = on("2025-02-03", ["debtors", "90", dorn], ["sales", "-90"]);
  const billed = on("2025-03-03", ["goods", "40"], ["creditors", "-40", maker]);
  const setOff = on("2025-04-01", ["creditors", "40", maker], ["debtors", "-40", dorn]);
  expect(traced(refunded, invoiced, billed, setOff).marked).toEqual([
    "payments_to_suppliers",
    "receipts_from_customers",
  ]);
});

test("a refund that meets only what a set-off left open leaves both lines estimates", () => {
  const dorn = { party: "Dorn" };
  const opening = on("2025-01-02", ["bank", "300"], ["debtors", "-300"]);
  const billed = on("2025-03-03", ["goods", "40"], ["creditors", "-40", maker]);
  const setOff = on("2025-04-01", ["creditors", "40", maker], ["debtors", "-40", dorn]);
  const refunded = on("2025-05-01", ["debtors", "40", dorn], ["bank", "-40"]);
  expect(traced(opening, billed, setOff, refunded).marked).toEqual([
    "payments_to_suppliers",
    "receipts_from_customers",
  ]);
});

test("a credit note without a document takes off a bill of its party and kind", () => {
  const document = "G3";
  const billed = on("2025-03-03", ["goods", "90"], ["creditors", "-90", { ...maker, document }]);
  const machine = on("2025-03-01", ["plant", "40"], ["creditors", "-40", maker]);
  const credited = on("2025-03-09", ["creditors", "40", maker], ["goods", "-40"]);
  const paid = on("2025-04-03", ["creditors", "50", { ...maker, document }], ["bank", "-50"]);
  expect(traced(machine, billed, credited, paid)).toEqual({
    direct: { payments_to_suppliers: -50 },
    marked: [],
  });
});

describe("a payment whose document is not in the ledger", () => {
  const payment = (amount: string) =>
    on("2025-07-03", ["creditors", amount, { ...maker, document: "M9" }], ["bank", `-${amount}`]);

  test("settles what was open at the start", () => {
    const direct = { payments_to_suppliers: -320 };
    expect(traced(...referred, payment("300"))).toEqual({ direct, marked: [] });
  });

  test("settles a bill of its party and size whose document nobody entered", () => {
    const bill = on("2025-06-03", ["plant", "300"], ["creditors", "-300", maker]);
    const direct = { payments_to_suppliers: -20, purchase_of_ppe: -300 };
    expect(traced(...referred, bill, payment("300"))).toEqual({ direct, marked: [] });
  });

  test("is an estimate where it may be a part of such a bill", () => {
    const bill = on("2025-06-03", ["plant", "900"], ["creditors", "-900", maker]);
    expect(traced(...referred, bill, payment("300"))).toEqual({
      direct: { payments_to_suppliers: -320 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });

  test("is an estimate where a bill of its party without a document comes later", () => {
    const bill = on("2025-08-03", ["plant", "900"], ["creditors", "-900", maker]);
    expect(traced(...referred, payment("300"), bill)).toEqual({
      direct: { payments_to_suppliers: -320 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });

  test("is no estimate where all bills of its party are paid in the end", () => {
    const document = "M1";
    const bill = on("2025-06-03", ["plant", "900"], ["creditors", "-900", { ...maker, document }]);
    const paid = on("2025-08-03", ["creditors", "900", { ...maker, document }], ["bank", "-900"]);
    expect(traced(...referred, bill, payment("300"), paid)).toEqual({
      direct: { payments_to_suppliers: -320, purchase_of_ppe: -900 },
      marked: [],
    });
  });

  test("is an estimate where it names nobody and such a bill was open before it", () => {
    const unnamed = on("2025-07-03", ["creditors", "300", { document: "BS7" }], ["bank", "-300"]);
    const billed = (date: string) =>
      on(date, ["plant", "900"], ["creditors", "-900", { document: "M1" }]);
    const direct = { payments_to_suppliers: -320 };
    expect(traced(...referred, billed("2025-06-03"), unnamed)).toEqual({
      direct,
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
    expect(traced(...referred, unnamed, billed("2025-08-03"))).toEqual({ direct, marked: [] });
  });
});

describe("cash that waits for its bill, where nobody is named", () => {
  const advance = on("2025-03-03", ["creditors", "300", { document: "M1" }], ["bank", "-300"]);
  const opening = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);

  test("stays for the bill that its document names, whatever comes before", () => {
    const goods = on("2025-04-03", ["goods", "300"], ["creditors", "-300"]);
    const bill = on("2025-05-03", ["plant", "300"], ["creditors", "-300", { document: "M1" }]);
    expect(traced(opening, advance, goods, bill)).toMatchObject({
      direct: { payments_to_suppliers: -500, purchase_of_ppe: -300 },
    });
  });

  test("is an estimate where it meets a bill for other things by chance alone", () => {
    const bill = on("2025-05-03", ["plant", "300"], ["creditors", "-300"]);
    expect(traced(opening, advance, bill)).toEqual({
      direct: { payments_to_suppliers: -500, purchase_of_ppe: -300 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });
});

describe("cash whose bill is in no file", () => {
  const opening = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);
  const advance = on(
    "2025-11-03",
    ["creditors", "300", { party: "Maker", document: "M7" }],
    ["bank", "-300"],
  );
  const bought = (party: string, account: "plant" | "goods") => [
    on("2025-03-03", [account, "90"], ["creditors", "-90", { party, document: "M1" }]),
    on("2025-04-03", ["creditors", "90", { party, document: "M1" }], ["bank", "-90"]),
  ];

  test("may be for what its party was billed for before, or anybody where it never was", () => {
    for (const party of ["Maker", "Other"])
      expect(traced(opening, ...bought(party, "plant"), advance)).toEqual({
        direct: { payments_to_suppliers: -800, purchase_of_ppe: -90 },
        marked: ["payments_to_suppliers", "purchase_of_ppe"],
      });
  });

  test("is no estimate where its party was only ever billed for what the account usually is", () => {
    const entries = [opening, ...bought("Other", "plant"), ...bought("Maker", "goods"), advance];
    expect(traced(...entries).marked).toEqual([]);
  });

  test("received on an account that is owed, it may be a customer's or a deposit", () => {
    const received = on("2025-11-03", ["bank", "70"], ["accruals", "-70"]);
    expect(traced(received)).toEqual({
      direct: { other_operating_receipts: 70 },
      marked: ["other_operating_receipts", "payments_to_suppliers", "receipts_from_customers"],
    });
  });

  test("deposits of tenants are received and given back, and no payment to suppliers", () => {
    const received = on("2025-03-03", ["bank", "70"], ["accruals", "-70"]);
    const returned = on("2025-09-03", ["accruals", "110"], ["bank", "-110"]);
    const held = { other_operating_receipts: 70, other_operating_payments: -110 };
    expect(traced(received, returned).direct).toEqual(held);
    const charged = on("2025-12-31", ["overheads", "5"], ["accruals", "-5"]);
    expect(traced(received, returned, charged).direct).toEqual({ payments_to_suppliers: -40 });
  });

  test("a deposit that is kept for rent was a customer's when it came", () => {
    const received = on("2025-03-03", ["bank", "70"], ["accruals", "-70"]);
    const kept = on("2025-09-03", ["accruals", "70"], ["sales", "-70"]);
    expect(traced(received, kept).direct).toEqual({ receipts_from_customers: 70 });
    const reversed = on("2025-09-04", ["sales", "70"], ["accruals", "-70"]);
    const returned = on("2025-10-04", ["accruals", "90"], ["bank", "-90"]);
    const { direct } = traced(received, kept, { ...reversed, text: "Reversal" }, returned);
    expect(direct).not.toHaveProperty("payments_to_suppliers");
  });
});

describe("one number of two parties", () => {
  const document = "1001";
  const machine = on("2025-03-03", ["plant", "300"], ["creditors", "-300", { ...maker, document }]);
  const grocer = { party: "Grocer", document };

  test("stands for documents of their own: a payment does not lead to the other party's bill", () => {
    const shelf = on("2025-04-01", ["plant", "120"], ["creditors", "-120", { party: "Grocer" }]);
    const own = on("2025-04-03", ["creditors", "120", grocer], ["bank", "-120"]);
    const paid = on("2025-05-03", ["creditors", "300", maker], ["bank", "-300"]);
    expect(traced(...referred, machine, shelf, own, paid)).toEqual({
      direct: { payments_to_suppliers: -20, purchase_of_ppe: -420 },
      marked: [],
    });
  });

  test("leads to the own bill, whichever is older", () => {
    const goods = on("2025-03-04", ["goods", "120"], ["creditors", "-120", grocer]);
    const paid = on("2025-04-03", ["creditors", "120", grocer], ["bank", "-120"]);
    expect(traced(...referred, machine, goods, paid)).toEqual({
      direct: { payments_to_suppliers: -140 },
      marked: [],
    });
  });

  test("may be one party's by two names where the amount is the same", () => {
    const paid = on("2025-05-03", ["creditors", "300", grocer], ["bank", "-300"]);
    expect(traced(...referred, machine, paid)).toEqual({
      direct: { payments_to_suppliers: -320 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });

  test("is the same where the payment names nobody", () => {
    const paid = on("2025-05-03", ["creditors", "300", { document }], ["bank", "-300"]);
    expect(traced(...referred, machine, paid).direct).toEqual({
      payments_to_suppliers: -20,
      purchase_of_ppe: -300,
    });
  });
});

describe("cash of a party that was never billed, under a document that is in no file", () => {
  const machine = on("2025-03-03", ["plant", "300"], ["creditors", "-300", maker]);
  const paid = on("2025-03-05", ["creditors", "300", maker], ["bank", "-300"]);
  const unbilled = (date: string) =>
    on(date, ["creditors", "70", { party: "Smith", document: "X9" }], ["bank", "-70"]);

  test("paid an old bill in the first months of the year", () => {
    expect(traced(...referred, machine, paid, unbilled("2025-02-20")).marked).toEqual([]);
  });

  test.each(["2025-06-20", "2025-12-20"])("may be an advance on %s", (date) => {
    expect(traced(...referred, machine, paid, unbilled(date))).toEqual({
      direct: { payments_to_suppliers: -90, purchase_of_ppe: -300 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });
});

describe("a payment whose reconciliation code is on no bill", () => {
  const paid = (lettering: string) =>
    on("2025-07-03", ["creditors", "300", { ...maker, lettering }], ["bank", "-300"]);

  test("settles a bill of its party and size that has no reference", () => {
    const bill = on("2025-06-03", ["plant", "300"], ["creditors", "-300", maker]);
    expect(traced(bill, paid("ZZ"))).toEqual({ direct: { purchase_of_ppe: -300 }, marked: [] });
  });

  test("settles what was open at the start before a bill that has another reference", () => {
    const bill = on(
      "2025-06-03",
      ["plant", "900"],
      ["creditors", "-900", { ...maker, document: "M1" }],
    );
    expect(traced(bill, paid("ZZ"))).toEqual({
      direct: { payments_to_suppliers: -300 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
    });
  });
});

describe("a payment under the number of a bill that is in no file", () => {
  const early = (amount: string) =>
    on("2025-01-16", ["creditors", amount, { ...maker, document: "X9" }], ["bank", `-${amount}`]);
  const later = on(
    "2025-06-03",
    ["plant", "900"],
    ["creditors", "-900", { ...maker, document: "M1" }],
  );

  test("was for what was open at the start, and no advance for a later bill of another number", () => {
    expect(traced(...referred, early("300"), later)).toEqual({
      direct: { payments_to_suppliers: -320 },
      marked: [],
    });
  });

  test("is in doubt where such payments come to more than was open", () => {
    expect(traced(...referred, early("300"), early("400"), later).marked).toEqual([
      "payments_to_suppliers",
      "purchase_of_ppe",
    ]);
  });

  test("is in doubt where its party was billed before", () => {
    const before = { ...later, date: "2025-01-10" };
    expect(traced(...referred, before, early("300")).marked).toEqual([
      "payments_to_suppliers",
      "purchase_of_ppe",
    ]);
  });
});

test("a bill of the day of its payment is paid by it, whichever of the two has the lower number", () => {
  const plant = on("2025-01-10", ["plant", "600"], ["creditors", "-600", maker]);
  const bill = on("2025-03-01", ["goods", "240"], ["creditors", "-240", maker]);
  const payment = on("2025-03-01", ["creditors", "240", maker], ["bank", "-240"]);
  for (const [first, second] of [
    ["8", "9"],
    ["9", "8"],
  ])
    expect(
      traced(plant, { ...bill, number: `${first}` }, { ...payment, number: `${second}` }),
    ).toEqual({ direct: { payments_to_suppliers: -240 }, marked: [] });
});
