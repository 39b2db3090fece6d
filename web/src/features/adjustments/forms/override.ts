import { type Concept, isConcept } from "@tieout/core";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import type { GuidedForm } from "./GuidedForm.ts";

/** A line's amount given by hand; the difference stays visible until a journal explains it. */
export const override: GuidedForm = {
  title: "Override a line",
  intro:
    "Gives a line another amount. The difference is shown as Unreconciled difference, and the statement is a DRAFT, until a journal explains it.",
  reasonExample: "As confirmed by the bank",
  action: "Override the line",
  rows: ({ text }, { lines, currency }) => {
    const line = lines.find(({ concept }) => concept === text("concept"));
    return [
      {
        fields: [
          { kind: "concept", name: "concept", label: "Line", concepts: overridable(lines) },
          {
            kind: "amount",
            isSigned: true,
            name: "value",
            label: "New amount, outflows negative",
            ...(line && { hint: `Now ${formatMoney(line.currentYear, currency, "exactly")}` }),
          },
        ],
      },
    ];
  },
  write: ({ text, amount, isGiven }) => {
    const concept = text("concept");
    if (!isConcept(concept)) return "Choose the line.";
    if (!isGiven("value")) return "Give the new amount.";
    return { adjustmentType: "override", concept, adjustedValue: amount("value") };
  },
};

function overridable(lines: readonly StatementLine[]): Concept[] {
  return lines
    .filter(({ isSubtotal }) => !isSubtotal)
    .map(({ concept }) => concept)
    .filter(isConcept)
    .filter((concept) => concept !== "unreconciled_difference");
}
