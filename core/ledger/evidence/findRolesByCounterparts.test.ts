import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import type { TraitId } from "../../roles/traits.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findRolesByCounterparts } from "./findRolesByCounterparts.ts";
import type { LearntReading } from "./RoleDoubts.ts";

const chart: Record<string, Role> = {
  bank: "cash_and_cash_equivalents",
  debtors: "trade_receivables",
  shares: "financial_investments",
  van: "ppe_cost",
  wages: "employee_costs",
  rent: "operating_expenses",
  interest: "interest_expense",
  tax: "income_tax",
  dividends: "dividends_declared",
  earlier: "retained_earnings",
  gifts: "revenue",
  yield: "interest_income",
  grants: "other_operating_income",
  staff: "employee_payables",
  lease: "lease_liabilities",
  premises: "right_of_use_assets",
  capital: "share_capital",
  suppliers: "trade_payables",
  goods: "inventories",
  vat: "sales_tax",
  wear: "depreciation",
  exchange: "foreign_exchange_gain_loss",
};

type Line = readonly [account: string, amount: string];

/** What an account `it` of a role is told to be; "?" where it is asked. */
function told(
  role: Role | null,
  entries: readonly (readonly Line[])[],
  {
    isInDoubt = false,
    opening = "0",
    closing = "0",
    isIncome = role !== null && isProfitAndLossRole(role),
    isNumbered = false,
    learnt = null as LearntReading | null,
    trait = null as TraitId | null,
  } = {},
) {
  const accounts = Object.entries({ ...chart, it: role }).map(([code, its]): LedgerAccount => {
    const isProfitAndLoss = its === null ? isIncome : isProfitAndLossRole(its);
    const balances = { opening: minor(opening), closing: minor(closing) };
    const traits = trait ? [{ id: trait, reason: "", source: "name" as const }] : [];
    return { ...newRetainedEarnings(), code, role: its, isProfitAndLoss, ...balances, traits };
  });
  const listed = entries.map((lines, at) =>
    plainEntry(
      String(at),
      "2025-01-31",
      lines.map(([account, amount]) => [account, minor(amount)]),
    ),
  );
  const doubts = {
    inDoubt: new Set(isInDoubt ? ["it"] : []),
    asked: new Set(isInDoubt ? ["it"] : []),
    given: new Set<string>(),
    numbered: new Set(isNumbered ? ["it"] : []),
    learnt: new Map(learnt ? [["it", learnt] as const] : []),
  };
  const its = findRolesByCounterparts(accounts, doubts, () => columnsOf(listed)).get("it");
  return its && `${its.role}${its.isAsked ? "?" : ""}`;
}

const sold: Line[] = [
  ["bank", "110"],
  ["shares", "-100"],
  ["it", "-10"],
];
const valued: Line[] = [
  ["shares", "7"],
  ["it", "-7"],
];

test("what stands beside assets that are sold is the gain on them", () => {
  expect(told("fair_value_changes", [sold])).toBe("disposal_gain_loss");
  expect(told("fair_value_changes", [sold, valued])).toBe("disposal_gain_loss?");
  expect(told("fair_value_changes", [valued])).toBeUndefined();
  expect(told("revenue", [sold], { isInDoubt: true })).toBe("disposal_gain_loss");
  expect(told("revenue", [sold])).toBeUndefined();
});

test.each([
  ["dividends", "dividends_payable"],
  ["interest", "interest_payable"],
  ["tax", "current_tax"],
] as const)("what is owed for %s alone is no provision", (charge, role) => {
  const owed: Line[] = [
    [charge, "50"],
    ["it", "-50"],
  ];
  const paid: Line[] = [
    ["it", "50"],
    ["bank", "-50"],
  ];
  const forRent: Line[] = [
    ["rent", "20"],
    ["it", "-20"],
  ];
  expect(told("provisions", [owed, paid])).toBe(role);
  expect(told("provisions", [owed, forRent, paid])).toBeUndefined();
});

