import { type PolicyRules, policyRules } from "../../policies/policyRules.ts";
import type { MethodStatement } from "../../statement/StatementDocument.ts";
import { isConsolidated, standards } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import type { GeneratedNote } from "./DisclosureNote.ts";

/** The first note: the standard, the method and the policy choices (IAS 7.18, 7.31-34, 7.46; ASC 230-10-45). */
export function basisOfPreparation(report: StatementReport): GeneratedNote {
  const { document, method, entities } = report;
  const { framework, policies, hasComparatives } = document;
  const rules = policyRules(framework, policies.specifiedMainBusinessActivity);
  return {
    id: "basis_of_preparation",
    title: "Basis of preparation",
    paragraph: framework === "US_GAAP" ? "ASC 230-10-45, 230-10-50-1" : "IAS 7.10, 7.18, 7.46",
    paragraphs: [
      `The statement of cash flows is prepared under ${standards[framework]}, by the ${method} method. Amounts are in ${document.currency}; inflows are positive and outflows in parentheses.`,
      ...(isConsolidated(report) ? [consolidationSentence(entities)] : []),
      cashSentence(document.policies, rules),
      classificationSentence(document.policies, rules),
      ...(hasComparatives ? [comparativesSentence(document.statements[method])] : []),
    ],
    tables: [],
    asks: [],
  };
}

/** The companies in the consolidation (IAS 1.51(b), IFRS 10.B86). */
function consolidationSentence(entities: readonly string[]): string {
  return `It consolidates ${entities.slice(0, -1).join(", ")} and ${entities.at(-1)}; rows of the files that are marked as eliminations take out what they owe and sell to each other.`;
}

function comparativesSentence({ method, lines }: MethodStatement): string {
  const supplied =
    "The comparative figures are as supplied in the prior period's statement, not recomputed.";
  if (lines.every(({ isPriorYearKnown }) => isPriorYearKnown)) return supplied;
  const other = method === "indirect" ? "direct" : "indirect";
  return `${supplied} That statement presented operating activities by the ${other} method: the lines it does not show have no comparative.`;
}

type Policies = StatementReport["document"]["policies"];

/** What counts as cash (IAS 7.6-8, 7.46; ASC 230-10-45-4). */
function cashSentence(policies: Policies, rules: PolicyRules): string {
  const overdrafts = policies.bankOverdraftsInCash
    ? "bank overdrafts repayable on demand are part of it"
    : "bank overdrafts are not part of it";
  const restricted = policies.restrictedCashInCash
    ? "restricted cash is included"
    : "restricted cash is not included";
  return `Cash is cash and cash equivalents: ${overdrafts} (${rules.bankOverdraftsInCash.paragraph}), and ${restricted} (${rules.restrictedCashInCash.paragraph}).`;
}

const CLASSIFIED = [
  ["Interest paid is classified as", "interestPaid"],
  ["interest received as", "interestReceived"],
  ["dividends received as", "dividendsReceived"],
  ["dividends paid as", "dividendsPaid"],
] as const;

function classificationSentence(policies: Policies, rules: PolicyRules): string {
  const parts = CLASSIFIED.map(
    ([words, key]) => `${words} ${policies[key]} (${rules[key].paragraph})`,
  );
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}.`;
}
