import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";
import { anyCharacter } from "../testing/anyCharacter.ts";
import { CONFIDENCE_BAR } from "./Classification.ts";
import { classify, classifyByRules } from "./classify.ts";
import type { Recognised } from "./recognise.ts";
import { rememberedKey } from "./rememberedKey.ts";

const nothing = { given: new Map<string, Role>(), remembered: new Map<string, Role>() };

function account(name: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code: "1", name, type: "", section: null, side: null, ...more };
}

function classified(name: string, more: Partial<AccountFacts> = {}) {
  const facts = account(name, more);
  const classification = classify([facts], nothing).get(facts.code);
  if (classification === undefined) throw new Error("every account is classified");
  return classification;
}

const ENGLISH: Recognised = { chart: null, language: "english" };

/** The role by the rules alone: what was learnt may ask, and changes with the charts it is learnt from. */
function ruled(name: string, more: Partial<AccountFacts>): Role | null | undefined {
  const [read] = classifyByRules([account(name, more)], nothing, ENGLISH);
  return read?.classification.role;
}

describe("what is known comes before what is read", () => {
  const bank = account("Bank", { code: "1200", type: "Bank" });
  const given = new Map<string, Role>([["1200", "restricted_cash"]]);
  const remembered = new Map<string, Role>([
    [rememberedKey("1200", "bank"), "financial_investments"],
  ]);

  test("the user's override comes first and is certain", () => {
    const answer = classify([bank], { given, remembered }).get("1200");
    expect(answer).toMatchObject({ role: "restricted_cash", source: "override", confidence: 1 });
  });

  test("a remembered mapping comes before the name", () => {
    const answer = classify([bank], { ...nothing, remembered }).get("1200");
    expect(answer).toMatchObject({ role: "financial_investments", source: "remembered" });
  });

  test("a mapping is remembered for the code and the name, not for one of them", () => {
    const other = classify([{ ...bank, code: "1201" }], { ...nothing, remembered }).get("1201");
    expect(other).toMatchObject({ role: "cash_and_cash_equivalents", source: "name" });
    expect(rememberedKey("1200", "BANK ")).toBe(rememberedKey("1200", "Bank"));
  });

  test("the name with the type comes before the type alone", () => {
    expect(classified("Trade debtors", { type: "Current Asset" }).source).toBe("name");
    expect(classified("Zorblax", { type: "Direct Costs" })).toMatchObject({
      role: "cost_of_sales",
      source: "type",
    });
  });

  test("an account nobody can place has no role and no confidence", () => {
    expect(classified("Zorblax")).toMatchObject({ role: null, confidence: 0, source: "none" });
    expect(classified("Suspense account", { type: "Current Asset" }).role).toBeNull();
  });
});