test("what is owed for earlier profit alone stays what it is and is asked", () => {
  const owed: Line[] = [
    ["earlier", "50"],
    ["it", "-50"],
  ];
  expect(told("provisions", [owed])).toBe("provisions?");
  expect(told(null, [owed])).toBe("dividends_payable?");
});

test("of a debt the interest alone is owed where nothing else is, and it is asked", () => {
  const paid: Line[] = [
    ["it", "80"],
    ["bank", "-80"],
  ];
  const accrued: Line[] = [
    ["interest", "50"],
    ["it", "-50"],
  ];
  const lent: Line[] = [
    ["bank", "900"],
    ["it", "-900"],
  ];
  expect(told("borrowings", [paid, accrued], { opening: "-80" })).toBe("interest_payable?");
  expect(told("borrowings", [paid, accrued], { opening: "-900" })).toBeUndefined();
  expect(told("borrowings", [lent, accrued])).toBeUndefined();
});

test("money lent that is kept back from pay was paid in advance, and it is asked", () => {
  const lent: Line[] = [
    ["it", "300"],
    ["bank", "-300"],
  ];
  const keptBack: Line[] = [
    ["wages", "1000"],
    ["it", "-300"],
    ["bank", "-700"],
  ];
  const repaid: Line[] = [
    ["bank", "300"],
    ["it", "-300"],
  ];
  expect(told("loans_receivable", [lent, keptBack])).toBe("other_receivables?");
  expect(told("loans_receivable", [lent, repaid])).toBeUndefined();
});

test("what is charged without cash and received in cash is no income in doubt", () => {
  const claimed: Line[] = [
    ["it", "60"],
    ["van", "-60"],
  ];
  const received: Line[] = [
    ["bank", "60"],
    ["it", "-60"],
  ];
  const own = { isIncome: true, isInDoubt: true };
  expect(told(null, [claimed, received], own)).toBe("other_receivables?");
  expect(told("other_operating_income", [claimed, received], own)).toBe("other_receivables?");
  expect(told("other_operating_income", [received], own)).toBeUndefined();
  expect(told("other_operating_income", [claimed, received])).toBeUndefined();
});

test("what nobody could place and stands beside a sale alone is the gain on it, and asked", () => {
  expect(told(null, [sold])).toBe("disposal_gain_loss?");
  expect(told(null, [sold, valued])).toBeUndefined();
});

test("a cost that is only ever received in cash is asked", () => {
  const received: Line[] = [
    ["bank", "60"],
    ["it", "-60"],
  ];
  const paid: Line[] = [
    ["it", "20"],
    ["bank", "-20"],
  ];
  expect(told("cost_of_sales", [received], { closing: "-60" })).toBe("cost_of_sales?");
  expect(told("cost_of_sales", [received, paid], { closing: "-40" })).toBeUndefined();
});

test("a tax that is claimed for income is owed by somebody for it, and asked", () => {
  const claimed: Line[] = [
    ["it", "50"],
    ["gifts", "-50"],
  ];
  const charged: Line[] = [
    ["tax", "80"],
    ["it", "-80"],
  ];
  const paid: Line[] = [
    ["it", "80"],
    ["bank", "-80"],
  ];
  expect(told("current_tax", [claimed])).toBe("other_receivables?");
  expect(told("current_tax", [charged, paid])).toBeUndefined();
  expect(told("current_tax", [charged, paid, claimed])).toBeUndefined();
});

test("what is owed and for the most part paid together with interest is asked as a debt", () => {
  const withInterest: Line[] = [
    ["it", "50"],
    ["interest", "3"],
    ["bank", "-53"],
  ];
  const alone: Line[] = [
    ["it", "60"],
    ["bank", "-60"],
  ];
  expect(told("other_payables", [withInterest])).toBe("borrowings?");
  expect(told("other_payables", [withInterest, alone])).toBeUndefined();
});

