import { describe, expect, test } from "vitest";
import type { Classification } from "../../classify/Classification.ts";
import type { Role } from "../../roles/roles.ts";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { readAccounts } from "../accounts/readAccounts.ts";
import type { StatementInput } from "../StatementInput.ts";
import { openPointsOf } from "./listOpenPoints.ts";

const books: readonly [role: Role, current: string, prior: string][] = [
  ["cash_and_cash_equivalents", "9700", "10000"],
  ["trade_receivables", "6000", "5000"],
  ["share_capital", "-15000", "-15000"],
  ["revenue", "-2000", "0"],
  ["operating_expenses", "1300", "0"],
];

const input = {
  ...plainInput,
  mappings: new Map(books.map(([role]) => [role, role])),
  rows: { trial_balance: books.map(([role, now, then]) => balance(role, now, then)) },
};

const period = { start: "2025-01-01", end: "2025-12-31" };

/** The statement where one account's reading is in doubt; the other roles it may have. */
function doubting(code: Role, doubt: Partial<Classification>, given: StatementInput = input) {
  const read = readAccounts(given);
  if (!read.ok) throw new Error("The accounts are not read");
  const accounts = read.value.accounts.map((each) => {
    if (each.facts.code !== code) return each;
    const { reading } = each;
    return {
      ...each,
      reading: { ...reading, isSure: false },
      classification: {
        role: code,
        confidence: 0.6,
        reason: "",
        source: "learnt" as const,
        ...doubt,
      },
    };
  });
  return statementFrom(given, { ...read.value, accounts });
}

/** What is asked of the lines of the direct method, or of its subtotals. */
function asked(
  code: Role,
  doubt: Partial<Classification>,
  ofSubtotals = false,
): Record<string, readonly string[]> {
  const { lines } = doubting(code, doubt).statements.direct;
  const inReview = lines.filter(
    ({ status, isSubtotal }) => status === "review" && isSubtotal === ofSubtotals,
  );
  return Object.fromEntries(inReview.map((line) => [line.concept, line.reviewReasons]));
}

const uncertain = "The role of account operating_expenses is uncertain: confirm it.";

test("the line that an account in doubt may belong to is in review as its own line is", () => {
  expect(asked("operating_expenses", { rivals: ["interest_expense"] })).toEqual({
    payments_to_suppliers_and_employees: [uncertain],
    interest_paid: [
      `${uncertain} As interest expense, operating_expenses would put (1,300.00) here.`,
    ],
  });
});

test.each<[string, Partial<Classification>, readonly string[]]>([
  [
    "what an earlier reading took it for",
    { overruled: [{ role: "income_tax", source: "name" }] },
    ["income_taxes_paid"],
  ],
  ["a role on the same line", { rivals: ["cost_of_sales"] }, []],
  ["nothing else", {}, []],
  ["cash, which is asked where cash is", { rivals: ["cash_and_cash_equivalents"] }, []],
])("an account in doubt may be %s", (_, doubt, lines) => {
  const own = "payments_to_suppliers_and_employees";
  expect(Object.keys(asked("operating_expenses", doubt)).filter((line) => line !== own)).toEqual(
    lines,
  );
});

describe("the subtotals that an account in doubt would change", () => {
  const subtotals = (rival: Role) => asked("operating_expenses", { rivals: [rival] }, true);

  test("are in review with the amount, those that it would not are not", () => {
    expect(subtotals("loans_receivable")).toEqual({
      cash_generated_from_operations: [
        `${uncertain} As loans receivable, operating_expenses would put 1,300.00 here.`,
      ],
      net_cash_operating: [
        `${uncertain} As loans receivable, operating_expenses would put 1,300.00 here.`,
      ],
      net_cash_investing: [
        `${uncertain} As loans receivable, operating_expenses would put (1,300.00) here.`,
      ],
    });
    expect(subtotals("cost_of_sales")).toEqual({});
    expect(Object.keys(subtotals("income_tax"))).toEqual(["cash_generated_from_operations"]);
  });

  test("are no points of their own, and sure again when a person has verified the lines", () => {
    const doubt = { rivals: ["loans_receivable"] as const };
    const document = doubting("operating_expenses", doubt);
    expect(openPointsOf(document, "direct").map(({ kind }) => kind)).toEqual(["account"]);
    const word = { reason: "Agreed", by: "Ada Ledger", at: "2026-01-05T09:30:00.000Z" };
    const verifications = document.statements.direct.lines
      .filter(({ status, isSubtotal }) => status === "review" && !isSubtotal)
      .map(({ id, currentYear: figure }) => {
        return { kind: "line" as const, id, figure, asked: null, ...word };
      });
    const verified = doubting("operating_expenses", doubt, { ...input, verifications });
    const inReview = verified.statements.direct.lines.filter(({ status }) => status === "review");
    expect(inReview.map(({ concept }) => concept)).toEqual([]);
  });
});

