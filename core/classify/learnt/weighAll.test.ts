import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const STOCKS =
  "Cash at bank|Petty cash|Trade receivables|Other receivables|Prepaid insurance|Raw materials|Finished goods|Merchandise|Packaging materials|Spare parts";
const PLANT =
  "Land|Buildings|Machinery|Vehicles|Office equipment|Furniture|Computers|Tools|Software|Patents|Long-term investments|Loans to employees";
const CREDITS =
  "Trade payables|Other payables|Wages payable|Taxes payable|Bank loans|Bonds payable|Provisions|Share capital|Share premium|Retained earnings|Sales|Sales of services|Interest income|Rent received";
const COSTS =
  "Wages|Social security contributions|Rent|Electricity|Telephone|Insurance|Advertising|Travel expenses|Bank charges|Office supplies|Repairs|Postage|Legal fees|Audit fees|Training|Cleaning|Fuel|Water|Licences|Donations|Subscriptions|Entertainment|Interest expense|Depreciation|Bad debts|Income tax";

/** What a name in debit is read as among stocks and plant, and among costs, in books of so many accounts of each kind. */
function readIn(block: "assets" | "costs", name: string, most = Number.POSITIVE_INFINITY) {
  const [stocks, ...others] = [STOCKS, PLANT, CREDITS, COSTS].map((its) =>
    its.split("|").slice(0, most),
  );
  const names = [
    ...(stocks ?? []),
    ...(block === "assets" ? [name] : []),
    ...others.flat(),
    ...(block === "costs" ? [name] : []),
  ];
  const chart = names.map((each): AccountFacts => {
    const side = CREDITS.split("|").includes(each) ? "credit" : "debit";
    return { code: each, name: each, type: "", section: null, side };
  });
  const read = classify(chart, { given: new Map(), remembered: new Map() }).get(name);
  return { role: read?.role ?? null, isSure: (read?.confidence ?? 0) >= CONFIDENCE_BAR };
}

describe("a name that the rules take for a cost", () => {
  test.each(["Direct production costs", "Cost of goods manufactured", "Research costs"])(
    "'%s' is no cost among assets, and nothing there for sure",
    (name) => {
      const { role, isSure } = readIn("assets", name);
      expect(roleDefinition(role ?? "revenue").nature).toBe("asset");
      expect(isSure).toBe(false);
    },
  );

  test.each([
    ["Direct production costs", "cost_of_sales"],
    ["Research costs", "operating_expenses"],
  ])("'%s' is one among costs", (name, role) => {
    expect(readIn("costs", name)).toEqual({ role, isSure: true });
  });

  test("is one in a few accounts, which tell too little of their order", () => {
    expect(readIn("assets", "Direct production costs", 10).role).toBe("cost_of_sales");
  });
});

/** A plan as many countries have it: what is owing and what is owed stand in one class. */
const PLAN_TO_STOCKS =
  "Share capital|Share premium|Legal reserve|Other reserves|Retained earnings|Net profit of the year|Bank loans|Loans from shareholders|Provisions for litigation|Land|Buildings|Machinery|Vehicles|Office equipment|Furniture|Computers|Software|Patents|Accumulated depreciation of buildings|Accumulated depreciation of vehicles|Raw materials|Finished goods|Merchandise|Packaging materials|Spare parts|Suppliers|Suppliers, invoices not received|Advances to suppliers|Customers|Customers, doubtful|Customers, advances received|Staff, wages due";
const PLAN_FROM_STAFF =
  "Staff, advances|Social security|State, VAT payable|State, VAT recoverable|Associates, current accounts|Sundry debtors|Sundry creditors|Prepaid expenses|Deferred income|Bank|Petty cash|Cheques to be cashed|Purchases of merchandise|Purchases of raw materials|Transport on purchases|Rent|Electricity|Telephone|Insurance|Advertising|Travel expenses|Bank charges|Office supplies|Repairs|Postage|Legal fees|Wages and salaries|Social security contributions|Training|Taxes and duties|Interest on loans|Depreciation of buildings|Bad debts|Income tax|Sales of merchandise|Sales of finished goods|Services rendered|Subsidies|Interest received|Gains on exchange|Reversals of provisions";

test.each(["Personnel, garnishments", "Staff, holidays to be paid", "Health insurance bodies"])(
  "'%s' is owed in a class of receivables and payables, whose kind those beside it do not tell",
  (name) => {
    const names = [...PLAN_TO_STOCKS.split("|"), name, ...PLAN_FROM_STAFF.split("|")];
    const plan = names.map(
      (each): AccountFacts => ({ code: each, name: each, type: "", section: null, side: null }),
    );
    const read = classify(plan, { given: new Map(), remembered: new Map() }).get(name);
    expect(roleDefinition(read?.role ?? "revenue").nature).toBe("liability");
  },
);
