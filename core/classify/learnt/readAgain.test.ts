import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

function account(code: string, name: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code, name, type: "", section: null, side: null, ...more };
}

describe("the second reading, by what was learnt", () => {
  test("places a name no rule knows by the accounts it stands among", () => {
    const chart = [
      account("4000", "Sales - Bar", { side: "credit" }),
      account("4010", "Rooms", { side: "credit" }),
      account("4020", "Functions & Weddings", { side: "credit" }),
      account("5000", "Cost of sales - Bar", { side: "debit" }),
    ];
    const rooms = classify(chart, nothing).get("4010");
    expect(rooms).toMatchObject({ role: "revenue", source: "learnt" });
    expect(rooms?.reason).toContain("'Rooms'");
  });

  test("never contradicts what the user said, here or elsewhere", () => {
    const chart = [account("1", "Cash at bank", { side: "debit" }), account("2", "Petty cash")];
    const given = new Map([["1", "goodwill"] as const]);
    const read = classify(chart, { given, remembered: new Map() });
    expect(read.get("1")).toMatchObject({ role: "goodwill", confidence: 1, source: "override" });
  });

  test("keeps what a rule knows by name, whatever stands beside it", () => {
    const names = [
      "Kasse",
      "Forderungen aus Lieferungen und Leistungen",
      "Gezeichnetes Kapital",
      "Verbindlichkeiten aus Lieferungen und Leistungen",
      "Umsatzerlöse",
      "Gehälter",
    ];
    const read = classify(
      names.map((name) => account(name, name)),
      nothing,
    );
    expect(read.get("Gezeichnetes Kapital")).toMatchObject({ role: "share_capital" });
  });

  test("leaves to a person what its own name calls unplaced", () => {
    const chart = [account("9999", "Suspense account", { side: "debit" })];
    expect(classify(chart, nothing).get("9999")?.role).toBeNull();
  });

  test("gives no profit and loss role to an account of the balance sheet", () => {
    const chart = [account("1", "Depreciation", { section: "balance_sheet", side: "credit" })];
    expect(classify(chart, nothing).get("1")?.role).toBe("ppe_accumulated_depreciation");
  });

  test("guesses no cash where an owner's account or a charge is named", () => {
    const chart = [
      account("Cash at bank", "Cash at bank", { side: "debit" }),
      account("Deposits", "Deposits", { side: "debit" }),
      account("PARTNERS CURRENT AC", "PARTNERS CURRENT AC", { side: "credit" }),
      account("BANK CHARGES", "BANK CHARGES", { type: "Asset", side: "debit" }),
    ];
    const read = classify(chart, nothing);
    for (const code of ["PARTNERS CURRENT AC", "BANK CHARGES"])
      expect(read.get(code)?.role).not.toBe("cash_and_cash_equivalents");
  });

  test("takes a bank with investment in its name for cash where its type says so", () => {
    const type = "Cash and cash equivalent";
    const chart = [account("1", "Kontara Investment Bank", { type, side: "debit" })];
    expect(classify(chart, nothing).get("1")?.role).toBe("cash_and_cash_equivalents");
  });

  test.each([
    ["Purchased services, 19 % input tax", "sales_tax"],
    ["Services supplied by foreign contractor, no input tax and 7 % VAT", "sales_tax"],
    ["Depreciation used in management and administrative overheads", "operating_expenses"],
    ["Provisions for depreciation of raw materials", "ppe_accumulated_depreciation"],
    ["Inventories of raw materials, consumables and supplies", "cost_of_sales"],
    ["Purchase value of passenger cars", "cost_of_sales"],
    ["Accrual fund 2018", "other_payables"],
    ["Postage and carriage", "cost_of_sales"],
    ["B2B service tax expense", "income_tax"],
    ["IVU payable", "other_payables"],
  ])("says of '%s' that it is not %s", (name, role) => {
    expect(classify([account("1", name)], nothing).get("1")?.role).not.toBe(role);
  });

  test.each(["Office expenses", "Travel expenses", "Marketing costs"])(
    "asks of '%s' on the side of income, and takes it for none",
    (name) => {
      const chart = [
        account("1", name, { side: "credit" }),
        account("2", "Sales", { side: "credit" }),
        account("3", "Cash at bank", { side: "debit" }),
        account("4", "Rent", { side: "debit" }),
      ];
      const read = classify(chart, nothing).get("1");
      expect(roleDefinition(read?.role ?? "revenue").nature).not.toBe("income");
      expect(read?.confidence).toBeLessThan(CONFIDENCE_BAR);
    },
  );

  test("asks of a liability for which neither a rule nor a word of its name speaks", () => {
    const card = "Liabilities:US:Chase:Slate";
    const names = [
      ...["Assets:US:Northern:Checking", "Assets:US:Northern:Cash", card],
      ...["Equity:Opening-Balances", "Income:US:Harbour:Salary", "Income:US:Harbour:Match401k"],
      ...["Expenses:Financial:Fees", "Expenses:Food:Groceries", "Expenses:Health:Insurance"],
      ...["Expenses:Home:Electricity", "Expenses:Home:Rent", "Expenses:Taxes:US:Federal"],
    ];
    const chart = names.map((name) => account(name, name, { type: name.split(":")[0] ?? "" }));
    expect(classify(chart, nothing).get(card)?.confidence).toBeLessThan(CONFIDENCE_BAR);
  });

  test.each(["Flood loss", "Storm damage", "Casualty losses", "Loss from the fire"])(
    "does not take '%s' for a cost of what was sold",
    (name) => {
      const chart = [
        account("1", "Sales", { section: "profit_loss", side: "credit" }),
        account("2", "Cost of sales", { section: "profit_loss", side: "debit" }),
        account("3", name, { section: "profit_loss", side: "debit" }),
      ];
      expect(classify(chart, nothing).get("3")?.role).not.toBe("cost_of_sales");
    },
  );

  test.each([
    ["Input tax, 19 %", "debit"],
    ["VAT on sales, 7 %", "credit"],
  ] as const)("still takes '%s' for a tax on sales", (name, side) => {
    expect(classify([account("1", name, { side })], nothing).get("1")?.role).toBe("sales_tax");
  });
});