test("a debt that brought no cash and is owed for costs alone is asked as a payable", () => {
  const charged: Line[] = [
    ["rent", "50"],
    ["it", "-50"],
  ];
  const lent: Line[] = [
    ["bank", "40"],
    ["it", "-40"],
  ];
  expect(told("borrowings", [charged])).toBe("other_payables?");
  expect(told("borrowings", [charged, lent])).toBeUndefined();
});

const broughtIn: Line[] = [
  ["bank", "900"],
  ["it", "-900"],
];
const paidOut: Line[] = [
  ["it", "400"],
  ["bank", "-400"],
];
const earned: Line[] = [
  ["it", "400"],
  ["gifts", "-400"],
];
const owed: Line[] = [
  ["rent", "400"],
  ["it", "-400"],
];
const owedToStaff: Line[] = [
  ["it", "80"],
  ["staff", "-80"],
];
const claimed: Line[] = [
  ["it", "80"],
  ["grants", "-80"],
];
const billed: Line[] = [
  ["it", "700"],
  ["gifts", "-700"],
];
const financed: Line[] = [
  ["van", "400"],
  ["it", "-400"],
];
const filled: Line[] = [
  ["it", "400"],
  ["bank", "-400"],
];
const emptied: Line[] = [
  ["bank", "390"],
  ["it", "-390"],
];
const allotted: Line[] = [
  ["it", "900"],
  ["capital", "-900"],
];

test("what comes in as cash and becomes income was paid ahead, and asked", () => {
  expect(told("other_payables", [broughtIn, earned])).toBe("contract_liabilities?");
  expect(told("borrowings", [broughtIn, earned])).toBe("contract_liabilities?");
  expect(told("other_payables", [broughtIn, earned, paidOut])).toBeUndefined();
});

test("what employees are owed out of profit may be a dividend", () => {
  const declared: Line[] = [
    ["earlier", "50"],
    ["it", "-50"],
  ];
  const charged: Line[] = [
    ["wages", "70"],
    ["it", "-70"],
  ];
  expect(told("employee_payables", [declared])).toBe("employee_payables?");
  expect(told("employee_payables", [declared, charged])).toBeUndefined();
});

test("a gain that nothing was sold for is a change in value, and asked", () => {
  expect(told("disposal_gain_loss", [valued])).toBe("fair_value_changes?");
  expect(told("disposal_gain_loss", [valued, sold])).toBeUndefined();
});

test("a cost that is added to leases alone is interest, and asked", () => {
  const unwound: Line[] = [
    ["it", "30"],
    ["lease", "-30"],
  ];
  expect(told("operating_expenses", [unwound])).toBe("interest_expense?");
  expect(told("operating_expenses", [unwound, paidOut])).toBeUndefined();
});

test("a cost that is owed first and then paid is a payable, and asked", () => {
  expect(told("operating_expenses", [owed, paidOut])).toBe("other_payables?");
});

test.each<[Role, Role | null, string, Line[][], Line[][]]>([
  ["employee_costs", "operating_expenses", "operating_expenses?", [paidOut], [owedToStaff]],
  ["employee_costs", null, "employee_costs?", [paidOut], [owedToStaff]],
  ["cost_of_sales", "employee_costs", "employee_costs?", [owedToStaff], [paidOut]],
  ["borrowings", "share_capital", "share_capital?", [broughtIn, allotted], [broughtIn, paidOut]],
  [
    "contract_liabilities",
    null,
    "contract_liabilities?",
    [broughtIn, paidOut],
    [broughtIn, earned],
  ],
  ["trade_receivables", null, "trade_receivables?", [claimed], [claimed, billed]],
  ["other_payables", null, "other_payables?", [financed, paidOut], [owed, paidOut]],
  [
    "cash_and_cash_equivalents",
    "intangibles_cost",
    "cash_and_cash_equivalents?",
    [billed, emptied],
    [filled, emptied],
  ],
  ["disposal_gain_loss", "fair_value_changes", "fair_value_changes?", [broughtIn], [sold]],
])("entries have to agree to %s that was learnt over %s", (role, named, its, others, own) => {
  expect(told(role, others, { learnt: { named } })).toBe(its);
  expect(told(role, own, { learnt: { named } })).toBeUndefined();
  expect(told(role, [], { learnt: { named } })).toBeUndefined();
  expect(told(role, others)).toBeUndefined();
});

