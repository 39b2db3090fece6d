import { type Role, roleDefinition } from "../roles/roles.ts";
import type { Improvements, ProposedReclassification } from "./Analysis.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import type { Books } from "./Books.ts";
import { type Finding, validationTypes } from "./Finding.ts";
import { gatherBooks } from "./gatherBooks.ts";
import { listMissingItems } from "./listMissingItems.ts";
import { runDetectors } from "./runDetectors.ts";
import { nameOf } from "./selectAccounts.ts";

/** Suggests improvements: findings to resolve, information to supply, roles to change. */
export function suggestImprovements(facts: AnalystFacts): Improvements {
  const books = gatherBooks(facts);
  const findings = runDetectors(books, validationTypes);
  const isMapping = ({ proposedMapping }: Finding) => proposedMapping !== null;
  return {
    improvements: findings.filter((item) => item.severity !== "low" && !isMapping(item)),
    missingItems: listMissingItems(facts.document),
    reclassifications: findings
      .filter(isMapping)
      .flatMap((finding) => reclassification(finding, books)),
  };
}

function reclassification(finding: Finding, books: Books): ProposedReclassification[] {
  const { proposedMapping, proposedAdjustment, explanation: reason } = finding;
  const account = proposedMapping && books.byCode.get(proposedMapping.account);
  if (!account) return [];
  return [
    {
      item: nameOf(account),
      reason,
      account: account.code,
      proposedMapping,
      proposedAdjustment,
      from: labelOf(account.role),
      to: labelOf(proposedMapping.role),
    },
  ];
}

function labelOf(role: Role | null): string {
  return role === null ? "No role" : roleDefinition(role).label;
}
