import { describe, expect, test } from "vitest";
import type { WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on, plantBill } from "../testing/tracedLines.ts";

const maker = { party: "Maker" };

describe("plant bought on credit (IAS 7.43)", () => {
  test("unpaid, it is no payment and no change in payables", () => {
    expect(linesOf(plantBill)).toEqual({ direct: {}, indirect: {}, nonCash: [600] });
  });

  test("paid, it is a purchase on the day it is paid", () => {
    const paid = on("2025-05-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]);
    const wanted = { purchase_of_ppe: -600 };
    expect(linesOf(plantBill, paid)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
  });

  test("paid in part, the rest is disclosed", () => {
    const paid = on("2025-05-01", ["creditors", "250", { document: "M1" }], ["bank", "-250"]);
    const wanted = { purchase_of_ppe: -250 };
    expect(linesOf(plantBill, paid)).toEqual({ direct: wanted, indirect: wanted, nonCash: [350] });
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
    expect(linesOf(received, billed, paid).direct).toEqual({
      purchase_of_ppe: -600,
      payments_to_suppliers: -120,
    });
  });

  test("paid before it is billed", () => {
    const paid = on("2025-02-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]);
    const wanted = { purchase_of_ppe: -600 };
    expect(linesOf(paid, plantBill)).toEqual({ direct: wanted, indirect: wanted, nonCash: [] });
  });

  test("taken over by a lender instead of paid, it is disclosed", () => {
    const lent = on("2025-05-01", ["creditors", "600", { document: "M1" }], ["loan", "-600"]);
    expect(linesOf(plantBill, lent)).toEqual({ direct: {}, indirect: {}, nonCash: [600] });
  });
});

describe("an advance for a machine that is set off against its bill is for the machine alone", () => {
  const taxedBill = (references: { party?: string; document?: string }) =>
    on("2025-03-01", ["plant", "600"], ["salesTax", "120"], ["creditors", "-720", references]);
  const advanced = on("2025-02-01", ["plant", "200"], ["bank", "-200"]);
  const setOff = (references: { party?: string; document?: string }) =>
    on("2025-03-02", ["creditors", "200", references], ["plant", "-200"]);
  const rest = (references: { party?: string; document?: string }) =>
    on("2025-04-01", ["creditors", "520", references], ["bank", "-520"]);

  test.each([{ document: "M1" }, { party: "Maker" }, {}])("by %j", (references) => {
    const entries = [advanced, taxedBill(references), setOff(references), rest(references)];
    const wanted = { purchase_of_ppe: -600, payments_to_suppliers: -120 };
    expect(linesOf(...entries).direct).toEqual(wanted);
    const [first, bill, second, last] = entries;
    const before = second && { ...second, date: "2025-02-28" };
    const other = [first, before, bill, last].flatMap((entry) => entry ?? []);
    expect(linesOf(...other).direct).toEqual(wanted);
  });

  test("by party, though what sets it off has another document", () => {
    const of = (document: string) => ({ party: "Maker", document });
    const goods = (document: string) => [
      on("2025-01-10", ["goods", "70"], ["creditors", "-70", { party: "Grocer", document }]),
      on("2025-01-20", ["creditors", "70", { party: "Grocer", document }], ["bank", "-70"]),
    ];
    const entries = [advanced, taxedBill(of("M1")), setOff(of("J7")), rest(of("M1"))];
    expect(linesOf(...goods("G1"), ...goods("G2"), ...entries).direct).toEqual({
      purchase_of_ppe: -600,
      payments_to_suppliers: -260,
    });
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
    const { nonCash } = linesOf(
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
  const { direct, indirect } = linesOf(bill, paid);
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
    const { direct, nonCash } = linesOf(
      goods("2025-03-01", bill),
      machine(bill),
      paid("200", bill),
    );
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
    expect(linesOf(closed, ...entries).direct).toEqual({
      payments_to_suppliers: -600,
      purchase_of_ppe: -300,
    });
  });

  test("on different days is two: the older is paid first", () => {
    const bill = { document: "B1" };
    const { direct } = linesOf(goods("2025-02-01", bill), machine(bill), paid("200", bill));
    expect(direct).toEqual({ payments_to_suppliers: -100, purchase_of_ppe: -100 });
  });

  test("without a reference is two", () => {
    const entries = [closed, goods("2025-03-01", {}), machine({}), paid("300")];
    expect(linesOf(...entries).direct).toEqual({
      payments_to_suppliers: -500,
      purchase_of_ppe: -300,
    });
  });
});

test("what wages built is paid for as plant (IAS 7.16(a))", () => {
  const { direct } = linesOf(
    on("2025-01-31", ["wages", "500"], ["bank", "-500"]),
    on("2025-02-28", ["plant", "200"], ["wages", "-200"]),
  );
  expect(direct).toEqual({ payments_to_employees: -300, purchase_of_ppe: -200 });
});

test("what was made by the entity is paid for as an asset where income takes it off the costs", () => {
  const { direct } = linesOf(
    on("2025-01-31", ["wages", "500"], ["bank", "-500"]),
    on("2025-02-28", ["plant", "200"], ["own work", "-200"]),
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
  const { indirect } = linesOf(billed, given, paid);
  expect(indirect.depreciation).toBeUndefined();
  expect(indirect.disposal_gain_loss).toBe(-100);
});
