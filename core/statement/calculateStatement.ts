import { type Category, type Concept, conceptDefinition } from "../concepts/concepts.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Method, Policies } from "../policies/policies.ts";
import type { Worksheet } from "../worksheet/buildWorksheet.ts";
import { isCash } from "../worksheet/LedgerIndex.ts";
import { type Entry, NON_CASH } from "../worksheet/Posting.ts";
import type { LineFigures, StatementFigures } from "./StatementFigures.ts";

export type Override = { concept: Concept; adjustedValue: Minor };

/**
 * Adds the worksheet's columns up to one method's statement. Opening and closing cash come from the balance sheet; a
 * change in cash that the lines do not explain is the unreconciled difference.
 */
export function calculateStatement(
  worksheet: Pick<Worksheet, "ledgerIndex" | Method>,
  method: Method,
  overrides: readonly Override[],
): StatementFigures {
  const { ledgerIndex } = worksheet;
  const lines = figureLines(
    worksheet[method],
    ledgerIndex.policies,
    overrides.filter(({ concept }) => isShownBy(method, concept)),
  );
  const total = (category: Category) =>
    sum(lines.filter((line) => line.category === category).map((line) => line.amount));
  const [operating, investing, financing] = [
    total("operating"),
    total("investing"),
    total("financing"),
  ];
  const effectOfExchangeRates = total("reconciliation");
  const cash = ledgerIndex.accounts.filter((account) => isCash(account, ledgerIndex.policies));
  const cashAtBeginning = sum(cash.map((account) => account.opening));
  const cashAtEnd = sum(cash.map((account) => account.closing));
  const netChange = operating + investing + financing;
  const unreconciledDifference = cashAtEnd - cashAtBeginning - netChange - effectOfExchangeRates;
  return {
    method,
    lines,
    operating,
    investing,
    financing,
    effectOfExchangeRates,
    netChange,
    cashAtBeginning,
    cashAtEnd,
    unreconciledDifference,
  };
}

/** The category of a line under these policies (IAS 7.31-34D, ASC 230-10-45-10). */
export function categoryOf(concept: Concept, policies: Policies): Category {
  switch (concept) {
    case "interest_paid":
      return policies.interestPaid;
    case "interest_received":
      return policies.interestReceived;
    case "dividends_received":
      return policies.dividendsReceived;
    case "dividends_paid":
    case "dividends_paid_to_nci":
      return policies.dividendsPaid;
    default:
      return conceptDefinition(concept).category;
  }
}

const AFTER_OPERATIONS: ReadonlySet<Concept> = new Set<Concept>([
  "interest_paid",
  "interest_received",
  "dividends_received",
  "dividends_paid",
  "dividends_paid_to_nci",
  "income_taxes_paid",
]);

/** Whether an operating line is below the subtotal "cash generated from operations". */
export function isAfterOperations(concept: Concept): boolean {
  return AFTER_OPERATIONS.has(concept);
}

function isShownBy(method: Method, concept: Concept): boolean {
  const { presentation } = conceptDefinition(concept);
  return presentation === "both" || presentation === method;
}

function figureLines(
  entries: readonly Entry[],
  policies: Policies,
  overrides: readonly Override[],
): LineFigures[] {
  const byConcept = new Map<Concept, Entry[]>();
  for (const entry of entries) {
    if (entry.column === NON_CASH) continue;
    const list = byConcept.get(entry.column) ?? [];
    byConcept.set(entry.column, list);
    list.push(entry);
  }
  for (const { concept } of overrides) if (!byConcept.has(concept)) byConcept.set(concept, []);
  return [...byConcept].map(([concept, list]) => {
    const calculated = sum(list.map(({ amount }) => amount));
    const override = overrides.findLast((item) => item.concept === concept);
    const amount = override ? override.adjustedValue : calculated;
    return {
      concept,
      category: categoryOf(concept, policies),
      amount,
      entries: list,
      overriddenBy: amount - calculated,
    };
  });
}
