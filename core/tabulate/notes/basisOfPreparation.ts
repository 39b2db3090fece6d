import { type PolicyRules, policyRules } from "../../policies/policyRules.ts";
import type { PresentedStatement } from "../../statement/StatementDocument.ts";
import { standards } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import type { GeneratedNote } from "./DisclosureNote.ts";

/** The first note: the standard, the method and the choices it leaves open (IAS 7.18, 7.31-34, 7.46; ASC 230-10-45). */
export function basisOfPreparation({ document, method }: StatementReport): GeneratedNote {
  const { framework, policies, hasComparatives } = document;
  const rules = policyRules(framework, policies.specifiedMainBusinessActivity);
  return {
    id: "basis_of_preparation",
    title: "Basis of preparation",
    paragraph: framework === "US_GAAP" ? "ASC 230-10-45, 230-10-50-1" : "IAS 7.10, 7.18, 7.46",
    paragraphs: [
      `The statement of cash flows is prepared under ${standards[framework]}, by the ${method} method. Amounts are in ${document.currency}; inflows are positive and outflows in parentheses.`,
      cashSentence(document.policies, rules),
      classificationSentence(document.policies, rules),
      ...(hasComparatives ? [comparativesSentence(document.statements[method])] : []),
    ],
    tables: [],
  };
}

function comparativesSentence({ method, lines }: PresentedStatement): string {
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
