import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { openPointsOf } from "../doubts/listOpenPoints.ts";
import type { StatementInput } from "../StatementInput.ts";

/** Books of somebody who lends, and what the check of where interest stands says of them. */
function check(sold: string, changes: Partial<StatementInput> = {}) {
  return statement(sold, changes).checks.find(({ id }) => id === "ifrs_18");
}

function statement(sold: string, changes: Partial<StatementInput> = {}) {
  const rows = [
    balance("cash_and_cash_equivalents", "60", "50"),
    balance("loans_receivable", "90", "50"),
    balance("share_capital", "-100", "-100"),
    balance("interest_income", "-30", "0"),
    balance("interest_expense", "10", "0"),
    balance("revenue", `-${sold}`, "0"),
    balance("operating_expenses", String(Number(sold) - 30), "0"),
  ];
  const mappings = new Map(rows.map(({ code }): [string, Role] => [code, code as Role])); // the code is its role
  return statementFrom({
    ...plainInput,
    mappings,
    rows: { trial_balance: rows },
    ...changes,
  });
}

test("where interest is more than revenue and loans are made, the policy for it is asked about", () => {
  expect(check("25")).toMatchObject({ status: "review", paragraph: "IAS 7.33-34D" });
  expect(check("25")?.explanation).toContain("a financial institution usually shows interest");
});

test("it is not asked where goods are what the company lives on, or the policy is chosen", () => {
  expect(check("40")?.status).toBe("not_applicable");
  expect(check("40")?.explanation).toMatch(/^The books are not those of a lender/);
  const policies = { interestReceived: "operating" } as const;
  expect(check("25", { policies })?.status).toBe("not_applicable");
  expect(check("25", { framework: "US_GAAP" })?.status).toBe("not_applicable");
});

test("the lines of interest that depend on the answer wait for it, as one point", () => {
  const waiting = (changes: Partial<StatementInput> = {}) =>
    openPointsOf(statement("25", changes), "indirect")
      .filter(({ reason }) => reason.startsWith("Interest is more than the revenue"))
      .map((point) => [
        point.title,
        ...(point.kind === "line" ? point.alike.map(({ title }) => title) : []),
      ]);
  expect(waiting()).toEqual([["Interest received"]]);
  expect(waiting({ framework: "IFRS18" })).toEqual([["Interest received", "Interest paid"]]);
});

test("under IFRS 18 nobody who has no main business activity is a lender unasked", () => {
  expect(check("25", { framework: "IFRS18" })).toMatchObject({ status: "review" });
  expect(check("25", { framework: "IFRS18" })?.explanation).toContain("IFRS 18.49-51");
  expect(check("40", { framework: "IFRS18" })?.status).toBe("passed");
});

test("a person's word on the line is the answer", () => {
  const line = statement("25").statements.indirect.lines.find(
    ({ concept }) => concept === "interest_received",
  );
  expect(line?.status).toBe("review");
  const verifications = [
    {
      kind: "line",
      ...{ id: line?.id ?? "", figure: line?.currentYear ?? "" },
      ...{ by: "ada", reason: "No bank", at: "2026-01-05T09:00:00.000Z" },
      asked: line?.reviewReasons ?? [],
    },
  ] as const;
  expect(check("25", { verifications })?.status).toBe("confirmed");
});
