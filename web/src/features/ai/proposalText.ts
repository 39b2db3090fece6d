import type { AdjustmentBody } from "@tieout/contract";
import {
  type Framework,
  isConcept,
  isRole,
  lineLabel,
  roles,
  separateThousands,
} from "@tieout/core";
import type { Proposal } from "./Proposal.ts";

/** What a proposal names: the accounts by code, and the lines as the framework calls them. */
export type ProposalBooks = { framework: Framework; names: ReadonlyMap<string, string> };

/** What a proposal would do, a line for each thing, as an accountant would write it. */
export function proposalText({ adjustment, mapping }: Proposal, books: ProposalBooks): string[] {
  if (mapping)
    return [`Account ${accountText(mapping.account, books)}: ${roles[mapping.role].label}`];
  if (!adjustment) return [];
  switch (adjustment.adjustmentType) {
    case "override":
      return [
        `${lineText(adjustment.concept, books)}: ${separateThousands(adjustment.adjustedValue)}`,
      ];
    case "reclassification":
      return [
        `Account ${accountText(adjustment.account, books)}: ${targetText(adjustment, books)}`,
      ];
    case "journal":
      return adjustment.lines.map((line) => journalText(line, books));
  }
}

type JournalLine = Extract<AdjustmentBody, { adjustmentType: "journal" }>["lines"][number];

function journalText(
  { account, cash, debit, credit, presentAs }: JournalLine,
  books: ProposalBooks,
): string {
  const shown = presentAs === undefined ? "" : `, shown as ${lineText(presentAs, books)}`;
  const side =
    account === undefined ? `cash, ${lineText(cash, books)}` : accountText(account, books);
  return debit === undefined
    ? `Credit ${side}${shown}: ${separateThousands(credit ?? "")}`
    : `Debit ${side}${shown}: ${separateThousands(debit)}`;
}

function targetText(
  { role, concept }: { role?: string | undefined; concept?: string | undefined },
  books: ProposalBooks,
): string {
  return role !== undefined && isRole(role) ? roles[role].label : lineText(concept, books);
}

function accountText(code: string, { names }: ProposalBooks): string {
  return `${code} ${names.get(code) ?? ""}`.trim();
}

function lineText(concept: string | undefined, { framework }: ProposalBooks): string {
  if (concept === undefined) return "";
  return isConcept(concept) ? lineLabel(concept, framework) : concept;
}
