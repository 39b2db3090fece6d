import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { accountColumns, accountLabel } from "../../text/accountLabel.ts";
import type { Verification } from "../StatementInput.ts";
import { listOpenPoints, openPointsOf } from "./listOpenPoints.ts";

/** A loan of which balances show only the net, and interest without a liability for it. */
const books: readonly [role: Role, current: string, prior: string][] = [
  ["cash_and_cash_equivalents", "110", "100"],
  ["borrowings", "-70", "-50"],
  ["share_capital", "-50", "-50"],
  ["interest_expense", "10", "0"],
];

function prepare(verifications: readonly Verification[]) {
  return statementFrom({
    ...plainInput,
    verifications,
    mappings: new Map(books.map(([role]) => [role, role])),
    rows: { trial_balance: books.map(([role, now, then]) => balance(role, now, then)) },
  });
}

const word = { reason: "Agreed with the bank", by: "Ada Ledger", at: "2026-01-05T09:30:00.000Z" };

function wordOn(
  kind: "line" | "check",
  id: string,
  figure: string | null,
  asked: readonly string[] | null = null,
): Verification {
  return { ...word, kind, id, figure, asked };
}

const loan = wordOn("line", "indirect.proceeds_from_borrowings", "20.00");
const idsOf = (verifications: readonly Verification[]) =>
  openPointsOf(prepare(verifications), "indirect").map(({ id }) => id);

test("the account that most hangs on comes first, with what it would change under its other role", () => {
  const { statements, accounts } = prepare([]);
  const inDoubt = accounts
    .filter(({ role }) => role === "borrowings" || role === "interest_expense")
    .map((account) => ({ ...account, isOverridden: false, confidence: 0.5 }));
  const lines = statements.indirect.lines.map((line) => {
    if (line.concept !== "net_cash_financing") return line;
    const otherwise = { role: "share_capital", amount: "-1020.00" } as const;
    const [source] = statements.indirect.lines.flatMap(({ sources }) => sources);
    return {
      ...line,
      sources: source ? [{ ...source, account: "interest_expense", otherwise }] : [],
    };
  });
  const points = listOpenPoints({ lines, accounts: inDoubt, checks: [] });
  expect(points.slice(0, 2).map(({ id, amount }) => [id, amount])).toEqual([
    ["interest_expense", "-10.00"],
    ["borrowings", "20.00"],
  ]);
  expect(points[0]?.reason).toContain(
    "As share capital it would put (1,020.00) on 'Net cash from financing activities'.",
  );
});

test("a check that a line in review stands for is not counted again", () => {
  expect(idsOf([])).toEqual(["indirect.proceeds_from_borrowings", "paid_not_charged"]);
});

test("accounts whose role is asked come before the lines that they may change", () => {
  const document = prepare([]);
  const accounts = document.accounts.map((account) => ({
    ...account,
    isQuestioned: true as const,
  }));
  const mapped = accounts.map((account) => ({
    ...account,
    isOverridden: account.code !== "borrowings",
  }));
  const lines = document.statements.indirect.lines.map((line) => ({
    ...line,
    reviewReasons: line.reviewReasons.length > 0 ? [...line.reviewReasons, "And this."] : [],
  }));
  const points = listOpenPoints({ ...document, accounts: mapped, lines });
  expect(points.map(({ id }) => id)).toEqual([
    "borrowings",
    "indirect.proceeds_from_borrowings",
    "paid_not_charged",
  ]);
});

test("a profit that lacks accounts nobody could place waits for them, and is no point besides", () => {
  const unplaced = balance("Qx zvq", "-5", "0");
  const document = statementFrom({
    ...plainInput,
    mappings: new Map(books.map(([role]) => [role, role])),
    rows: {
      trial_balance: [...books.map(([role, now, then]) => balance(role, now, then)), unplaced],
    },
  });
  const { lines } = document.statements.indirect;
  expect(lines.flatMap(({ reviewReasons }) => reviewReasons)).toContainEqual(
    expect.stringMatching(/^Nobody could place/),
  );
  const titles = openPointsOf(document, "indirect").map(({ title }) => title);
  expect(titles[0]).toMatch("Qx zvq");
  expect(titles).not.toContain("Profit before tax");
});

