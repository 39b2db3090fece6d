import { describe, expect, test } from "vitest";
import { factsOf } from "../../testing/analystFacts.ts";
import { account, findingsOf, findingsOn } from "../../testing/analystIds.ts";

const overheads = [
  account("7000 Rent", "50000", "51000"),
  account("7010 Insurance", "9000", "9300"),
  account("7020 Electricity", "12000", "12500"),
  account("7030 Cleaning", "4000", "4100"),
  account("7040 Travelling expenses", "8000", "8200"),
];

describe("an expense that did not go with its peers", () => {
  const on = (now: string) =>
    findingsOn("unusual_movement", [
      ...overheads,
      account("7070 Repairs and maintenance", "20000", now),
    ]);

  test("is found, with what was expected of it", () => {
    const [finding] = on("45000");
    expect(finding).toMatchObject({ id: "unusual_movement:7070", severity: "medium" });
    expect(finding?.figures).toMatchObject({ now: "45000.00", before: "20000.00" });
  });

  test("is not found where it grew as they did, or by less than materiality", () => {
    expect(on("21000")).toEqual([]);
    expect(on("27000")).toEqual([]);
  });
});

describe("a balance that jumped", () => {
  const on = (before: string, now: string) =>
    findingsOn("unusual_balance", [account("1400 Prepaid rent", before, now)]).length;

  test("is found when it grew or came from nothing", () => {
    expect(on("10000", "40000")).toBe(1);
    expect(on("0", "15000")).toBe(1);
  });

  test("is not found when it followed revenue or stayed small", () => {
    expect(on("10000", "10900")).toBe(0);
    expect(on("1000", "6000")).toBe(0);
  });
});

describe("an account used in one year only", () => {
  const on = (title: string, before: string, now: string) =>
    findingsOn("new_or_dormant", [...overheads, account(title, before, now)]).map(
      ({ severity }) => severity,
    );

  test("is told, and matters where it is a large new cost", () => {
    expect(on("7400 Storage costs", "0", "20000")).toEqual(["medium"]);
    expect(on("7400 Storage costs", "0", "8000")).toEqual(["low"]);
    expect(on("7400 Storage costs", "20000", "0")).toEqual(["low"]);
  });

  test("is not told of balances where no account opens with one", () => {
    const opened = [
      account("1400 Prepaid rent", "0", "90000"),
      account("3000 Share capital", "0", "-90000"),
    ];
    const kinds = findingsOf(factsOf(opened)).map(({ kind }) => kind);
    expect(kinds).not.toContain("new_or_dormant");
    // Beside a trade that did open with balances the same account is told
    expect(findingsOn("new_or_dormant", opened.slice(0, 1))).toHaveLength(1);
  });

  test("is not told when it is small or was used in both", () => {
    expect(on("7400 Storage costs", "0", "7000")).toEqual([]);
    expect(on("7400 Storage costs", "15000", "20000")).toEqual([]);
  });
});

test("a chart that was split is told once, by its total, and its accounts are not", () => {
  const split = [
    account("7000 Rent", "50000", "51000"),
    account("7010 Insurance", "60000", "15000"),
    account("7011 Insurance of buildings", "0", "24000"),
    account("7012 Insurance of vehicles", "0", "22000"),
    account("7040 Travelling expenses", "8000", "8200"),
  ];
  expect(findingsOn("unusual_movement", split)).toEqual([]);
  const [first, ...others] = findingsOn("new_or_dormant", split);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id: "new_or_dormant:operating_expenses", severity: "low" });
  expect(first?.figures).toEqual({
    now: "120200.00",
    before: "118000.00",
    opened: "2.00",
    closed: "0.00",
  });
});

test("new accounts that come on top are told one by one", () => {
  const more = [
    ...overheads,
    account("7400 Storage costs", "0", "20000"),
    account("7410 Consultants", "0", "30000"),
  ];
  expect(findingsOn("new_or_dormant", more)).toHaveLength(2);
});

