import { describe, expect, test } from "vitest";
import { balance, minor, position, readingsFor, result } from "../testing/ledgerRows.ts";
import type { Readings } from "./AccountBalance.ts";
import { buildLedger } from "./buildLedger.ts";
import type { Ledger } from "./LedgerAccount.ts";

const readings = readingsFor([
  "cash_and_cash_equivalents",
  "ppe_cost",
  "ppe_accumulated_depreciation",
  "trade_payables",
  "share_capital",
  "treasury_shares",
  "retained_earnings",
  "dividends_declared",
  "revenue",
  "cost_of_sales",
  "employee_costs",
  "operating_expenses",
  "interest_expense",
]);

function build(files: Parameters<typeof buildLedger>[0], read: Readings = readings): Ledger {
  const built = buildLedger(files, read);
  if (!built.ok) throw new Error(built.problems.map(({ message }) => message).join());
  return built.value.ledger;
}

function reading(role: string) {
  const known = readings.get(role);
  if (!known) throw new Error("no reading");
  return known;
}

function movements({ accounts }: Ledger): Record<string, bigint> {
  return Object.fromEntries(accounts.map(({ code, movement }) => [code, movement]));
}

describe("balance sheet with profit and loss", () => {
  const profit_loss = [result("revenue", "100"), result("operating_expenses", "40")];
  const expected = {
    cash_and_cash_equivalents: minor("55"),
    ppe_cost: minor("0"),
    ppe_accumulated_depreciation: minor("-10"),
    share_capital: minor("0"),
    retained_earnings: minor("15"),
    revenue: minor("-100"),
    operating_expenses: minor("40"),
  };

  const asWritten = (accumulated: readonly [string, string], credits: 1 | -1) => {
    const sign = credits === 1 ? "" : "-";
    return [
      position("cash_and_cash_equivalents", "20", "75"),
      position("ppe_cost", "80", "80"),
      position("ppe_accumulated_depreciation", ...accumulated),
      position("share_capital", `${sign}50`, `${sign}50`),
      position("retained_earnings", `${sign}30`, `${sign}75`),
    ];
  };

  test("a name turns a sign only as long as the balance sheet does not hold the other profit", () => {
    const discounts = { ...reading("revenue"), isContra: true };
    const named = new Map(readings).set("discounts", discounts);
    const withDiscounts = [...profit_loss, { ...result("revenue", "5"), code: "discounts" }];
    const holding = (profit: number, before: number) => [
      position("cash_and_cash_equivalents", `${20 + before}`, `${20 + before + profit}`),
      position("share_capital", "20", "20"),
      position("retained_earnings", `${before}`, `${before + profit}`),
    ];
    const read = (profit: number, before = 0) =>
      build({ balance_sheet: holding(profit, before), profit_loss: withDiscounts }, named).profit;
    expect(read(55)).toBe(minor("55"));
    expect(read(65)).toBe(minor("65"));
    expect(read(40)).toBe(minor("55"));
    // The other profit stands in the balance, and this one in what it rose by
    expect(read(55, 10)).toBe(minor("55"));
  });

  test("a sign that a name turns is asked about unless the profits of both years prove it", () => {
    const named = new Map(readings).set("discounts", { ...reading("revenue"), isContra: true });
    const holding = (before: number) => [
      position("cash_and_cash_equivalents", `${20 + before}`, "75"),
      position("share_capital", "20", "20"),
      position("retained_earnings", `${before}`, "55"),
    ];
    const asked = (before: number, discount: string) => {
      const discounts = {
        ...result("revenue", discount),
        code: "discounts",
        prior: minor(discount),
      };
      const lines = profit_loss.map((row) => ({ ...row, prior: row.current }));
      return build({ balance_sheet: holding(before), profit_loss: [...lines, discounts] }, named)
        .turnedUnsurely;
    };
    expect(asked(55, "5")).toEqual([]);
    expect(asked(40, "5")).toEqual(["revenue"]);
    expect(asked(40, "-5")).toEqual([]);
  });

  test("a sole trader's capital shown as balance, profit and drawings", () => {
    const balance_sheet = [
      position("cash_and_cash_equivalents", "50", "75"),
      position("share_capital", "30", "50"),
      position("retained_earnings", "45", "60"),
      position("dividends_declared", "-25", "-35"),
    ];
    const profit = reading("retained_earnings");
    const ofTheYear = new Map(readings).set("retained_earnings", {
      ...profit,
      traits: [{ id: "profit_of_the_year", reason: "", source: "name" }],
    });
    expect(movements(build({ balance_sheet, profit_loss }, ofTheYear))).toMatchObject({
      share_capital: minor("0"),
      retained_earnings: minor("0"),
      dividends_declared: minor("35"),
    });
    expect(movements(build({ balance_sheet, profit_loss }))).toMatchObject({
      share_capital: minor("-20"),
    });
  });

  test("liabilities taken off the assets, equity positive (British accounts)", () => {
    const balance_sheet = [
      position("cash_and_cash_equivalents", "20", "75"),
      position("ppe_cost", "80", "80"),
      position("trade_payables", "-20", "-30"),
      position("share_capital", "50", "50"),
      position("retained_earnings", "30", "75"),
    ];
    const ledger = build({ balance_sheet, profit_loss });
    expect(ledger.closingDifference).toBe(0n);
    expect(movements(ledger)).toMatchObject({
      trade_payables: minor("-10"),
      retained_earnings: minor("15"),
    });
  });

  test.each([
    ["credits positive, contra negative", ["-20", "-30"], 1],
    ["credits positive, contra positive", ["20", "30"], 1],
    ["credits negative, contra negative", ["-20", "-30"], -1],
    ["credits negative, contra positive", ["20", "30"], -1],
  ] as const)("the reading that balances is used: %s", (_name, accumulated, credits) => {
    const ledger = build({ balance_sheet: asWritten(accumulated, credits), profit_loss });
    expect(movements(ledger)).toEqual(expected);
    expect(ledger.closingDifference).toBe(0n);
  });

  test("books drawn up before the profit is closed, without retained earnings, get no empty account", () => {
    const balance_sheet = [
      position("cash_and_cash_equivalents", "50", "110"),
      position("share_capital", "50", "50"),
    ];
    expect(movements(build({ balance_sheet, profit_loss }))).toEqual({
      cash_and_cash_equivalents: minor("60"),
      share_capital: minor("0"),
      revenue: minor("-100"),
      operating_expenses: minor("40"),
    });
  });

  test.each([
    ["income negative", ["-100", "40"]],
    ["expenses negative", ["100", "-40"]],
  ] as const)(
    "the sign habit of the profit and loss is found: %s",
    (_name, [revenue, expenses]) => {
      const results = [result("revenue", revenue), result("operating_expenses", expenses)];
      const ledger = build({ balance_sheet: asWritten(["-20", "-30"], 1), profit_loss: results });
      expect(ledger.profit).toBe(minor("60"));
      expect(movements(ledger)).toEqual(expected);
    },
  );

  test("a balance sheet drawn up before the profit was taken into equity is out by the profit, and balances", () => {
    const rows = asWritten(["-20", "-30"], 1).map((row) =>
      row.code === "retained_earnings" ? { ...row, closing: minor("15") } : row,
    );
    const ledger = build({ balance_sheet: rows, profit_loss });
    expect(ledger.closingDifference).toBe(0n);
    expect(movements(ledger)).toEqual(expected);
  });

  test("one drawn up before last year's profit was taken into equity opens with that profit", () => {
    const balance_sheet = [
      position("cash_and_cash_equivalents", "60", "120"),
      position("share_capital", "20", "20"),
      position("retained_earnings", "0", "100"),
    ];
    const results = [result("revenue", "100", "90"), result("operating_expenses", "40", "50")];
    const ledger = build({ balance_sheet, profit_loss: results });
    expect([ledger.openingDifference, ledger.closingDifference]).toEqual([0n, 0n]);
    expect(ledger.accounts.find(({ code }) => code === "retained_earnings")).toMatchObject({
      opening: minor("-40"),
      closing: minor("-100"),
      movement: 0n,
    });
  });

  test("a balance sheet that balances under no reading says by how much", () => {
    const rows = asWritten(["-20", "-30"], 1).map((row) =>
      row.code === "share_capital" ? { ...row, closing: minor("57") } : row,
    );
    expect(build({ balance_sheet: rows, profit_loss }).closingDifference).toBe(minor("-7"));
  });

  test("own shares written as a positive deduction from equity turn to the debit side", () => {
    const ledger = build({
      balance_sheet: [
        position("cash_and_cash_equivalents", "100", "90"),
        position("share_capital", "100", "100"),
        position("treasury_shares", "0", "10"),
      ],
      profit_loss: [],
    });
    expect(movements(ledger).treasury_shares).toBe(minor("10"));
  });
});