test("what its entries do not rule out marks lines as another role does, and its own where it is sure", () => {
  const doubt = { admitted: ["interest_expense"] as const };
  expect(asked("operating_expenses", doubt)).toHaveProperty("interest_paid");
  const sure = { ...doubt, confidence: 0.9 };
  expect(Object.keys(asked("operating_expenses", sure))).toEqual([
    "payments_to_suppliers_and_employees",
    "interest_paid",
  ]);
});

test("a sure role that its entries question is one point, whose account a person confirms", () => {
  const doubt = { admitted: ["interest_expense"] as const, confidence: 0.9 };
  const { accounts, ...document } = doubting("operating_expenses", doubt);
  const questioned = accounts.filter(({ isQuestioned }) => isQuestioned);
  expect(questioned.map(({ code }) => code)).toEqual(["operating_expenses"]);
  expect(openPointsOf({ ...document, accounts }, "direct")).toMatchObject([
    {
      kind: "account",
      id: "operating_expenses",
      reason:
        "90% sure. Its entries look like those of interest expense. As interest expense it would put 1,300.00 on 'Cash generated from operations'.",
    },
  ]);
});

test("a sure account stands on its line alone", () => {
  expect(asked("operating_expenses", { confidence: 0.9, rivals: ["interest_expense"] })).toEqual(
    {},
  );
});

test("the other line is resolved with the account, and leads to it", () => {
  const document = doubting("operating_expenses", { rivals: ["interest_expense"] });
  const line = document.statements.direct.lines.find(({ concept }) => concept === "interest_paid");
  expect(line).toMatchObject({
    currentYear: "0.00",
    sources: [{ account: "operating_expenses", amount: "0.00" }],
  });
  expect(openPointsOf(document, "direct").map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "account operating_expenses",
  ]);
});

test("what came and went within the year is asked of both lines that it may belong to", () => {
  const entry = (number: number, account: string, amount: string) =>
    plainEntry(String(number), `2025-0${number}-01`, [
      ["cash_and_cash_equivalents", minor(amount)],
      [account, -minor(amount)],
    ]);
  const facility = "other_payables";
  const entries = [
    entry(1, facility, "5000"),
    entry(2, "revenue", "1000"),
    entry(3, facility, "-5000"),
    entry(4, "operating_expenses", "-1300"),
  ];
  const { lines } = doubting(
    facility,
    { rivals: ["borrowings"] },
    {
      ...input,
      mappings: new Map([...input.mappings, [facility, facility]]),
      rows: { trial_balance: [...input.rows.trial_balance, balance(facility, "0", "0")] },
      generalLedger: { accounts: [], entries, period },
      period,
    },
  ).statements.direct;
  const asked = lines.flatMap(({ concept, currentYear, reviewReasons: [reason] }) =>
    /borrowings,/.test(reason ?? "") ? [[concept, currentYear, reason?.split("put ")[1]]] : [],
  );
  expect(asked).toEqual([
    ["proceeds_from_borrowings", "0.00", "5,000.00 here."],
    ["repayment_of_borrowings", "0.00", "(5,000.00) here."],
  ]);
});

const CASH = "cash_and_cash_equivalents";

type Booked = readonly [debit: Role, amount: number, credit: Role];

/** The statements of both methods where an account of these entries is in doubt. */
function statementsOf(code: Role, booked: readonly Booked[], doubt: Partial<Classification>) {
  const closing = new Map<Role, number>();
  for (const [debit, amount, credit] of booked) {
    closing.set(debit, (closing.get(debit) ?? 0) + amount);
    closing.set(credit, (closing.get(credit) ?? 0) - amount);
  }
  const entries = booked.map(([debit, amount, credit], at) => {
    const entry = plainEntry(String(at + 1), `2025-0${at + 1}-01`, [
      [debit, minor(String(amount))],
      [credit, -minor(String(amount))],
    ]);
    return { ...entry, lines: entry.lines.map((line) => ({ ...line, document: "B-1" })) };
  });
  const { statements } = doubting(code, doubt, {
    ...input,
    mappings: new Map([...closing.keys()].map((role) => [role, role])),
    rows: {
      trial_balance: [...closing].map(([role, now]) => balance(role, String(now), "0")),
    },
    generalLedger: { accounts: [], entries, period },
    period,
  });
  return [statements.direct, statements.indirect];
}

