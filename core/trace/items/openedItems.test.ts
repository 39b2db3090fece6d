import { describe, expect, test } from "vitest";
import type { StatementInput } from "../../statement/StatementInput.ts";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

/** The opening entry of books whose creditors are 500, told as these lines of them. */
function opening(...lines: WrittenEntry["lines"]): WrittenEntry {
  return { ...on("2025-01-01", ...lines, ["retained", "500"]), number: "OB" };
}

/** The direct lines of a year after an opening entry, and how much of each is an estimate. */
function traced(
  opened: WrittenEntry,
  entries: readonly WrittenEntry[],
  settings: Partial<StatementInput> = {},
) {
  const generalLedger = { ...ledgerOf(entries), opened: ledgerOf([opened]).entries };
  const document = statementOf(entries, { generalLedger, ...settings });
  const marked = document.statements.direct.lines.filter(
    ({ isSubtotal, status, estimatedAmount }) =>
      !isSubtotal && status === "review" && Number(estimatedAmount) !== 0,
  );
  return {
    direct: amountsOf(document, "direct"),
    marked: Object.fromEntries(
      marked.map(({ concept, estimatedAmount }) => [concept, Number(estimatedAmount)]),
    ),
    nonCash: document.nonCashTransactions.map(({ amount }) => Number(amount)),
  };
}

type References = { party?: string; document?: string; lettering?: string };

const plant = (date: string, amount: string, references: References = {}) =>
  on(date, ["plant", amount], ["creditors", `-${amount}`, references]);
const paid = (date: string, amount: string, references: References = {}) =>
  on(date, ["creditors", amount, references], ["bank", `-${amount}`]);

/** Of 300 that were open at the start and 300 for a machine of the year, what was open is paid. */
const onlyOpeningPaid = { direct: { payments_to_suppliers: -300 }, nonCash: [300] };

describe("what the opening entry tells item by item is settled by what names it", () => {
  const rest = ["creditors", "-200"] as const;

  test.each<[string, References, References]>([
    ["document", { document: "A1" }, { document: "B1" }],
    ["reconciliation code", { lettering: "AA" }, { lettering: "AB" }],
    ["document, where the bill of the year has none", { document: "A1" }, {}],
  ])("by %s", (_, first, second) => {
    const opened = opening(["creditors", "-300", first], rest);
    const year = [plant("2025-02-01", "300", second), paid("2025-03-01", "300", first)];
    expect(traced(opened, year)).toEqual({ ...onlyOpeningPaid, marked: {} });
  });

  test("in parts, and no more than was open", () => {
    const item = { document: "A1" };
    const opened = opening(["creditors", "-300", item], rest);
    const parts = [paid("2025-03-01", "100", item), paid("2025-04-01", "200", item)];
    const year = [plant("2025-02-01", "200", { document: "B1" }), ...parts];
    expect(traced(opened, year)).toMatchObject({ direct: { payments_to_suppliers: -300 } });
  });

  test("on the side that it stands on, whatever its account comes to", () => {
    const opened = opening(
      ["creditors", "-700", { document: "A1" }],
      ["creditors", "200", { document: "C1" }],
    );
    const refund = on("2025-03-01", ["bank", "200"], ["creditors", "-200", { document: "C1" }]);
    const year = [plant("2025-02-01", "200", { document: "B1" }), refund];
    expect(traced(opened, year)).toEqual({
      direct: { payments_to_suppliers: 200 },
      marked: {},
      nonCash: [200],
    });
  });
});

