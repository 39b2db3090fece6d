import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import type { StatementInput } from "../StatementInput.ts";

/** Books of somebody who lends, and what the check of where interest stands says of them. */
function check(sold: string, changes: Partial<StatementInput> = {}) {
  const rows = [
    balance("cash_and_cash_equivalents", "60", "50"),
    balance("loans_receivable", "90", "50"),
    balance("share_capital", "-100", "-100"),
    balance("interest_income", "-30", "0"),
    balance("revenue", `-${sold}`, "0"),
    balance("operating_expenses", String(Number(sold) - 20), "0"),
  ];
  const mappings = new Map(rows.map(({ code }): [string, Role] => [code, code as Role])); // the code is its role
  const { checks } = statementFrom({
    ...plainInput,
    mappings,
    rows: { trial_balance: rows },
    ...changes,
  });
  return checks.find(({ id }) => id === "ifrs_18");
}

test("where interest is more than revenue and loans are made, the policy for it is asked about", () => {
  expect(check("25")).toMatchObject({ status: "review", paragraph: "IAS 7.33-34D" });
  expect(check("25")?.explanation).toContain("a financial institution usually shows interest");
});

test("it is not asked where goods are what the company lives on, or the policy is chosen", () => {
  expect(check("40")?.status).toBe("not_applicable");
  const policies = { interestReceived: "operating" } as const;
  expect(check("25", { policies })?.status).toBe("not_applicable");
  expect(check("25", { framework: "US_GAAP" })?.status).toBe("not_applicable");
});