describe("an accrual of last year", () => {
  const on = (title: string, now: string, cost: string) =>
    findingsOn("accrual_missing", [
      account(title, "-9000", now),
      account("7020 Electricity", "40000", cost),
    ]).length;

  test("that is gone while its cost fell is found", () => {
    expect(on("2200 Accrued electricity", "0", "31000")).toBe(1);
  });

  test("that is gone and has no cost of its own is found", () => {
    expect(on("2540 Accrued bonuses", "0", "41000")).toBe(1);
  });

  test("that was made anew, or whose cost rose, is not", () => {
    expect(on("2200 Accrued electricity", "-9500", "41000")).toBe(0);
    expect(on("2200 Accrued electricity", "0", "45000")).toBe(0);
  });
});

describe("gross margin", () => {
  const on = (kind: string, cost: string, stationers = "5000 Cost of sales") =>
    findingsOn(kind, [account(stationers, "570000", cost)]);

  test("that moved is found with the accounts that moved it", () => {
    const [finding] = on("margin_shift", "540000");
    expect(finding?.accounts).toContain("5000");
    expect(finding?.figures).toMatchObject({ before: "40.00", now: "46.00", effect: "60000.00" });
  });

  test("that held is not", () => {
    expect(on("margin_shift", "605000")).toEqual([]);
  });

  test("of one line of business is found by the words both accounts share", () => {
    const lines = (cost: string) => [
      account("4010 Sales - spares", "-200000", "-210000"),
      account("5010 Cost of sales - spares", "100000", cost),
      account("5020 Cost of sales - export", "90000", "95000"),
    ];
    const ids = (cost: string) => findingsOn("line_margin", lines(cost)).map(({ id }) => id);
    expect(ids("80000")).toEqual(["line_margin:4010+5010"]);
    expect(ids("106000")).toEqual([]);
  });
});

describe("days out of line", () => {
  const on = (stock: string) =>
    findingsOn("days_out_of_line", [
      account("5000 Cost of sales", "570000", "600000"),
      account("1200 Stock", "80000", stock),
    ]).map(({ id }) => id);

  test("are found on stock that grew by half", () => {
    expect(on("125000")).toEqual(["days_out_of_line:inventories"]);
  });

  test("are not found on stock that grew with the trade", () => {
    expect(on("90000")).toEqual([]);
  });
});

describe("a balance that follows another", () => {
  const on = (title: string, before: string, now: string) =>
    findingsOn("ratio_out_of_line", [
      account("6000 Wages", "200000", "210000"),
      account(title, before, now),
    ]).map(({ id }) => id);

  test.each([
    ["2300 VAT control", "-20000", "-4000", "ratio_out_of_line:sales_tax"],
    ["2500 PAYE payable", "-5000", "-12000", "ratio_out_of_line:payroll_tax"],
    ["1110 Allowance for doubtful debts", "-30000", "-5000", "ratio_out_of_line:allowance"],
  ])("is found where it left it: %s", (title, before, now, id) => {
    expect(on(title, before, now)).toEqual([id]);
  });

  test.each([
    ["2300 VAT control", "-20000", "-17000"],
    ["2500 PAYE payable", "-5000", "-6000"],
    ["1110 Allowance for doubtful debts", "-30000", "-26000"],
  ])("is not found where it kept to it: %s", (title, before, now) => {
    expect(on(title, before, now)).toEqual([]);
  });
});

describe("wages against the contributions on them", () => {
  const on = (wages: string, social = "22000", pension = "11000") =>
    findingsOn("payroll_out_of_line", [
      account("6000 Wages and salaries", "200000", wages),
      account("6100 Employer's national insurance", "20000", social),
      account("6110 Employer's pension contributions", "10000", pension),
    ]);

  test("are found with a month missing", () => {
    const [finding] = on("201666");
    expect(finding?.accounts).toEqual(["6000"]);
    expect(finding?.title).toContain("too low");
  });

  test("are found with payments that are no wages", () => {
    expect(on("245000")[0]?.title).toContain("too high");
  });

  test("are not found where both follow, or where only one rate changed", () => {
    expect(on("220000")).toEqual([]);
    expect(on("220000", "25000")).toEqual([]);
  });
});
