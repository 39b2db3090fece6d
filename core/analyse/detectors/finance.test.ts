import { describe, expect, test } from "vitest";
import { rememberedKey } from "../../classify/rememberedKey.ts";
import { account, findingsOn } from "../../testing/analystIds.ts";

const ids = (kind: string, accounts: Parameters<typeof findingsOn>[1]) =>
  findingsOn(kind, accounts).map(({ id }) => id);

describe("interest against debt", () => {
  const on = (interest: string) =>
    findingsOn("interest_against_debt", [
      account("2800 Bank loan", "-200000", "-180000"),
      account("7800 Loan interest", "10000", interest),
    ]).map(({ title }) => title);

  test("is found with repayments in it, and with most of it missing", () => {
    expect(on("30000")).toEqual(["Interest is too high for the debt"]);
    expect(on("3000")).toEqual(["Interest is too low for the debt"]);
  });

  test("proposes the journal that moves a repayment to its line", () => {
    const [finding] = findingsOn("interest_against_debt", [
      account("2800 Bank loan", "-200000", "-180000"),
      account("7800 Loan interest", "10000", "30000"),
    ]);
    expect(finding?.proposedAdjustment?.lines).toEqual([
      { account: "7800", debit: "20500.00" },
      { cash: "repayment_of_borrowings", credit: "20500.00" },
    ]);
  });

  test("is not found at last year's rate", () => {
    expect(on("9700")).toEqual([]);
  });
});

describe("a new loan", () => {
  const on = (interest: string) =>
    ids("new_loan_without_interest", [
      account("2800 Bank loan", "-200000", "-180000"),
      account("2850 Loan from investors", "0", "-100000"),
      account("7800 Loan interest", "10000", interest),
    ]);

  test("that bears no interest is found", () => {
    expect(on("9500")).toEqual(["new_loan_without_interest:2850"]);
  });

  test("that bears half a year of it is not", () => {
    expect(on("12000")).toEqual([]);
  });
});

describe("interest on cash", () => {
  const on = (income: string) =>
    ids("interest_against_cash", [account("7810 Bank interest received", "-9000", income)]);

  test("beyond what a bank pays is found", () => {
    expect(on("-150000")).toEqual(["interest_against_cash:rate"]);
  });

  test("at what a bank pays is not", () => {
    expect(on("-15000")).toEqual([]);
  });
});

describe("the tax charge", () => {
  const on = (tax: string) =>
    ids("tax_rate", [
      account("5000 Cost of sales", "850000", "900000"),
      account("8000 Corporation tax charge", "20000", tax),
    ]);

  test("out of line with profit is found", () => {
    expect(on("40000")).toEqual(["tax_rate:rate"]);
    expect(on("2000")).toEqual(["tax_rate:rate"]);
  });

  test("in line with it is not", () => {
    expect(on("21500")).toEqual([]);
  });
});

describe("deferred tax", () => {
  const on = (charge: string) =>
    ids("deferred_tax_unexplained", [
      account("2910 Deferred tax liability", "-10000", "-18000"),
      account("8010 Deferred tax charge", "1000", charge),
    ]);

  test("that moved without its charge is found", () => {
    expect(on("0")).toEqual(["deferred_tax_unexplained:total"]);
  });

  test("that moved by it is not", () => {
    expect(on("8000")).toEqual([]);
  });
});

describe("retained earnings", () => {
  const on = (now: string) =>
    ids("retained_earnings_adjusted", [
      account("3100 Retained earnings", "-100000", now),
      account("3200 Dividends paid", "20000", "25000"),
    ]);

  test("adjusted beside profit and dividends are found", () => {
    expect(on("-965000.13")).toEqual(["retained_earnings_adjusted:3100"]);
  });

  test("that only took last year's result are not", () => {
    expect(on("-1030000.13")).toEqual([]);
  });
});

describe("a check of the statement", () => {
  const kinds = (bank: string) =>
    ids("check", [account("1210 Bank deposit", "1000", bank, "cash_and_cash_equivalents")]);

  test("that asks for a person is told", () => {
    expect(kinds("-1000")).toContain("check:cash_definition");
  });

  test("that passed is not", () => {
    expect(kinds("1000")).not.toContain("check:cash_definition");
  });
});

describe("a second opinion", () => {
  const overdraft = account("2120 Bank overdraft", "0", "-9000");

  test("is given on a role a user chose against the name, with the mapping that follows it", () => {
    const mappings = new Map([["2120", "trade_payables" as const]]);
    const [finding] = findingsOn("role_disagrees", [overdraft], { mappings });
    expect(finding?.proposedMapping).toEqual({ account: "2120", role: "bank_overdraft" });
    expect(finding?.severity).toBe("high");
  });

  test("is given where the same code and name has another role elsewhere", () => {
    const remembered = new Map([[rememberedKey("2120", "Bank overdraft"), "borrowings" as const]]);
    const mappings = new Map([["2120", "bank_overdraft" as const]]);
    const found = findingsOn("role_disagrees", [overdraft], {
      mappings,
      rememberedMappings: remembered,
    });
    expect(found.map(({ proposedMapping }) => proposedMapping?.role)).toEqual(["borrowings"]);
  });

  test("is silent where the role is what the name says", () => {
    const mappings = new Map([["2120", "bank_overdraft" as const]]);
    expect(findingsOn("role_disagrees", [overdraft], { mappings })).toEqual([]);
  });
});

describe("an account nobody can place", () => {
  test("is told, by the size of what depends on it", () => {
    const severities = (now: string) =>
      findingsOn("role_unsure", [account("9100 Zzyzx", "0", now)]).map(({ severity }) => severity);
    expect(severities("9000")).toEqual(["medium"]);
    expect(severities("100")).toEqual(["low"]);
  });

  test("is not told of one with a plain name", () => {
    expect(ids("role_unsure", [account("7000 Insurance", "900", "950")])).toEqual([]);
  });
});

describe("a cost that is none", () => {
  const on = (name: string) =>
    ids("not_an_expense", [account(`7345 ${name}`, "0", "9000", "operating_expenses")]);

  test.each([
    "Interim dividend to shareholders",
    "Owner drawings",
    "Loan repayments",
    "Purchase of equipment",
  ])("is found: %s", (name) => {
    expect(on(name)).toEqual(["not_an_expense:7345"]);
  });

  test.each([
    "Distribution costs",
    "Interest on loan repayments",
    "Technical drawing office supplies",
  ])("is not found: %s", (name) => {
    expect(on(name)).toEqual([]);
  });
});

describe("a type and a role of two statements", () => {
  test("are found on stock among expenses that a user mapped as inventories", () => {
    const stock = {
      ...account("5100 Closing goods", "0", "9000", "inventories"),
      type: "Expense",
    };
    expect(ids("type_disagrees", [stock])).toEqual(["type_disagrees:5100"]);
  });

  test("are not found on an expense", () => {
    expect(
      ids("type_disagrees", [{ ...account("7000 Rent", "9000", "9000"), type: "Expense" }]),
    ).toEqual([]);
  });
});