test("numbers of a national chart are not held against entries", () => {
  expect(told("disposal_gain_loss", [valued], { isNumbered: true })).toBeUndefined();
});

test("what customers pay into and suppliers and employees are paid out of is a bank", () => {
  const entries: Line[][] = [
    [
      ["it", "900"],
      ["debtors", "-900"],
    ],
    [
      ["rent", "200"],
      ["it", "-200"],
    ],
  ];
  const pay: Line[] = [
    ["staff", "300"],
    ["it", "-300"],
  ];
  const inDoubt = { isInDoubt: true };
  const cash = "cash_and_cash_equivalents";
  expect(told(cash, [...entries, pay], inDoubt)).toBe(cash);
  expect(told(cash, entries, inDoubt)).toBeUndefined();
  expect(told(cash, [...entries, pay])).toBeUndefined();
  expect(told("other_receivables", [...entries, pay], inDoubt)).toBeUndefined();
});

test("what passes between companies of a group in cash alone is a loan, and asked", () => {
  const group = { trait: "intragroup" as const };
  expect(told("other_receivables", [broughtIn, paidOut], group)).toBe("loans_receivable?");
  expect(told("other_payables", [broughtIn, paidOut], group)).toBe("borrowings?");
  expect(told("other_payables", [broughtIn, paidOut, owed], group)).toBeUndefined();
  expect(told("other_receivables", [broughtIn, paidOut])).toBeUndefined();
});

test("so it is where nothing was repaid, by the side that it is lent on", () => {
  const group = { trait: "intragroup" as const };
  expect(told("other_receivables", [paidOut], group)).toBe("loans_receivable?");
  expect(told("other_payables", [broughtIn], group)).toBe("borrowings?");
  expect(told("other_receivables", [broughtIn], { ...group, opening: "900" })).toBeUndefined();
  expect(told("other_payables", [paidOut], { ...group, opening: "-900" })).toBeUndefined();
});

test("what nobody could place, and bears interest, is money kept somewhere, and asked", () => {
  const interest: Line[] = [
    ["it", "5"],
    ["yield", "-5"],
  ];
  expect(told(null, [paidOut, interest])).toBe("cash_and_cash_equivalents?");
  expect(told(null, [paidOut])).toBeUndefined();
  expect(told(null, [paidOut, interest], { trait: "suspense" })).toBeUndefined();
  expect(told(null, [paidOut, interest], { opening: "-900" })).toBeUndefined();
  expect(told("loans_receivable", [paidOut, interest], { isInDoubt: true })).toBeUndefined();
});

test("what brings cash and is paid back in cash alone may be borrowed, in doubt", () => {
  const inDoubt = { isInDoubt: true };
  expect(told(null, [broughtIn, paidOut])).toBe("borrowings?");
  expect(told("current_tax", [broughtIn, paidOut], inDoubt)).toBe("current_tax?");
  expect(told("current_tax", [broughtIn, paidOut])).toBeUndefined();
  expect(told("current_tax", [broughtIn, paidOut, owed], inDoubt)).toBeUndefined();
  expect(told("prepayments", [paidOut, broughtIn], inDoubt)).toBeUndefined();
});