describe("the same words mean different things in different places", () => {
  test.each<[string, Partial<AccountFacts>, Role]>([
    ["Interest receivable", { section: "balance_sheet" }, "interest_receivable"],
    ["Dividends receivable", { section: "balance_sheet" }, "dividends_receivable"],
    ["Interest receivable", { section: "profit_loss" }, "interest_income"],
    ["Arrangement fees", { type: "Expense" }, "interest_expense"],
    ["Arrangement fee", { type: "Non-current Liability", side: "debit" }, "borrowings"],
    ["Bank interest", { type: "Overheads" }, "interest_expense"],
    ["Bank interest", { type: "Other Income" }, "interest_income"],
    ["Depreciation", { side: "credit" }, "ppe_accumulated_depreciation"],
    ["Depreciation", { side: "debit" }, "depreciation"],
    ["Corporation tax", { side: "credit" }, "current_tax"],
    ["Corporation tax", { side: "debit" }, "income_tax"],
    ["Provision for bad debts", { type: "Current Asset" }, "trade_receivables"],
    ["Provision for bad debts", { type: "Overheads" }, "bad_debts"],
    ["Provision for dividends", { side: "credit" }, "dividends_payable"],
    ["Provision for final dividend", { side: "credit" }, "dividends_payable"],
    ["Insurance claim debtor", { side: "debit" }, "other_receivables"],
    ["Grant debtor", { side: "debit" }, "other_receivables"],
    ["Director's loan account", { type: "Current Liability" }, "borrowings"],
    ["Director's loan account", { type: "Current Asset" }, "loans_receivable"],
    ["Computer software", { type: "Fixed Asset" }, "intangibles_cost"],
    ["Computer software", { type: "Expense" }, "operating_expenses"],
    ["Stock", { type: "Current Asset" }, "inventories"],
    ["Common stock", { type: "Equity" }, "share_capital"],
    ["Total Shareholders' Equity", { side: "credit" }, "share_capital"],
    ["Wages", { type: "Direct Costs" }, "cost_of_sales"],
    ["Wages", { type: "Overheads" }, "employee_costs"],
    [
      "Amortisation of right-of-use assets",
      { section: "balance_sheet" },
      "right_of_use_accumulated_depreciation",
    ],
    ["Operating expenses (excluding depreciation)", { type: "Expense" }, "operating_expenses"],
  ])("%s, %j", (name, more, role) => {
    const answer = classified(name, more);
    expect(answer.role).toBe(role);
    // A lone name without a type may be asked
    if (more.type) expect(answer.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });
});

describe("names as translated plans and everyday books word them", () => {
  test.each<[string, Partial<AccountFacts>, Role]>([
    ["Liabilities to credit institutions", { side: "credit" }, "borrowings"],
    ["Liabilities to suppliers", { side: "credit" }, "trade_payables"],
    ["Liabilities to personnel", { side: "credit" }, "employee_payables"],
    ["Liabilities to affiliated companies", { side: "credit" }, "other_payables"],
    ["Settlements with personnel", { side: "credit" }, "employee_payables"],
    ["Settlements with the budget", { side: "debit" }, "other_receivables"],
    ["Claims on insurers", { side: "debit" }, "other_receivables"],
    ["Subscribed capital unpaid", { side: "debit" }, "other_receivables"],
    ["Due from group company - loan", { side: "debit" }, "loans_receivable"],
    ["Consumable biological assets", { side: "debit" }, "inventories"],
    ["Exchange differences", { side: "debit" }, "foreign_exchange_gain_loss"],
    ["Exchange differences", { type: "Equity" }, "translation_reserve"],
    ["Costs of raw materials, 19 % input tax", { type: "Expense" }, "cost_of_sales"],
    ["Raw materials consumed", { side: "debit" }, "cost_of_sales"],
    ["Other financial expenses", { type: "Expense" }, "interest_expense"],
    ["Warehouse rent", { side: "debit" }, "operating_expenses"],
    ["Warehouse costs", { side: "debit" }, "operating_expenses"],
    ["Drawings - J Smith", { side: "debit" }, "dividends_declared"],
    ["Drawing office", { side: "debit" }, "operating_expenses"],
    ["Cash difference loss", { side: "debit" }, "operating_expenses"],
    ["Cash difference gain", { side: "credit" }, "other_operating_income"],
    ["Software Licences (capitalised)", { side: "debit" }, "intangibles_cost"],
    ["Capitalised software licences", { side: "debit" }, "intangibles_cost"],
    ["Website Development Asset", { side: "debit" }, "intangibles_cost"],
    ["Amortisation of capitalised software", { type: "Expense" }, "amortisation"],
    ["CPP Payable", {}, "employee_payables"],
    ["FUTA tax payable", {}, "employee_payables"],
    ["CPP expense", {}, "employee_costs"],
    ["Own work capitalised", { side: "credit" }, "other_operating_income"],
    ["Fuel surcharge income", { side: "credit" }, "revenue"],
    ["Credit notes", { side: "debit" }, "revenue"],
    ["Visa expenses", { type: "Expense" }, "operating_expenses"],
    ["Prepaid finance charge for loans", { type: "Current Asset" }, "prepayments"],
    ["Tax credits, temporary differences", { type: "Asset" }, "deferred_tax"],
    ["Expenses recorded in advance", { side: "debit" }, "prepayments"],
    ["Income recorded in advance", { type: "Liability" }, "contract_liabilities"],
    ["Value adjustments of inventories", { type: "Current Asset" }, "inventories"],
    ["Accumulated impairment of materials", { type: "Current Asset" }, "inventories"],
    ["Low-value and fast-wearing items", { type: "Current Asset" }, "inventories"],
    ["Trade bills in portfolio", { type: "Current Asset" }, "trade_receivables"],
    ["Specific valuation allowances on receivables", { type: "Asset" }, "trade_receivables"],
    [
      "Provisions for impairment of partners' current accounts",
      { type: "Asset" },
      "other_receivables",
    ],
    ["Allowance for contract assets", { type: "Current Asset" }, "contract_assets"],
    ["Receivables for subscribed capital", { type: "Asset" }, "other_receivables"],
    ["Debts receivable on sale of assets", { type: "Current Asset" }, "other_receivables"],
    ["Rental security paid", { type: "Asset" }, "other_receivables"],
    ["Write-downs of capitalised start-up expenses", { type: "Expense" }, "amortisation"],
    ["Depreciation of rolling stock", { type: "Expense" }, "depreciation"],
    ["Liability-classified shares", { type: "Liability" }, "borrowings"],
    ["Other regulated provisions", { type: "Equity" }, "other_reserves"],
    ["Long-term provisions", { type: "Liability" }, "provisions"],
    ["PDC issued", { type: "Liability" }, "trade_payables"],
    ["PDC received", { type: "Asset" }, "trade_receivables"],
    ["Previous Years R.E.", { type: "Equity" }, "retained_earnings"],
    ["Additional paid up capital", { type: "Equity" }, "share_premium"],
    ["Machine servicing", { type: "Expense" }, "operating_expenses"],
    ["Machine servicing", { side: "debit" }, "operating_expenses"],
    ["Excavators", { type: "Asset" }, "ppe_cost"],
    ["Excavators", { side: "debit" }, "ppe_cost"],
  ])("%s, %j", (name, more, role) => {
    expect(ruled(name, more)).toBe(role);
  });
});

describe("what may be owed as well as owing is asked", () => {
  test.each(["Other accounts receivable or payable", "Accrued expenses and accrued income"])(
    "%s",
    (name) => {
      expect(classified(name).role).toBeNull();
    },
  );

  test("a class of settlements stands among what is owing, and yet holds what is owed", () => {
    const others = ["Cash", "Trade receivables", "Prepayments", "Other receivables", "Inventories"];
    const facts = [...others, "Settlements with customs"].map((name) =>
      account(name, { code: name }),
    );
    const answer = classify(facts, nothing).get("Settlements with customs");
    expect(answer?.confidence).toBeLessThan(CONFIDENCE_BAR);
  });
});

describe("names as worked examples and published accounts write them", () => {
  test.each<[string, Partial<AccountFacts>, Role]>([
    ["Equity shares of $1 each", { type: "Equity" }, "share_capital"],
    ["Equity option - convertible loan notes", { section: "balance_sheet" }, "other_reserves"],
    ["Store equipment", { type: "Non-current Asset" }, "ppe_cost"],
    ["Notes payable (trade)", { type: "Current Liability" }, "trade_payables"],
    ["Accounts payable and accrued expenses", { section: "balance_sheet" }, "trade_payables"],
    ["Prepaid rent", { section: "balance_sheet" }, "prepayments"],
    ["Loan stock", { section: "balance_sheet" }, "borrowings"],
    ["Increase in allowance for receivables", { type: "Expense" }, "bad_debts"],
    ["Gain on termination of lease", { side: "credit" }, "disposal_gain_loss"],
    ["Loss on early redemption of loan notes", { side: "debit" }, "disposal_gain_loss"],
    [
      "Financial assets at fair value through profit or loss",
      { side: "debit" },
      "financial_investments",
    ],
    ["Unrealized gain on trading securities", { side: "credit" }, "fair_value_changes"],
    ["Impairment of assets held for sale", { side: "debit" }, "impairment"],
    ["Amortisation of government grants", { side: "credit" }, "other_operating_income"],
  ])("%s, %j", (name, more, role) => {
    const answer = classified(name, more);
    expect(answer.role).toBe(role);
    // A lone name without a type may be asked
    if (more.type) expect(answer.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });

  test.each<[string, Partial<AccountFacts>, Role]>([
    ["Fixed deposits (3 months)", { type: "Current Asset" }, "cash_and_cash_equivalents"],
    ["Fixed deposits (6 months)", { type: "Current Asset" }, "financial_investments"],
    ["Fixed deposits of more than 3 months", { type: "Current Asset" }, "financial_investments"],
    ["Purchase of plant", { section: "balance_sheet" }, "ppe_cost"],
    ["Tenancy deposits", { type: "Current Liability" }, "other_payables"],
    ["Client account liabilities", { type: "Current Liability" }, "other_payables"],
    ["Client account", { type: "Current Asset" }, "restricted_cash"],
    ["FF&E Reserve Account", { side: "debit" }, "restricted_cash"],
    ["CIS Deductions", { side: "credit" }, "other_payables"],
    ["Net assets with donor restrictions", { type: "Equity" }, "other_reserves"],
    ["Net assets without donor restrictions", { type: "Equity" }, "retained_earnings"],
    ["Trade receivables - unbilled", { type: "Current Asset" }, "contract_assets"],
    ["Redundancy costs", { type: "Overheads" }, "employee_costs"],
    ["Restructuring costs", { type: "Overheads" }, "operating_expenses"],
  ])("a word more makes another account of it: %s, %j", (name, more, role) => {
    const answer = classified(name, more);
    expect(answer.role).toBe(role);
    // A lone name without a type may be asked
    if (more.type) expect(answer.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });

  test.each(["Payables for purchase of plant", "Deferred consideration payable"])(
    "%s is left for a person: what is paid of it is investing",
    (name) => {
      const answer = classified(name, { type: "Current Liability" });
      expect(answer.confidence).toBeLessThan(CONFIDENCE_BAR);
    },
  );

  test("a current account that bears a partner's name is no bank account", () => {
    const books = [
      account("Bank", { code: "1" }),
      account("Capital account - Xu", { code: "2", side: "credit" }),
      account("Current account - Xu", { code: "3", side: "credit" }),
      account("Current account - Barclays", { code: "4", side: "debit" }),
    ];
    const read = classify(books, nothing);
    expect(read.get("3")?.role).toBe("retained_earnings");
    expect(read.get("4")?.role).toBe("cash_and_cash_equivalents");
  });
});

test("an account is told by another that belongs to it", () => {
  const books = [
    account("Computer software", { code: "1", side: "debit" }),
    account("Computer software - accumulated amortisation", { code: "2", side: "credit" }),
    account("Office supplies", { code: "3", side: "debit" }),
    account("Supplies expense", { code: "4", side: "debit" }),
    account("Software licences", { code: "5", side: "debit", section: "profit_loss" }),
  ];
  const read = classify(books, nothing);
  const roles = books.map(({ code }) => read.get(code)?.role);
  expect(roles).toEqual([
    "intangibles_cost",
    "intangibles_accumulated_amortisation",
    "inventories",
    "operating_expenses",
    "operating_expenses",
  ]);
});

test.each(["Returnable packaging material", "Inventories", "Prepaid insurance"])(
  "what depreciation is accumulated on is no stock and no prepayment: of %s a person is asked",
  (name) => {
    const books = [
      account(name, { code: "1", side: "debit" }),
      account(`Accumulated depreciation - ${name.toLowerCase()}`, { code: "2", side: "credit" }),
    ];
    expect(classify(books, nothing).get("1")?.confidence).toBeLessThan(CONFIDENCE_BAR);
  },
);

test.each<[string, Partial<AccountFacts>, Role]>([
  ["Emission allowances", { type: "Current Assets" }, "other_receivables"],
  ["Warrant liability", { type: "Non-current liabilities" }, "other_payables"],
  ["Advances to partners", { side: "debit" }, "loans_receivable"],
])("%s, %j, is never sure to be %s", (name, more, role) => {
  const answer = classified(name, more);
  expect(answer.role === role && answer.confidence >= CONFIDENCE_BAR).toBe(false);
});

test.each<[string, AccountFacts["side"], Role]>([
  ["Payable rent", null, "other_payables"],
  ["Payable vehicle expense", "credit", "other_payables"],
  ["Recovered debts", null, "bad_debts"],
  ["Transfers to specific valuation allowance on receivables", null, "bad_debts"],
  ["Cash discount income, purchased services", null, "cost_of_sales"],
])("what a name begins with says what it is: %s, %s", (name, side, role) => {
  expect(classified(name, { side }).role).toBe(role);
});

test.each(["Supplier financing payable", "Reverse factoring liability"])(
  "who finances suppliers may be a lender, which a person decides: %s",
  (name) => {
    expect(classified(name).confidence).toBeLessThan(CONFIDENCE_BAR);
  },
);

test.each(["Audit fee", "Legal fees", "Accounting fees"])(
  "what most businesses pay is not surely income for standing in credit: %s",
  (name) => {
    const { role, confidence } = classified(name, { side: "credit" });
    expect(role === "revenue" && confidence >= CONFIDENCE_BAR).toBe(false);
  },
);

test("a payable and its expense of one name are told by each other, for a person to accept", () => {
  const books = [
    account("Electricity", { code: "1", side: "debit" }),
    account("Electricity", { code: "2", side: "credit" }),
    account("Audit fee", { code: "3", side: "debit" }),
    account("Audit fee", { code: "4", side: "credit" }),
    account("Union dues payable", { code: "5", side: "credit" }),
    account("Union dues", { code: "6", side: "debit" }),
  ];
  const read = classify(books, nothing);
  const natures = books.map(({ code }) => {
    const role = read.get(code)?.role;
    return role && roleDefinition(role).nature;
  });
  expect(natures).toEqual(["expense", "liability", "expense", "liability", "liability", "expense"]);
  for (const code of ["2", "4", "6"])
    expect(read.get(code)?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test.each<[string, AccountFacts["side"], Role]>([
  ["Receptionist - Sick Day", "debit", "employee_costs"],
  ["Housekeeping - PTO Payout", "debit", "employee_costs"],
  ["Cook - Holiday OT", "debit", "employee_costs"],
  ["Accrued PTO", "credit", "employee_payables"],
  ["Rent - North wing", "credit", "other_operating_income"],
  ["Rent payable", "credit", "other_payables"],
])("%s, in %s, is read by its head and its side", (name, side, role) => {
  expect(classified(name, { side }).role).toBe(role);
});

test.each<[string, Partial<AccountFacts>, Role]>([
  ["Reversal of provisions for litigation", { type: "Income" }, "other_operating_income"],
  ["Reversal of impairment of buildings", { type: "Income" }, "impairment"],
  ["Reversals of provisions for doubtful receivables", { type: "Income" }, "bad_debts"],
  ["Capitalised production of intangible assets", { side: "credit" }, "other_operating_income"],
  ["Allowance for products", { side: "credit" }, "inventories"],
  ["Cost of raw materials, 19 % input tax", { side: "debit" }, "cost_of_sales"],
  ["Sales - Other GST-free", { side: "credit" }, "revenue"],
  ["Current biological assets", { side: "debit" }, "inventories"],
])("the head of %s tells what it is", (name, more, role) => {
  expect(classified(name, more).role).toBe(role);
});

test.each(["debit", null] as const)(
  "what vehicles cost, beside what was written off them, is sure: in %s",
  (side) => {
    const other = (name: string, its: AccountFacts["side"]) =>
      account(name, { code: name, side: side && its });
    const chart = [
      other("Bank", "debit"),
      other("Trade debtors", "debit"),
      other("Motor vehicles - cost", "debit"),
      other("Motor vehicles - accumulated depreciation", "credit"),
      other("Trade creditors", "credit"),
      other("Share capital", "credit"),
      other("Sales", "credit"),
      other("Purchases", "debit"),
      other("Wages", "debit"),
      other("Motor expenses", "debit"),
    ];
    const read = classify(chart, nothing).get("Motor vehicles - cost");
    expect(read?.role).toBe("ppe_cost");
    expect(read?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  },
);

test("accounts whose names have no word that is read are no pair", () => {
  const books = [
    account("تجهيز مشاريع", { code: "1", side: "debit" }),
    account("شركة تداول", { code: "2", side: "credit", type: "Current liabilities" }),
  ];
  expect(classify(books, nothing).get("1")?.role).toBeNull();
});

describe("words of a name are no surer than they tell", () => {
  const isSure = ({ confidence }: { confidence: number }) => confidence >= CONFIDENCE_BAR;

  test.each([
    ["Losses on trade receivables", "bad_debts"],
    ["Checks to be cashed", "cash_and_cash_equivalents"],
    ["Bookstall income", "revenue"],
  ] as const)("%s is read as %s", (name, role) => {
    expect(classified(name).role).toBe(role);
  });

  test.each([
    ["Licence fees", "operating_expenses"],
    ["Miscellaneous expenses (asset)", "operating_expenses"],
    ["AZ Business Bank credit card", "cash_and_cash_equivalents"],
    ["AVA on trade receivables", "trade_receivables"],
    ["House regular internal gift aid", "current_tax"],
  ] as const)("%s alone is not surely %s", (name, role) => {
    const read = classified(name);
    expect(isSure(read) && read.role === role).toBe(false);
  });

  test("what the balance says of a fee is taken", () => {
    expect(classified("Licence fees", { side: "debit" }).role).toBe("operating_expenses");
    expect(classified("Licence fees", { side: "credit" }).role).toBe("revenue");
  });

  test("where a name rules out its own reading and every other, a person decides", () => {
    const read = classified("Income from writing off accounts payable");
    expect(isSure(read)).toBe(false);
  });
});

describe("the answer", () => {
  test("the reason is told as to a colleague", () => {
    const { reason } = classified("Acc. Depn - plant", { type: "Non-current Asset" });
    expect(reason).toBe(
      "The name says 'accumulated depreciation' and the type is 'Non-current Asset'.",
    );
  });

  test("a type of the other statement takes the answer below the bar", () => {
    const answer = classified("Trade debtors", { type: "Expense", section: "balance_sheet" });
    expect(answer.confidence).toBeLessThan(CONFIDENCE_BAR);
  });

  test("no text makes it throw, and confidence stays between 0 and 1", () => {
    const words = fc.constantFrom(
      "constructor",
      "__proto__",
      "toString",
      "=",
      "+",
      "^",
      "$",
      "..",
      "Bank",
    );
    const text = fc.oneof(fc.string({ unit: anyCharacter }), words);
    const facts = fc.record({
      code: text,
      name: text,
      type: text,
      section: fc.constantFrom(null, "balance_sheet" as const, "profit_loss" as const), // keeps the literals
      side: fc.constantFrom(null, "debit" as const, "credit" as const), // keeps the literals
    });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 6 }), (accounts) => {
        for (const { confidence } of classify(accounts, nothing).values()) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

test("coupons that customers bring are no interest, and savings with investments are asked", () => {
  const read = (name: string, type: string) => classified(name, { type });
  expect(read("Coupons", "Income")?.role).not.toBe("interest_expense");
  expect(read("Coupons", "Expense")?.role).not.toBe("interest_expense");
  expect(read("Savings & short-term investment", "Current Asset")?.confidence).toBeLessThan(0.7);
});

describe("names of small businesses, by the rules", () => {
  test.each<[string, Partial<AccountFacts>, Role]>([
    // Whoever sends them employs them (IAS 19.8)
    ["Outsourced payroll", { type: "Expense" }, "operating_expenses"],
    ["Money owed to me", { type: "Current Asset" }, "trade_receivables"],
    ["Money I owe", { type: "Current Liability" }, "trade_payables"],
    ["VAT I owe", { type: "Current Liability" }, "sales_tax"],
    ["Capitalized start up expenses", { type: "Fixed Asset" }, "intangibles_cost"],
    ["Pre-opening expenses", { type: "Other Asset" }, "intangibles_cost"],
    ["Uniforms on hand", { type: "Current Asset" }, "inventories"],
    ["Checks and cash on hand", { type: "Current Asset" }, "cash_and_cash_equivalents"],
    ["Bond coupons paid", { type: "Expense" }, "interest_expense"],
    ["M-Pesa", { side: "debit" }, "cash_and_cash_equivalents"],
    ["GCash", { side: "debit" }, "cash_and_cash_equivalents"],
    ["M-Pesa charges", { side: "debit" }, "operating_expenses"],
    ["Agency staff", { side: "debit" }, "operating_expenses"],
    ["Temporary staff", { side: "debit" }, "employee_costs"],
    ["Wedding deposits held", { side: "credit" }, "contract_liabilities"],
    ["Tour deposits taken", { type: "Current Liability" }, "contract_liabilities"],
    ["Deposits held", { side: "credit" }, "other_payables"],
    ["Retainers", { side: "credit" }, "contract_liabilities"],
    ["Client trust funds", { side: "credit" }, "other_payables"],
    ["Impairment losses on trade receivables", { side: "debit" }, "bad_debts"],
    ["Revenue VAT3", { side: "credit" }, "sales_tax"],
    ["13th month payable", { side: "credit" }, "employee_payables"],
    ["13th month pay", { type: "Expense" }, "employee_costs"],
    ["Compensated absences", { side: "credit" }, "employee_payables"],
    ["FICA expense", { side: "debit" }, "employee_costs"],
    ["Bonusses", { type: "Expense" }, "employee_costs"],
    ["Student receivables", { side: "debit" }, "trade_receivables"],
    ["Breeding stock", { side: "debit" }, "ppe_cost"],
    ["Lab fees", { type: "Expense" }, "operating_expenses"],
    ["Lab chemicals", { type: "Expense" }, "operating_expenses"],
    ["Admission fees", { side: "credit" }, "revenue"],
    ["Swimming club charges", { type: "Income" }, "revenue"],
    ["Gain on crypto", { type: "Income" }, "fair_value_changes"],
    ["Fund balance", { type: "Equity" }, "retained_earnings"],
    ["Due from directors", { side: "debit" }, "loans_receivable"],
    ["Cash back rewards", { type: "Income" }, "other_operating_income"],
    ["Inventory counting loss", { side: "debit" }, "cost_of_sales"],
    ["Bank interest payable", { side: "debit" }, "interest_expense"],
    ["Bankings in transit", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Takings in transit", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Cash tin", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Business savings", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Business reserve account", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Reserve account at bank", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Repairs to let property", { type: "Expense" }, "operating_expenses"],
  ])("%s, %j", (name, more, role) => {
    expect(ruled(name, more)).toBe(role);
  });
});

test.each<[string, string, Role]>([
  ["App build", "Asset", "intangibles_cost"],
  ["Website build costs", "Asset", "intangibles_cost"],
  ["Office building", "Asset", "ppe_cost"],
  ["Building", "Asset", "ppe_cost"],
  ["Capital One", "Liability", "other_payables"],
  ["Capital One loan", "Liability", "borrowings"],
  ["CT Expense", "Expense", "income_tax"],
  ["T2 Expense", "Expense", "income_tax"],
])("'%s' of the type %s is what it is called in the trade", (name, type, role) => {
  expect(classified(name, { type }).role).toBe(role);
});

test("numbers that count the accounts put none beside those that begin with its digits", () => {
  const assets = ["Bank account", "Accounts receivable", "Prepaid rent", "Equipment and furniture"];
  const debts = ["Accounts payable", "Bank loan", "Owner's capital"];
  const results = ["Sales", "Wages", "Rent", "Telephone", "Travel", "Advertising", "Audit fees"];
  const names = [...assets, ...debts, ...results, "Postage", "Software", "Repairs", "Insurance"];
  const rolesBy = (codeOf: (at: number) => string) => {
    const facts = names.map((name, at) => account(name, { code: codeOf(at) }));
    return [...classify(facts, nothing).values()].map(({ role }) => role);
  };
  const inOrder = rolesBy((at) => String(101 + at));
  expect(rolesBy((at) => String(1 + at))).toEqual(inOrder);
});
