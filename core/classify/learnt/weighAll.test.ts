import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const STOCKS =
  "Cash at bank|Trade receivables|Other receivables|Raw materials|Finished goods|Merchandise|Packaging materials";
const PLANT = "Land|Buildings|Machinery|Vehicles|Office equipment";
const CREDITS = "Trade payables|Bank loans|Share capital|Retained earnings|Sales";
const COSTS =
  "Wages|Social security contributions|Rent|Electricity|Telephone|Insurance|Advertising|Travel expenses|Bank charges";

/** What a name in debit is read as among stocks and plant, and among costs. */
function readIn(block: "assets" | "costs", name: string) {
  const names = [
    ...STOCKS.split("|"),
    ...(block === "assets" ? [name] : []),
    ...[PLANT, CREDITS, COSTS].flatMap((its) => its.split("|")),
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
});
