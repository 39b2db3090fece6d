import { describe, expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { factsOfRows } from "../../testing/analystFacts.ts";
import { account, findingsOf, findingsOn } from "../../testing/analystIds.ts";
import { balance } from "../../testing/ledgerRows.ts";

const named = (code: string, name: string, now: string, before: string) => ({
  ...balance(code, now, before),
  name,
});

describe("a ledger out of balance", () => {
  const rows = (rent: string) => [
    named("1000", "Bank", "40000.00", "40000.00"),
    named("3000", "Share capital", "-66543.21", "-66543.21"),
    named("1200", "Stock", "26543.21", "26543.21"),
    named("4000", "Sales", "-54321.00", "-50000.00"),
    named("7000", "Rent", rent, "50000.00"),
  ];
  const found = (rent: string) =>
    findingsOf(factsOfRows(rows(rent))).filter(({ kind }) => kind === "out_of_balance");

  test("names the account whose swapped digits are the difference", () => {
    const [finding] = found("45321.00");
    expect(finding).toMatchObject({ id: "out_of_balance:closing", severity: "critical" });
    expect(finding?.accounts).toContain("7000");
    expect(finding?.figures.difference).toBe("-9000.00");
  });

  test("names the account that stands in the wrong column", () => {
    expect(found("-54321.00")[0]?.accounts).toContain("7000");
  });

  test("names nobody where no single slip explains it", () => {
    expect(found("54320.99")[0]?.accounts).toEqual([]);
  });

  test("is not found in one that balances", () => {
    expect(found("54321.00")).toEqual([]);
  });
});

describe("a balance on the wrong side", () => {
  const on = (title: string, before: string, now: string, role?: Role) =>
    findingsOn("wrong_side", [account(title, before, now, role)]).map(({ id }) => id);

  test.each([
    ["1200 Stock", "500", "-9000", "inventories", "wrong_side:1200"],
    ["1105 Trade debtors - export", "90000", "-9000", "trade_receivables", "wrong_side:1105"],
    ["1210 Bank deposit", "500", "-9000", "cash_and_cash_equivalents", "wrong_side:1210"],
    ["7000 Rent", "-9000", "9000", "operating_expenses", "wrong_side:7000:before"],
  ] as const)("is found on %s", (title, before, now, role, id) => {
    expect(on(title, before, now, role)).toEqual([id]);
  });

  test.each([
    ["1110 Allowance for doubtful debts", "-9000", "-9500"],
    ["4800 Sales returns", "9000", "9500"],
    ["1590 Plant accumulated depreciation", "-9000", "-9500"],
    ["2300 VAT control", "-9000", "9500"],
  ])("is not found on %s, whose side is its own", (title, before, now) => {
    expect(on(title, before, now)).toEqual([]);
  });

  test("is not found where it is trivial", () => {
    expect(on("1200 Stock", "500", "-300", "inventories")).toEqual([]);
  });
});

describe("an account that changed sides", () => {
  test("is found on sales tax, not on exchange differences", () => {
    const flipped = [
      account("2300 VAT control", "-9000", "9500"),
      account("7900 Foreign exchange gains and losses", "-9000", "9500"),
    ];
    expect(findingsOn("sign_flip", flipped).map(({ id }) => id)).toEqual(["sign_flip:2300"]);
  });

  test("is not found where it stayed", () => {
    expect(findingsOn("sign_flip", [account("2300 VAT control", "-9000", "-9500")])).toEqual([]);
  });
});

describe("a balance that should turn over", () => {
  const on = (title: string, before: string, now: string) =>
    findingsOn("unchanged_balance", [account(title, before, now)]).length;

  test("is found where it is the same to the cent", () => {
    expect(on("1400 Prepaid rent", "4321.09", "4321.09")).toBe(1);
    expect(on("2900 Corporation tax payable", "-8000", "-8000")).toBe(1);
  });

  test("is not found where it moved, or is a small fee agreed for every year", () => {
    expect(on("1400 Prepaid rent", "4321.09", "4321.10")).toBe(0);
    expect(on("2260 Accrued audit fee", "-5000", "-5000")).toBe(0);
    expect(on("0010 Freehold land", "4321.09", "4321.09")).toBe(0);
  });
});

describe("a round amount", () => {
  const on = (title: string, before: string, now: string) =>
    findingsOn("round_amount", [
      account("7000 Rent", "12345.67", "12456.78"),
      account("7010 Business rates", "2345.67", "2456.78"),
      account("7020 Insurance", "1345.67", "1456.78"),
      account("7030 Electricity", "1145.67", "1156.78"),
      account("7040 Cleaning", "945.67", "1056.78"),
      account(title, before, now),
    ]).map(({ id }) => id);

  test("is found as a balance and as a movement where documents make odd ones", () => {
    expect(on("1300 Sundry debtors", "812.40", "31000.00")).toEqual(["round_amount:1300"]);
    expect(on("2240 Accruals", "-812.40", "-31812.40")).toEqual(["round_amount:2240"]);
  });

  test("is not found on capital, where it is agreed, nor where it is below materiality or not round", () => {
    expect(on("3000 Share capital", "0", "-30000.00")).toEqual([]);
    expect(on("1300 Sundry debtors", "812.40", "5000.00")).toEqual([]);
    expect(on("1300 Sundry debtors", "812.40", "31250.00")).toEqual([]);
  });
});

describe("a duplicated account", () => {
  const on = (kind: string, one: [string, string], other: [string, string]) =>
    findingsOn(kind, [account(one[0], "900", one[1]), account(other[0], "950", other[1])]).map(
      ({ id }) => id,
    );

  test("is found by the same words in another order", () => {
    expect(
      on("duplicate_name", ["2100 Trade creditors", "-9000"], ["2105 Creditors - trade", "-8000"]),
    ).toEqual(["duplicate_name:2100+2105"]);
  });

  test("is of little weight where one of the two is small", () => {
    const severity = (size: string) => {
      const accounts = [
        account("2100 Trade creditors", "900", "-9000"),
        account("2105 Creditors - trade", "950", size),
      ];
      return findingsOn("duplicate_name", accounts).map((finding) => finding.severity);
    };
    expect([severity("-8000"), severity("-1")]).toEqual([["medium"], ["low"]]);
  });

  test("is not found where number, place or role tell them apart", () => {
    expect(on("duplicate_name", ["4010 Sales UK", "-9000"], ["4020 Sales US", "-8000"])).toEqual(
      [],
    );
    expect(on("duplicate_name", ["2801 Loan 1", "-9000"], ["2802 Loan 2", "-8000"])).toEqual([]);
  });

  test("is found by the same amount to the cent, unless it is a whole hundred", () => {
    expect(
      on("duplicate_balance", ["2801 Bank loan", "-9123.45"], ["2802 Term loan", "-9123.45"]),
    ).toEqual(["duplicate_balance:2801+2802"]);
    expect(
      on("duplicate_balance", ["2801 Bank loan", "-9000"], ["2802 Term loan", "-9000"]),
    ).toEqual([]);
  });
});

describe("intercompany dealings", () => {
  const on = (sales: string, purchases: string) =>
    findingsOn("intercompany_left", [
      account("4700 Intercompany sales", "0", sales),
      account("5700 Intercompany purchases", "0", purchases),
    ]).length;

  test("are found with both ends in one ledger", () => {
    expect(on("-50000", "50000")).toBe(1);
  });

  test("are not found with one end", () => {
    expect(on("-50000", "0")).toBe(0);
  });
});

describe("first digits", () => {
  const many = (amountOf: (index: number) => string) =>
    Array.from({ length: 200 }, (_, index) =>
      account(`${7000 + index} Cost ${index}`, amountOf(index), amountOf(index + 1)),
    );

  test("that are all the same are found", () => {
    expect(
      findingsOn(
        "first_digits",
        many((index) => `9${index}.11`),
      ),
    ).toHaveLength(1);
  });

  test("that grow by a rate follow the law, and few say nothing", () => {
    const grown = (index: number) => (100 * 1.05 ** index).toFixed(2);
    expect(findingsOn("first_digits", many(grown))).toEqual([]);
    expect(findingsOn("first_digits", many((index) => `9${index}.11`).slice(0, 50))).toEqual([]);
  });
});