test("what is a debt in doubt, and was only received, may be income", () => {
  expect(told("other_reserves", [broughtIn, paidOut], { isInDoubt: true })).toBe("other_reserves?");
  expect(told("borrowings", [broughtIn], { isInDoubt: true })).toBe("borrowings?");
  expect(told("borrowings", [broughtIn], { isInDoubt: true, opening: "-9" })).toBeUndefined();
  expect(told("borrowings", [broughtIn, paidOut], { isInDoubt: true })).toBeUndefined();
  expect(told("borrowings", [broughtIn])).toBeUndefined();
});

test("what is owed for the use of assets is a lease, and asked", () => {
  const begun: Line[] = [
    ["premises", "900"],
    ["it", "-900"],
  ];
  expect(told("other_payables", [begun, paidOut])).toBe("lease_liabilities?");
  expect(told("other_payables", [owed, paidOut])).toBeUndefined();
});

const sixTimes = (lines: readonly Line[]) => Array.from({ length: 6 }, () => lines);
const inDoubt = { isInDoubt: true };

test("what customers are charged time and again is revenue, whatever a name in doubt says", () => {
  const billed: Line[] = [
    ["debtors", "120"],
    ["it", "-100"],
    ["vat", "-20"],
  ];
  expect(told("trade_receivables", sixTimes(billed), inDoubt)).toBe("revenue");
  expect(told(null, sixTimes(billed))).toBe("revenue");
  expect(told(null, [billed])).toBeUndefined();
  expect(told("trade_receivables", sixTimes(billed), { ...inDoubt, opening: "40" })).toBe(
    undefined,
  );
  expect(told("other_payables", sixTimes(billed))).toBe("revenue?");
  expect(told("contract_liabilities", sixTimes(billed))).toBe("revenue?");
  expect(told("trade_payables", [billed])).toBeUndefined();
  expect(told("revenue", sixTimes(billed), { learnt: { named: null } })).toBeUndefined();
});

test("what lowers what customers owe with the tax on it takes away from revenue, in doubt", () => {
  const credited: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["debtors", "-120"],
  ];
  const written: Line[] = [
    ["it", "120"],
    ["debtors", "-120"],
  ];
  expect(told(null, [credited])).toBe("revenue");
  expect(told(null, [written])).toBeUndefined();
});

test("what customers do not pay when they pay needs no answer", () => {
  const discounted: Line[] = [
    ["bank", "98"],
    ["it", "2"],
    ["debtors", "-100"],
  ];
  expect(told("operating_expenses", [discounted], inDoubt)).toBe("operating_expenses");
  expect(told(null, [discounted])).toBe("revenue");
});

test("what customers are charged before it becomes income is a contract liability", () => {
  const charged: Line[] = [
    ["debtors", "120"],
    ["it", "-100"],
    ["vat", "-20"],
  ];
  const released: Line[] = [
    ["it", "10"],
    ["gifts", "-10"],
  ];
  expect(told("trade_payables", [charged, released])).toBe("contract_liabilities");
  expect(told("trade_payables", [charged])).toBeUndefined();
});

test("what is taken out of stock and never put back is a cost", () => {
  const used: Line[] = [
    ["it", "70"],
    ["goods", "-70"],
  ];
  expect(told("inventories", [used])).toBe("cost_of_sales");
  expect(told("inventories", [used], { opening: "10" })).toBeUndefined();
});

test("what gathers sales tax alone is sales tax, and what is kept back beside it is not", () => {
  const gathered: Line[] = [
    ["vat", "30"],
    ["it", "-30"],
  ];
  const keptBack: Line[] = [
    ["rent", "100"],
    ["vat", "20"],
    ["it", "-6"],
    ["suppliers", "-114"],
  ];
  expect(told("operating_expenses", [gathered, paidOut])).toBe("sales_tax");
  expect(told("trade_payables", [keptBack])).toBeUndefined();
});

test("wages that suppliers charge with sales tax are the work of others", () => {
  const billed: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["suppliers", "-120"],
  ];
  const paid: Line[] = [
    ["it", "100"],
    ["staff", "-100"],
  ];
  expect(told("employee_costs", [billed])).toBe("cost_of_sales");
  expect(told("employee_costs", [paid])).toBeUndefined();
});