/** What is asked of the lines of either method that entries of an account in doubt hold. */
function askedBeside(code: Role, booked: readonly Booked[], doubt: Partial<Classification> = {}) {
  const all = statementsOf(code, booked, doubt).flatMap(({ lines }) => lines);
  const lines = all.filter(({ isSubtotal }) => !isSubtotal);
  const isBeside = /Entries of \w+ hold ([\d.,]+) of this line/;
  const beside = lines.map(({ concept, reviewReasons }) => {
    return [concept, isBeside.exec(reviewReasons.join(" "))?.[1]] as const;
  });
  return Object.fromEntries(beside.filter(([, amount]) => amount !== undefined));
}

test("a bill that an account in doubt settled marks what the bill was for", () => {
  const booked: Booked[] = [
    [CASH, 9000, "share_capital"],
    ["ppe_cost", 500, "trade_payables"],
    ["trade_payables", 500, "current_tax"],
    ["current_tax", 500, CASH],
  ];
  expect(askedBeside("current_tax", booked)).toEqual({
    purchase_of_ppe: "500.00",
    change_in_trade_payables: "500.00",
  });
});

test("what customers owe that passes to an account in doubt marks both methods", () => {
  const booked: Booked[] = [
    ["trade_receivables", 900, "revenue"],
    ["ppe_cost", 900, "trade_receivables"],
    [CASH, 900, "ppe_cost"],
  ];
  expect(askedBeside("ppe_cost", booked)).toEqual({
    receipts_from_customers: "900.00",
    change_in_trade_receivables: "900.00",
  });
});

test("a charge added to a loan in doubt marks what takes it out of profit, and what it was owed on", () => {
  const booked: Booked[] = [
    [CASH, 9000, "borrowings"],
    ["operating_expenses", 40, "borrowings"],
    ["cost_of_sales", 70, "trade_payables"],
    ["borrowings", 9040, CASH],
  ];
  expect(askedBeside("borrowings", booked)).toMatchObject({ other_non_cash_items: "40.00" });
  expect(askedBeside("share_capital", booked)).toEqual({});
});

test("sales tax beside an asset in doubt marks what it would be paid with", () => {
  const booked: Booked[] = [
    [CASH, 9000, "share_capital"],
    ["sales_tax", 100, "ppe_cost"],
    ["ppe_cost", 600, CASH],
  ];
  expect(askedBeside("ppe_cost", booked)).toMatchObject({
    payments_to_suppliers_and_employees: "100.00",
    change_in_sales_tax: "100.00",
  });
});

test("sales tax beside what is owed, and in doubt, marks what it would be received with", () => {
  const booked: Booked[] = [
    [CASH, 9000, "share_capital"],
    ["other_receivables", 100, "sales_tax"],
    [CASH, 100, "other_receivables"],
  ];
  expect(askedBeside("other_receivables", booked)).toMatchObject({
    receipts_from_customers: "100.00",
  });
});

test("interest and fees on cash in doubt mark their lines; an overdraft is drawn on whatever it pays", () => {
  const booked: Booked[] = [
    ["bank_overdraft", 9000, "share_capital"],
    [CASH, 20, "interest_income"],
    ["operating_expenses", 3, CASH],
    [CASH, 700, "bank_overdraft"],
  ];
  expect(askedBeside(CASH, booked)).toEqual({
    interest_received: "20.00",
    payments_to_suppliers_and_employees: "3.00",
  });
});

/** The lines and subtotals of both methods that the entries of what is owed for an asset leave open. */
function askedOfFinance(doubt: Partial<Classification>) {
  const facility = "other_payables";
  const entry = (number: number, debit: string, amount: string, credit: string) =>
    plainEntry(String(number), `2025-0${number}-01`, [
      [debit, minor(amount)],
      [credit, -minor(amount)],
    ]);
  const entries = [
    entry(1, "ppe_cost", "900", facility),
    entry(2, facility, "300", CASH),
    entry(3, "interest_income", "40", facility),
    entry(4, CASH, "1000", "revenue"),
    entry(5, "operating_expenses", "1000", CASH),
  ];
  const rows: readonly [role: Role, closing: string][] = [
    [CASH, "-300"],
    ["ppe_cost", "900"],
    [facility, "-640"],
    ["interest_income", "40"],
    ["revenue", "-1000"],
    ["operating_expenses", "1000"],
  ];
  const { statements } = doubting(facility, doubt, {
    ...input,
    mappings: new Map(rows.map(([role]) => [role, role])),
    rows: { trial_balance: rows.map(([role, closing]) => balance(role, closing, "0")) },
    generalLedger: { accounts: [], entries, period },
    period,
  });
  return [statements.direct, statements.indirect].map(({ lines }) =>
    lines.filter(({ status }) => status === "review").map(({ concept }) => concept),
  );
}

