import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { runPasses } from "../Pass.ts";
import { askRepeated } from "./askRepeated.ts";

function account(name: string, role: Role, own: Partial<AccountFacts> = {}) {
  const facts: AccountFacts = { code: name, name, type: "", section: null, side: "debit", ...own };
  const classification: Classification = {
    role,
    confidence: 0.95,
    reason: "The name says so.",
    source: "name",
  };
  return { facts, classification };
}

const between = Array.from({ length: 20 }, (_, at) =>
  account(`Expense ${at}`, "operating_expenses"),
);
const confidencesOf = (accounts: ReturnType<typeof account>[]) =>
  runPasses(accounts, [askRepeated])
    .filter(({ facts }) => facts.name.startsWith("Buildings"))
    .map(({ classification }) => classification.confidence);

test("an asset that is named again far away is asked about at both places", () => {
  const accounts = [
    account("Buildings", "ppe_cost"),
    ...between,
    account("Buildings", "ppe_cost", { code: "Buildings (2)" }),
  ];
  expect(confidencesOf(accounts)).toEqual([0.65, 0.65]);
});

test.each([
  [
    "beside it",
    [account("Buildings 1", "ppe_cost"), account("Buildings 2", "ppe_cost"), ...between],
  ],
  [
    "as another role",
    [account("Buildings", "ppe_cost"), ...between, account("Buildings", "depreciation")],
  ],
  [
    "where the file says the statement",
    [
      account("Buildings", "ppe_cost", { section: "balance_sheet" }),
      ...between,
      account("Buildings", "ppe_cost", { section: "balance_sheet" }),
    ],
  ],
])("an asset named again %s is sure", (_, accounts) => {
  expect(confidencesOf(accounts)).toEqual([0.95, 0.95]);
});