test("lines that the same is asked of about entries are one point", () => {
  const { statements, ...document } = prepare([]);
  const asked = "Each of the entries 7 of 2025-02-01, 8 of 2025-02-02 speaks of interest.";
  const lines = statements.indirect.lines.map((line) => {
    const isAsked = !line.isSubtotal && line.sources.length > 0;
    const question = { status: "review", reviewReasons: [asked], answeredBy: ["word"] } as const;
    return { ...line, ...(isAsked && question) };
  });
  const [first, ...others] = lines.filter(({ reviewReasons }) => reviewReasons.includes(asked));
  const points = listOpenPoints({ ...document, checks: [], lines });
  expect(others.length).toBeGreaterThan(0);
  expect(points).toMatchObject([{ id: first?.id, alike: others.map(({ id }) => ({ id })) }]);
});

test("an account that nobody can place is one point at its own amount, and its role settles all its lines", () => {
  const group: typeof books = [
    ["cash_and_cash_equivalents", "150", "100"],
    ["trade_receivables", "80", "60"],
    ["trade_payables", "-65", "-40"],
    ["share_capital", "-120", "-120"],
    ["translation_reserve", "-15", "0"],
    ["revenue", "-30", "0"],
  ];
  const pointsAs = (role: Role) => {
    const roles = group.map(([code]): [string, Role] => [code, code]);
    const document = statementFrom({
      ...plainInput,
      mappings: new Map(roles).set("translation_reserve", role),
      rows: { trial_balance: group.map(([code, now, then]) => balance(code, now, then)) },
    });
    const { lines } = document.statements.indirect;
    const marked = lines.filter(({ status }) => status === "review").map(({ concept }) => concept);
    return { marked, points: openPointsOf(document, "indirect") };
  };
  const { marked, points } = pointsAs("translation_reserve");
  const others = ["change_in_trade_receivables", "change_in_trade_payables"];
  expect(marked.toSorted()).toEqual([...others, "unclassified_movements"].toSorted());
  expect(points).toMatchObject([
    {
      concept: "unclassified_movements",
      amount: "15.00",
      reason: expect.stringMatching(/^translation_reserve could not be placed/),
      alike: others.map((concept) => ({ concept })),
    },
  ]);
  expect(pointsAs("share_capital")).toEqual({ marked: [], points: [] });
});

test("a verified line keeps what was asked of it, says who answered, and resolves its check", () => {
  const { statements, checks } = prepare([loan]);
  for (const method of ["indirect", "direct"] as const) {
    const { lines } = statements[method];
    expect(lines.find(({ concept }) => concept === "proceeds_from_borrowings")).toMatchObject({
      status: "verified",
      verification: word,
      reviewReasons: [expect.stringMatching(/net movement of the balances/)],
    });
  }
  expect(checks.find(({ id }) => id === "gross_flows")).toMatchObject({
    status: "confirmed",
    verification: word,
  });
  expect(idsOf([loan])).toEqual(["paid_not_charged"]);
});

test("a check that asks is confirmed at its figure, and asks again when that changes", () => {
  expect(idsOf([loan, wordOn("check", "paid_not_charged", "-10.00")])).toEqual([]);
  expect(idsOf([loan, wordOn("check", "paid_not_charged", "-9.00")])).toEqual(["paid_not_charged"]);
});

test("a word given before anything was asked does not answer what is asked now", () => {
  expect(idsOf([{ ...loan, asked: [] }])).toContain("indirect.proceeds_from_borrowings");
});

test("a check that failed is not confirmed by anybody", () => {
  const confirmed = wordOn("check", "tie_out", "0.00");
  const { checks } = prepare([confirmed]);
  expect(checks.find(({ id }) => id === "tie_out")?.status).toBe("passed");
});

test("an account is named by code and name, and once where the code holds the name", () => {
  expect(accountLabel("1100", "Bank")).toBe("1100 Bank");
  expect(accountLabel("Undeposited Funds", "Undeposited Funds")).toBe("Undeposited Funds");
  expect(accountLabel("Expenses › Other", "Other")).toBe("Expenses › Other");
  expect(accountLabel("1100", "")).toBe("1100");
});

test("in the columns of a table an account without a number has none, and its name stands once", () => {
  expect(accountColumns("1100", "Bank")).toEqual({ number: "1100", name: "Bank" });
  expect(accountColumns("Bank", "Bank")).toEqual({ number: "", name: "Bank" });
  expect(accountColumns("Expenses › Other", "Other")).toEqual({
    number: "",
    name: "Expenses › Other",
  });
  expect(accountColumns("1100", "")).toEqual({ number: "1100", name: "" });
});
