import { describe, expect, test } from "vitest";
import { type Category, conceptIds } from "./concepts.ts";
import { type XbrlElement, xbrlElements } from "./xbrlElements.ts";

const CATEGORIES: readonly Category[] = ["operating", "investing", "financing", "reconciliation"];

/** What is positive in a taxonomy and an outflow here, by how its elements begin. */
const OUTFLOW =
  /^(Payments|Purchase|Repayments|FinanceLeasePrincipalPayments|(Interest|Dividends|IncomeTaxes)Paid|CashFlowsUsedIn|CashAdvances|OtherCashPayments)/;
const INFLOW = /^(Proceeds|Receipts|CashReceipts|OtherCashReceipts|(Interest|Dividends)Received)/;

const found = conceptIds.flatMap((concept) =>
  CATEGORIES.flatMap((category) => {
    const { ifrsFull, usGaap } = xbrlElements(concept, category);
    return [ifrsFull, usGaap].flatMap((element) => (element ? [{ concept, ...element }] : []));
  }),
);

describe("the XBRL elements", () => {
  test("payments have the opposite sign, receipts their own", () => {
    const localName = ({ element }: XbrlElement) => element.replace(/^[\w-]+:/, "");
    const outflows = found.filter((each) => OUTFLOW.test(localName(each)));
    const inflows = found.filter((each) => INFLOW.test(localName(each)));
    expect(outflows.length).toBeGreaterThan(40);
    expect(inflows.length).toBeGreaterThan(40);
    expect(outflows.filter(({ sign }) => sign !== -1)).toEqual([]);
    expect(inflows.filter(({ sign }) => sign !== 1)).toEqual([]);
  });

  test("no two lines are reported under one element, but profit and cash under their one", () => {
    const concepts = new Map<string, Set<string>>();
    for (const { element, concept } of found)
      concepts.set(element, (concepts.get(element) ?? new Set()).add(concept));
    const shared = [...concepts].filter(([, under]) => under.size > 1).map(([element]) => element);
    expect(shared.toSorted()).toEqual([
      "ifrs-full:CashAndCashEquivalents",
      "ifrs-full:ProfitLoss",
      "us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
    ]);
  });

  test.each([
    ["purchase_of_ppe", "investing", "us-gaap:PaymentsToAcquirePropertyPlantAndEquipment", -1],
    ["interest_paid", "financing", "ifrs-full:InterestPaidClassifiedAsFinancingActivities", -1],
    ["disposal_gain_loss", "operating", "us-gaap:GainLossOnDispositionOfAssets1", -1],
  ] as const)("%s as %s is reported under %s", (concept, category, element, sign) => {
    const { ifrsFull, usGaap } = xbrlElements(concept, category);
    expect([ifrsFull, usGaap]).toContainEqual({ element, sign });
  });

  test.each(["cash_at_beginning", "cash_at_end"] as const)(
    "%s is not the balance sheet's where overdrafts belong to cash",
    (concept) => {
      const own = "ifrs-full:CashAndCashEquivalentsIfDifferentFromStatementOfFinancialPosition";
      const elementOf = (hasOverdrafts: boolean) =>
        xbrlElements(concept, "reconciliation", hasOverdrafts).ifrsFull?.element;
      expect([elementOf(false), elementOf(true)]).toEqual([
        "ifrs-full:CashAndCashEquivalents",
        own,
      ]);
    },
  );

  test("receipts and payments by the direct method have elements under US GAAP", () => {
    const elementOf = (concept: "receipts_from_customers" | "payments_to_suppliers") =>
      xbrlElements(concept, "operating").usGaap;
    expect(elementOf("receipts_from_customers")).toEqual({
      element: "us-gaap:ProceedsFromCustomers",
      sign: 1,
    });
    expect(elementOf("payments_to_suppliers")?.sign).toBe(-1);
  });

  test("the operating profit of IFRS 18 is the taxonomy's of 2025, not the subtotal of IAS 1", () => {
    expect(xbrlElements("operating_profit", "operating").ifrsFull).toEqual({
      element: "ifrs-full:OperatingProfitLossOperating",
      sign: 1,
    });
  });

  test.each(["unclassified_movements", "unreconciled_difference"] as const)(
    "%s is of no taxonomy",
    (concept) => {
      expect(xbrlElements(concept, "operating")).toEqual({ ifrsFull: null, usGaap: null });
    },
  );

  test("a change of provisions has no element under US GAAP, whose taxonomy has them by kind only", () => {
    const { ifrsFull, usGaap } = xbrlElements("provisions_movement", "operating");
    expect([ifrsFull?.element, usGaap]).toEqual(["ifrs-full:AdjustmentsForProvisions", null]);
  });

  test("a line moved to a category without an element of its own has none", () => {
    expect(xbrlElements("dividends_paid_to_nci", "operating").ifrsFull).toBeNull();
  });
});