describe("a long chart of names and sides", () => {
  const DEBITS =
    "Petty cash|Trade debtors|Prepaid insurance|Inventory|Land|Buildings|Machinery|Office equipment|Motor vehicles|" +
    "Furniture and fittings|Goodwill|Patents|Cost of goods sold|Wages and salaries|Rent expense|Electricity|Water|" +
    "Telephone|Postage|Advertising|Insurance|Repairs and maintenance|Depreciation|Legal fees|Audit fees|" +
    "Bank charges|Travel|Fuel|Cleaning|Security|Printing and stationery|Subscriptions|Training|Entertainment|" +
    "Donations|Interest expense|Income tax expense|Courier|Web hosting|Software licences|Licence fees|Recruitment|" +
    "Staff canteen|Uniforms|Waste removal|Gardening|Parking|Tolls|Consulting fees|Sundry expenses|Commissions paid";
  const CREDITS =
    "Trade creditors|Accrued wages|Income tax payable|Bank loan|Mortgage loan|Share capital|Retained earnings|" +
    "Sales|Service revenue|Rental income|Interest income";
  const chart = [
    ...DEBITS.split("|").map((name) => account(name, name, { side: "debit" })),
    ...CREDITS.split("|").map((name) => account(name, name, { side: "credit" })),
  ];

  test.each(["Electricity", "Postage", "Sales", "Trade debtors"])(
    "is sure of '%s' on its side, and asks on the other",
    (name) => {
      const turned = chart.map((facts) => {
        const other = facts.side === "debit" ? "credit" : "debit";
        return facts.code === name ? ({ ...facts, side: other } as const) : facts;
      });
      expect(classify(chart, nothing).get(name)?.confidence).toBeGreaterThan(CONFIDENCE_BAR);
      expect(classify(turned, nothing).get(name)?.confidence).toBeLessThan(CONFIDENCE_BAR);
    },
  );
});
