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
      "us-gaap:ProfitLoss",
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

  test("a line moved to a category without an element of its own has none", () => {
    expect(xbrlElements("dividends_paid_to_nci", "operating").ifrsFull).toBeNull();
  });
});