test("what suppliers charge time and again is a cost in doubt no more, and what nobody placed is asked", () => {
  const billed: Line[] = [
    ["it", "100"],
    ["suppliers", "-100"],
  ];
  const closing = "600";
  expect(told("operating_expenses", sixTimes(billed), { ...inDoubt, closing })).toBe(
    "operating_expenses",
  );
  expect(told("ppe_cost", sixTimes(billed), { ...inDoubt, closing })).toBeUndefined();
  expect(told(null, sixTimes(billed), { closing })).toBe("operating_expenses?");
});

test("what is owed for costs and paid is asked as a card, unless a name says what it owes", () => {
  const charged: Line[] = [
    ["rent", "40"],
    ["it", "-40"],
  ];
  expect(told(null, [charged, paidOut], { opening: "-900" })).toBe("other_payables?");
  expect(told("trade_payables", [charged, paidOut], inDoubt)).toBeUndefined();
});

test("a debt that was learnt, and that its name calls interest, has to bear interest", () => {
  const learnt = { named: "interest_payable" } as const;
  const accrued: Line[] = [
    ["interest", "50"],
    ["it", "-50"],
  ];
  expect(told("borrowings", [paidOut], { learnt })).toBe("interest_payable?");
  expect(told("borrowings", [accrued, paidOut], { learnt })).toBe("interest_payable");
  expect(told("borrowings", [broughtIn, paidOut], { learnt })).toBeUndefined();
});

test("a bank that nobody could place, or took for an overdraft in doubt, is asked by its payments", () => {
  const payments: readonly (readonly Line[])[] = [
    [
      ["it", "900"],
      ["debtors", "-900"],
    ],
    [
      ["rent", "300"],
      ["it", "-300"],
    ],
    [
      ["staff", "400"],
      ["it", "-400"],
    ],
  ];
  expect(told(null, payments)).toBe("cash_and_cash_equivalents?");
  expect(told("bank_overdraft", payments, { isInDoubt: true })).toBe("cash_and_cash_equivalents?");
  expect(told("bank_overdraft", payments)).toBeUndefined();
});

test("prepayments that only ever came in as cash were received ahead, and are asked", () => {
  expect(told("prepayments", [broughtIn])).toBe("contract_liabilities?");
  expect(told("prepayments", [paidOut, broughtIn])).toBeUndefined();
});

test("a receivable that is paid and becomes a cost was paid ahead", () => {
  const charged: Line[] = [
    ["rent", "400"],
    ["it", "-400"],
  ];
  expect(told("other_receivables", [paidOut, charged])).toBe("prepayments");
});

test("what a related party owes in cash alone is lent to it, and asked", () => {
  const trait = "related_party";
  expect(told("other_receivables", [paidOut], { trait })).toBe("loans_receivable?");
});

test("what is owed to the entity and passes out and back in cash alone may be lent, and is asked", () => {
  expect(told("other_receivables", [paidOut])).toBe("other_receivables?");
  expect(told("other_receivables", [broughtIn])).toBeUndefined();
});

test("what is paid out in cash alone may be lent, in doubt", () => {
  expect(told("other_receivables", [paidOut], inDoubt)).toBe("other_receivables?");
  expect(told("trade_payables", [paidOut], inDoubt)).toBe("trade_payables?");
  expect(told("trade_payables", [paidOut], { ...inDoubt, opening: "-900" })).toBeUndefined();
  expect(told("prepayments", [paidOut], inDoubt)).toBeUndefined();
});

const bought: Line[] = [
  ["suppliers", "-60"],
  ["it", "60"],
];

test("stock that begins at nothing and is never taken from is a cost, and asked", () => {
  expect(told("inventories", sixTimes(bought))).toBe("cost_of_sales?");
  expect(told("associates", sixTimes(bought))).toBe("operating_expenses?");
  expect(told("inventories", sixTimes(bought), { opening: "10" })).toBeUndefined();
  expect(told("inventories", [bought])).toBeUndefined();
});