describe("trial balance", () => {
  test("last year's profit and dividends close into retained earnings", () => {
    const ledger = build({
      trial_balance: [
        balance("cash_and_cash_equivalents", "130", "60"),
        balance("share_capital", "-50", "-50"),
        balance("retained_earnings", "-30", "-5"),
        balance("dividends_declared", "10", "5"),
        balance("revenue", "-100", "-40"),
        balance("operating_expenses", "40", "30"),
      ],
    });
    const opening = Object.fromEntries(
      ledger.accounts.map((account) => [account.code, account.opening]),
    );
    expect(opening.retained_earnings).toBe(minor("-10"));
    expect(opening.dividends_declared).toBe(0n);
    expect(ledger.profit).toBe(minor("60"));
    // At its place in the file
    expect(ledger.accounts[2]?.code).toBe("retained_earnings");
  });

  test("prior columns without profit and loss amounts are the opening balances as they stand", () => {
    const ledger = build({
      trial_balance: [
        balance("cash_and_cash_equivalents", "110", "60"),
        balance("retained_earnings", "-60", "-60"),
        balance("revenue", "-50", "0"),
      ],
    });
    expect(movements(ledger).retained_earnings).toBe(0n);
  });

  test("where balances of income hold last year's too, profit is what the entries of the year moved", () => {
    const ledger = build({
      trial_balance: [
        balance("cash_and_cash_equivalents", "160", "60"),
        balance("retained_earnings", "-20", "-20"),
        { ...balance("revenue", "-140", "-40"), moved: minor("-100") },
      ],
    });
    expect(ledger.profit).toBe(minor("100"));
    expect(ledger.accounts.find(({ role }) => role === "retained_earnings")).toMatchObject({
      opening: minor("-60"),
      closing: minor("-60"),
    });
  });

  test("beside the statements it is checked account by account, before the profit of the year", () => {
    const built = buildLedger(
      {
        balance_sheet: [
          position("cash_and_cash_equivalents", "60", "110"),
          position("retained_earnings", "60", "110"),
        ],
        profit_loss: [result("revenue", "50")],
        trial_balance: [
          balance("cash_and_cash_equivalents", "109", "60"),
          balance("retained_earnings", "-60", "-60"),
          balance("revenue", "-50", "0"),
        ],
      },
      readings,
    );
    expect(built.ok && built.value.differences).toEqual([
      {
        code: "cash_and_cash_equivalents",
        name: "cash_and_cash_equivalents",
        figure: "closing",
        statements: minor("110"),
        trialBalance: minor("109"),
      },
    ]);
  });
});

