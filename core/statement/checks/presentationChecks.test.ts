import { expect, test } from "vitest";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import type { StatementInput } from "../StatementInput.ts";

const rows = {
  trial_balance: [
    balance("cash_and_cash_equivalents", "70", "50"),
    balance("ppe_cost", "30", "50"),
    balance("share_capital", "-100", "-100"),
  ],
};
const mappings: StatementInput["mappings"] = new Map([
  ["cash_and_cash_equivalents", "cash_and_cash_equivalents"],
  ["ppe_cost", "ppe_cost"],
  ["share_capital", "share_capital"],
]);

/** What the check of signs says where 20 received for plant stand on a line. */
function signsOf(concept: "purchase_of_ppe" | "proceeds_from_disposal_of_ppe") {
  const { checks } = statementFrom({
    ...plainInput,
    mappings,
    rows,
    adjustments: [
      {
        id: "sold",
        reason: "Plant given back",
        adjustmentType: "journal",
        lines: [
          { kind: "account", account: "ppe_cost", amount: minor("-20"), presentAs: null },
          { kind: "cash", concept, amount: minor("20") },
        ],
      },
    ],
  });
  return checks.find(({ id }) => id === "signs");
}

test("a receipt on a line of payments asks somebody to look, with the line and the amount", () => {
  expect(signsOf("purchase_of_ppe")).toMatchObject({
    status: "review",
    explanation: expect.stringContaining("Purchase of property, plant and equipment"),
  });
  expect(signsOf("proceeds_from_disposal_of_ppe")?.status).toBe("passed");
});