test("what is bought time and again and becomes a cost piece by piece is stock, and asked", () => {
  const used: Line[] = [
    ["rent", "100"],
    ["it", "-100"],
  ];
  const year = [...sixTimes(bought), used, used, used];
  expect(told("ppe_cost", year)).toBe("inventories?");
  expect(told("other_receivables", year)).toBe("inventories?");
  expect(told("ppe_cost", [...year, paidOut].slice(0, 6))).toBeUndefined();
});

test("what is only ever received time and again, and owed by its name, is asked", () => {
  expect(told("contract_liabilities", sixTimes(broughtIn))).toBe("contract_liabilities?");
  expect(told("contract_liabilities", [broughtIn])).toBeUndefined();
});

test("an asset that is a credit all year and grows by depreciation is what has worn out", () => {
  const worn: Line[] = [
    ["wear", "90"],
    ["it", "-90"],
  ];
  expect(told("ppe_cost", [worn])).toBe("ppe_accumulated_depreciation");
  expect(told("ppe_cost", [worn], { opening: "900" })).toBeUndefined();
});

test("a gain of which nothing is left when cash comes in was owed for the sale, and asked", () => {
  const disposal: Line[] = [
    ["it", "50"],
    ["van", "-50"],
  ];
  const received: Line[] = [
    ["bank", "50"],
    ["it", "-50"],
  ];
  expect(told("disposal_gain_loss", [disposal, received])).toBe("other_receivables?");
  expect(told("disposal_gain_loss", [disposal, received], { closing: "-5" })).toBeUndefined();
});

test("what is owed for pay and then paid is owed for employees, and not sales tax", () => {
  const keptBack: Line[] = [
    ["wages", "50"],
    ["it", "-50"],
  ];
  const handedOver: Line[] = [
    ["it", "50"],
    ["bank", "-50"],
  ];
  expect(told("sales_tax", [keptBack, handedOver])).toBe("employee_payables?");
  expect(told("other_payables", [keptBack, handedOver])).toBe("employee_payables");
});

test("tax that bears interest at the bank is asked; what is translated beside banks alone is cash", () => {
  const grown: Line[] = [
    ["it", "3"],
    ["yield", "-3"],
  ];
  const translated: Line[] = [
    ["it", "3"],
    ["exchange", "-3"],
  ];
  expect(told("current_tax", [paidOut, grown])).toBe("current_tax?");
  expect(told("current_tax", [paidOut])).toBeUndefined();
  expect(told("trade_receivables", [paidOut, translated])).toBe("cash_and_cash_equivalents?");
  expect(told("trade_receivables", [paidOut])).toBeUndefined();
});

test("interest in doubt that is only ever credited is earned", () => {
  expect(told("interest_expense", [broughtIn], inDoubt)).toBe("interest_income?");
  expect(told("interest_expense", [broughtIn])).toBeUndefined();
});

test("learnt roles that entries do not agree to are asked", () => {
  const charged: Line[] = [
    ["tax", "50"],
    ["it", "-50"],
  ];
  const learnt = (named: Role | null) => ({ learnt: { named } });
  expect(told("borrowings", [charged, paidOut], learnt("current_tax"))).toBe("current_tax?");
  expect(told("current_tax", [paidOut], learnt(null))).toBe("current_tax?");
  expect(told("current_tax", [charged, paidOut], learnt(null))).toBeUndefined();
  expect(told("operating_expenses", [paidOut], learnt("revenue"))).toBe("revenue?");
  expect(told("operating_expenses", [paidOut], learnt(null))).toBeUndefined();
});

const instalment: Line[] = [
  ["it", "90"],
  ["interest", "10"],
  ["bank", "-100"],
];
const instalments = [instalment, instalment, instalment];