test("one account that may be misread does not make opening balances last year's profit", () => {
  const unsure = new Map(readings);
  unsure.set("development", {
    role: "operating_expenses",
    nature: null,
    isContra: false,
    isSure: false,
    traits: [],
  });
  const built = buildLedger(
    {
      trial_balance: [
        balance("cash_and_cash_equivalents", "50", "20"),
        balance("development", "40", "30"),
        balance("share_capital", "-50", "-50"),
        balance("revenue", "-100", "0"),
        balance("operating_expenses", "60", "0"),
      ],
    },
    unsure,
  );
  if (!built.ok) throw new Error("no ledger");
  expect(movements(built.value.ledger)).toMatchObject({ development: minor("10") });
  expect(built.value.ledger.profit).toBe(minor("40"));
});

test("what may be misread as part of last year's profit is named", () => {
  const unsure = new Map(readings);
  unsure.set("development", {
    role: "operating_expenses",
    nature: null,
    isContra: false,
    isSure: false,
    traits: [],
  });
  const rows = [
    balance("cash_and_cash_equivalents", "80", "20"),
    balance("development", "40", "30"),
    balance("retained_earnings", "-20", "20"),
    balance("revenue", "-100", "-70"),
  ];
  const built = buildLedger({ trial_balance: rows }, unsure);
  if (!built.ok) throw new Error("no ledger");
  expect(built.value.ledger.closedUnsurely).toEqual(["development"]);
});

describe("an expense with an opening balance", () => {
  const books = (supplies: string, revenue: string, retained: string) => ({
    trial_balance: [
      balance("cash_and_cash_equivalents", "55", "20"),
      balance("operating_expenses", "5", supplies),
      balance("revenue", "-100", revenue),
      balance("cost_of_sales", "25", "0"),
      balance("employee_costs", "35", "0"),
      balance("interest_expense", "10", "0"),
      balance("retained_earnings", retained, "-24"),
    ],
  });

  test("is an asset where no other income or expense has one", () => {
    const built = buildLedger(books("4", "0", "-30"), readings);
    if (!built.ok) throw new Error("no ledger");
    expect(movements(built.value.ledger)).toMatchObject({ operating_expenses: minor("1") });
  });

  test("is last year's where revenue has one too, or retained earnings took it in", () => {
    const withRevenue = buildLedger(books("4", "-10", "-30"), readings);
    const takenIn = buildLedger(books("4", "0", "-20"), readings);
    if (!withRevenue.ok || !takenIn.ok) throw new Error("no ledger");
    expect(movements(withRevenue.value.ledger)).toMatchObject({ operating_expenses: minor("5") });
    expect(movements(takenIn.value.ledger)).toMatchObject({ operating_expenses: minor("5") });
  });
});

test("dividends in the trial balance that the balance sheet closed into retained earnings are no difference", () => {
  const built = buildLedger(
    {
      balance_sheet: [
        position("cash_and_cash_equivalents", "60", "100"),
        position("retained_earnings", "60", "100"),
      ],
      profit_loss: [result("revenue", "50")],
      trial_balance: [
        balance("cash_and_cash_equivalents", "100", "60"),
        balance("retained_earnings", "-60", "-60"),
        balance("dividends_declared", "10", "0"),
        balance("revenue", "-50", "0"),
      ],
    },
    readings,
  );
  expect(built.ok && built.value.differences).toEqual([]);
});

test("files that cannot make a statement are refused with what is missing", () => {
  const only = buildLedger(
    { balance_sheet: [position("cash_and_cash_equivalents", "1", "1")] },
    readings,
  );
  expect(only.ok).toBe(false);
  expect(!only.ok && only.problems[0]?.code).toBe("profit_loss_missing");
});
