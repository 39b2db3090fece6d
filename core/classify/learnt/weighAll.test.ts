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