test("what is paid together with interest is a debt, whatever a name says is owed", () => {
  expect(told("share_premium", instalments)).toBe("borrowings?");
  expect(told("dividends_payable", instalments, inDoubt)).toBe("borrowings?");
  expect(told("bonds", instalments, inDoubt)).toBe("borrowings?");
  expect(told(null, instalments)).toBe("borrowings?");
  expect(told("current_tax", [instalment])).toBeUndefined();
  expect(told("interest_payable", instalments)).toBeUndefined();
  expect(told("interest_expense", instalments, { learnt: { named: null } })).not.toMatch("borrow");
});

test("what is owed out of pay and paid over belongs to no owner, and is asked", () => {
  const keptBack: Line[] = [
    ["wages", "100"],
    ["it", "-20"],
    ["bank", "-80"],
  ];
  const paidOver: Line[] = [
    ["it", "20"],
    ["bank", "-20"],
  ];
  expect(told("share_premium", [keptBack, paidOver])).toBe("employee_payables?");
  expect(told("share_premium", [keptBack])).toBeUndefined();
});

test("what is charged with wages time and again is a cost of employees, and asked", () => {
  const payroll: Line[] = [
    ["wages", "100"],
    ["it", "5"],
    ["bank", "-105"],
  ];
  expect(told("operating_expenses", sixTimes(payroll))).toBe("employee_costs?");
  expect(told("operating_expenses", [payroll])).toBeUndefined();
});

test("a charge on assets alone is asked as what wears out; beside a sale as the gain on it", () => {
  const charge: Line[] = [
    ["it", "30"],
    ["van", "-30"],
  ];
  const loss: Line[] = [
    ["bank", "50"],
    ["it", "10"],
    ["van", "-60"],
  ];
  expect(told("impairment", [charge])).toBe("impairment?");
  expect(told("impairment", sixTimes(charge))).toBe("depreciation?");
  expect(told("operating_expenses", [charge])).toBe("depreciation?");
  expect(told("operating_expenses", [loss])).toBe("disposal_gain_loss?");
  expect(told("operating_expenses", [paidOut])).toBeUndefined();
});

test("a loss on customers that suppliers charge is a cost, and asked", () => {
  expect(told("bad_debts", [bought])).toBe("operating_expenses?");
});

test("what is owed by the entity all year is no loan that it made, and is asked", () => {
  expect(told("loans_receivable", [paidOut], { opening: "-900" })).toBe("borrowings?");
  expect(told("loans_receivable", [paidOut])).toBeUndefined();
  expect(told("borrowings", [paidOut], { opening: "900" })).toBe("loans_receivable?");
});

test("learnt interest that only the bank takes may be its charges, and is asked", () => {
  const repaid: Line[] = [
    ["lease", "90"],
    ["it", "10"],
    ["bank", "-100"],
  ];
  const learnt = { learnt: { named: null } };
  expect(told("interest_expense", [paidOut], learnt)).toBe("interest_expense?");
  expect(told("interest_expense", [paidOut, repaid], learnt)).toBeUndefined();
  expect(told("interest_expense", [paidOut])).toBeUndefined();
});

test("income that begins with a balance and earns nothing was earned before, and is asked", () => {
  expect(told("revenue", [paidOut], { opening: "-900" })).toBe("retained_earnings?");
  expect(told("revenue", [broughtIn], { opening: "-900" })).toBeUndefined();
});

test("what is owed for income tax alone is that tax, and what only becomes income was ahead of it", () => {
  const charged: Line[] = [
    ["tax", "50"],
    ["it", "-50"],
  ];
  const released: Line[] = [
    ["it", "50"],
    ["gifts", "-50"],
  ];
  const before = { opening: "-9000" };
  expect(told("other_payables", [charged, paidOut], before)).toBe("current_tax?");
  expect(told("other_reserves", [released], before)).toBe("contract_liabilities?");
  expect(told("other_reserves", [released, paidOut], before)).toBeUndefined();
});