describe("what a party had open at the start", () => {
  const maker = { party: "Maker" };
  const rest = ["creditors", "-200"] as const;
  const opened = opening(["creditors", "-300", { ...maker, document: "A1" }], rest);

  test("is an estimate where the party bills machines: the ledger does not tell what it was for", () => {
    const year = [
      plant("2025-02-01", "300", { ...maker, document: "B1" }),
      paid("2025-03-01", "300", { ...maker, document: "A1" }),
    ];
    expect(traced(opened, year)).toEqual({
      ...onlyOpeningPaid,
      marked: { payments_to_suppliers: 300, purchase_of_ppe: 300 },
    });
  });

  test("is no estimate where it bills what the account usually is for", () => {
    const document = "B1";
    const goods = on("2025-02-01", ["goods", "90"], ["creditors", "-90", { ...maker, document }]);
    const year = [goods, paid("2025-03-01", "300", { ...maker, document: "A1" })];
    expect(traced(opened, year)).toEqual({
      direct: { payments_to_suppliers: -300 },
      marked: {},
      nonCash: [],
    });
  });

  test("without a document it is older than a bill of its size, and either may be meant", () => {
    const silent = opening(["creditors", "-300", maker], rest);
    const year = [plant("2025-02-01", "300", maker), paid("2025-03-01", "300", maker)];
    expect(traced(silent, year)).toEqual({
      ...onlyOpeningPaid,
      marked: { payments_to_suppliers: 300, purchase_of_ppe: 300 },
    });
  });

  test("is paid before what names nobody by a payment whose document is in no file", () => {
    const silent = opening(rest, ["creditors", "-300", maker]);
    const grocer = { party: "Grocer", document: "G1" };
    const year = [
      on("2025-01-10", ["goods", "10"], ["creditors", "-10", grocer]),
      paid("2025-01-11", "10", grocer),
      paid("2025-02-01", "300", { ...maker, document: "X9" }),
      plant("2025-05-01", "80", { ...maker, document: "B1" }),
      paid("2025-05-02", "80", { ...maker, document: "B1" }),
    ];
    expect(traced(silent, year).marked).toEqual({
      payments_to_suppliers: 300,
      purchase_of_ppe: 300,
    });
  });
});

test.each([
  ["that its lines of other accounts name too", "2025"],
  ["that is its own number", "OB"],
])("a document of the opening entry %s is no bill", (_, document) => {
  const other = document === "OB" ? {} : { document };
  const opened = opening(["creditors", "-500", { document }], ["bank", "0", other]);
  const year = [plant("2025-02-01", "300", { document }), paid("2025-03-01", "300", { document })];
  expect(traced(opened, year)).toEqual({
    direct: { purchase_of_ppe: -300 },
    marked: {},
    nonCash: [],
  });
});

test("what last year's project left open says more than the opening entry", () => {
  const item = { party: "Maker", document: "A1" };
  const opened = opening(["creditors", "-500", item]);
  const openItem = { ...item, account: "creditors", number: "7", date: "2024-12-01" };
  const openItems = [
    {
      ...openItem,
      lettering: null,
      parts: [{ column: "purchase_of_ppe", amount: 50_000n } as const],
    },
  ];
  const year = [paid("2025-03-01", "500", item)];
  expect(traced(opened, year).direct).toEqual({ payments_to_suppliers: -500 });
  expect(traced(opened, year, { openItems }).direct).toEqual({ purchase_of_ppe: -500 });
});

test("what was open before earlier entries of the file is told by the opening entry too", () => {
  const item = { document: "A1" };
  const opened = opening(["creditors", "-300", item], ["creditors", "-200"]);
  const earlier = [plant("2024-11-01", "300", { document: "B1" })];
  const year = [paid("2025-03-01", "300", item)];
  const generalLedger = {
    ...ledgerOf(year),
    opened: ledgerOf([opened]).entries,
    earlier: ledgerOf(earlier).entries,
  };
  expect(traced(opened, year, { generalLedger }).direct).toEqual({ payments_to_suppliers: -300 });
});

describe("a party's bills of one size for different things, of which one is paid", () => {
  const maker = { party: "Maker" };
  const goods = on("2025-02-01", ["goods", "300"], ["creditors", "-300", maker]);
  const bills = [goods, plant("2025-02-02", "300", maker)];
  const none = opening(["creditors", "-500"]);
  const either = { payments_to_suppliers: 300, purchase_of_ppe: 300 };

  test.each([0, 20])("are an estimate, among %i others of theirs", (count) => {
    const others = Array.from({ length: count }, (_, at) =>
      on("2025-01-05", ["goods", `${at + 1}`], ["creditors", `-${at + 1}`, maker]),
    );
    const year = [...others, ...bills, paid("2025-03-01", "300", maker)];
    expect(traced(none, year).marked).toEqual(either);
  });

  test("under a document that is in no file, too", () => {
    const grocer = { party: "Grocer", document: "G1" };
    const links = [
      on("2025-01-10", ["goods", "10"], ["creditors", "-10", grocer]),
      paid("2025-01-11", "10", grocer),
    ];
    const year = [...links, ...bills, paid("2025-03-01", "300", { ...maker, document: "X9" })];
    expect(traced(none, year).marked).toEqual(either);
  });

  test("for one thing they are none", () => {
    const year = [goods, goods, paid("2025-03-01", "300", maker)];
    expect(traced(none, year).marked).toEqual({});
  });
});