test.each<[string, Partial<Classification>]>([
  ["may be a debt", { rivals: ["borrowings"] }],
  ["was owed for an asset, as its finance is", { rivals: ["operating_expenses"] }],
])("what was paid off a payable that %s marks the line of debt in both methods", (_, doubt) => {
  for (const lines of askedOfFinance(doubt)) {
    expect(lines).toEqual(
      expect.arrayContaining([
        "purchase_of_ppe",
        "repayment_of_borrowings",
        "net_cash_investing",
        "net_cash_financing",
      ]),
    );
    expect(lines).not.toContain("proceeds_from_borrowings");
  }
});

test("cash of an asset that passes through an account in doubt marks the subtotals of both", () => {
  const booked: Booked[] = [
    ["sales_tax", 900, "ppe_cost"],
    [CASH, 900, "sales_tax"],
  ];
  for (const { lines } of statementsOf("sales_tax", booked, { rivals: ["revenue"] })) {
    const inReview = lines.filter(({ status }) => status === "review");
    expect(inReview.map(({ concept }) => concept)).toEqual(
      expect.arrayContaining(["net_cash_operating", "net_cash_investing"]),
    );
  }
});

test("a difference on what may be cash in a foreign currency marks the line of exchange on cash", () => {
  const booked: Booked[] = [
    [CASH, 9000, "share_capital"],
    ["trade_receivables", 500, CASH],
    ["trade_receivables", 40, "foreign_exchange_gain_loss"],
  ];
  const { effect_of_exchange_rate_changes: onCash } = askedBeside("trade_receivables", booked, {
    rivals: ["cash_and_cash_equivalents"],
  });
  expect(onCash).toBe("40.00");
  expect(askedBeside("trade_receivables", booked)).not.toHaveProperty(
    "effect_of_exchange_rate_changes",
  );
});

test("a difference kept when a bill is paid marks its adjustment where the account billed is in doubt", () => {
  const customer = "trade_receivables";
  const entries = [
    plainEntry("1", "2025-03-01", [
      [customer, minor("900")],
      ["revaluation_reserve", -minor("900")],
    ]),
    plainEntry("2", "2025-04-01", [
      [CASH, minor("940")],
      [customer, -minor("900")],
      ["foreign_exchange_gain_loss", -minor("40")],
    ]),
  ];
  const rows: readonly [role: Role, closing: string][] = [
    [CASH, "940"],
    [customer, "0"],
    ["revaluation_reserve", "-900"],
    ["foreign_exchange_gain_loss", "-40"],
  ];
  const { indirect } = doubting(
    "revaluation_reserve",
    { rivals: ["revenue"] },
    {
      ...input,
      mappings: new Map(rows.map(([role]) => [role, role])),
      rows: { trial_balance: rows.map(([role, closing]) => balance(role, closing, "0")) },
      generalLedger: { accounts: [], entries, period },
      period,
    },
  ).statements;
  const line = indirect.lines.find(({ concept }) => concept === "unrealised_exchange_differences");
  expect(line?.reviewReasons.join(" ")).toContain("hold 40.00 of this line");
});

test("cash in doubt marks the line that its movement would stand on if it were none", () => {
  expect(
    asked("cash_and_cash_equivalents", { rivals: ["trade_receivables"] }).receipts_from_customers,
  ).toEqual([
    "The role of account cash_and_cash_equivalents is uncertain: confirm it. As trade receivables, cash_and_cash_equivalents would put 300.00 here.",
  ]);
});

test("what is asked whether it is cash may be any other balance of its side, and so mark lines", () => {
  const lines = Object.keys(asked(CASH, { rivals: ["inventories"] }));
  expect(lines).toEqual(
    expect.arrayContaining(["payments_to_suppliers_and_employees", "other_operating_receipts"]),
  );
});

test("what is asked outside operations without another role may be of operations", () => {
  const booked: Booked[] = [
    [CASH, 9000, "share_capital"],
    ["dividends_declared", 400, CASH],
  ];
  const [direct] = statementsOf("dividends_declared", booked, { rivals: [] });
  const inReview = direct?.lines.filter(({ status }) => status === "review");
  expect(inReview?.map(({ concept }) => concept)).toEqual(
    expect.arrayContaining(["dividends_paid", "net_cash_operating", "net_cash_financing"]),
  );
});
