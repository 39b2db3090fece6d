import type { AdjustmentBody } from "@tieout/contract";
import {
  accountLabel,
  type Framework,
  isConcept,
  isRole,
  lineLabel,
  printWritten,
  roles,
} from "@tieout/core";
import type { Proposal } from "./Proposal.ts";

/** What a proposal names: the accounts by code, and the lines as the framework calls them. */
export type ProposalFacts = { framework: Framework; names: ReadonlyMap<string, string> };

/** What a proposal would do, a line for each thing, as an accountant would write it. */
export function proposalText({ adjustment, mapping }: Proposal, facts: ProposalFacts): string[] {
  if (mapping)
    return [`Account ${accountText(mapping.account, facts)}: ${roles[mapping.role].label}`];
  if (!adjustment) return [];
  switch (adjustment.adjustmentType) {
    case "override":
      return [`${lineText(adjustment.concept, facts)}: ${printWritten(adjustment.adjustedValue)}`];
    case "reclassification":
      return [
        `Account ${accountText(adjustment.account, facts)}: ${targetText(adjustment, facts)}`,
      ];
    case "journal":
      return adjustment.lines.map((line) => journalText(line, facts));
  }
}

type JournalLine = Extract<AdjustmentBody, { adjustmentType: "journal" }>["lines"][number];

function journalText(
  { account, cash, debit, credit, presentAs }: JournalLine,
  facts: ProposalFacts,
): string {
  const shown = presentAs === undefined ? "" : `, shown as ${lineText(presentAs, facts)}`;
  const side =
    account === undefined ? `cash, ${lineText(cash, facts)}` : accountText(account, facts);
  return debit === undefined
    ? `Credit ${side}${shown}: ${printWritten(credit ?? "")}`
    : `Debit ${side}${shown}: ${printWritten(debit)}`;
}

function targetText(
  { role, concept }: { role?: string | undefined; concept?: string | undefined },
  facts: ProposalFacts,
): string {
  return role !== undefined && isRole(role) ? roles[role].label : lineText(concept, facts);
}

function accountText(code: string, { names }: ProposalFacts): string {
  return accountLabel(code, names.get(code) ?? "");
}

function lineText(concept: string | undefined, { framework }: ProposalFacts): string {
  if (concept === undefined) return "";
  return isConcept(concept) ? lineLabel(concept, framework) : concept;
}
