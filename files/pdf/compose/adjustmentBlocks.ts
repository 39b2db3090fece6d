import {
  type Amount,
  accountLabel,
  conceptDefinition,
  debitsFirst,
  isConcept,
  printAmount,
  type ReportAdjustment,
  type ReportJournalLine,
} from "@tieout/core";
import type { Block, TableRow } from "../layout/Block.ts";
import { amountColumn, column, paragraph, row, sectionHeading } from "./blocks.ts";
import { printTime } from "./printTime.ts";

const TYPES = {
  journal: "Journal",
  reclassification: "Reclassification",
  override: "Override",
} as const satisfies Record<ReportAdjustment["adjustmentType"], string>;

/** Every adjustment, with who made it, when and why, and what it moved; reversed ones too. */
export function adjustmentBlocks(adjustments: readonly ReportAdjustment[]): Block[] {
  const heading = sectionHeading("Adjustments");
  if (adjustments.length === 0) return [heading, paragraph("There are no adjustments.")];
  return [
    heading,
    {
      kind: "table",
      look: "register",
      size: 8,
      spaceBefore: 6,
      columns: [column("Account or line"), amountColumn("Debit"), amountColumn("Credit")],
      rows: adjustments.flatMap(rowsOf),
    },
  ];
}

function rowsOf(adjustment: ReportAdjustment, index: number): TableRow[] {
  const { adjustmentType, reason, lines } = adjustment;
  return [
    row("heading", [`${index + 1}. ${TYPES[adjustmentType]}: ${reason}`]),
    ...provenance(adjustment).map((words) =>
      row("group", [words], { keepWithNext: lines.length > 0 }),
    ),
    ...change(adjustment),
    ...debitsFirst(lines).map((line, position) =>
      row("line", [labelOf(line), print(line.debit), print(line.credit)], {
        keepWithNext: lines.length <= MOST_LINES_TOGETHER && position < lines.length - 1,
      }),
    ),
  ];
}

/** A longer journal may be parted by the end of a page. */
const MOST_LINES_TOGETHER = 10;

/** By whom and when, as far as it is known: the command line knows neither. */
function provenance({ createdBy, createdAt, status, reversedAt }: ReportAdjustment): string[] {
  const made = [createdBy, printTime(createdAt)].filter((part) => part !== "").join(", ");
  const parts = made === "" ? [] : [made];
  if (status === "reversed")
    parts.push(`reversed${reversedAt === null ? "" : ` ${printTime(reversedAt)}`}`);
  if (status === "stale") parts.push("to be confirmed: a file it leans on has changed");
  return parts.length === 0 ? [] : [parts.join("; ")];
}

/** The line it changed, before and after. */
function change({ concept, originalValue, adjustedValue }: ReportAdjustment): TableRow[] {
  if (concept === null) return [];
  const values = [originalValue, adjustedValue].map((value) =>
    value === null ? "not recorded" : printAmount(value),
  );
  return [row("line", [`${conceptLabel(concept)}: before ${values[0]}, after ${values[1]}`])];
}

function labelOf({ account, accountName, concept }: ReportJournalLine): string {
  const words = concept === null ? "" : conceptLabel(concept);
  if (account === null) return `Cash: ${words}`;
  const name = accountLabel(account, accountName ?? "");
  return words === "" ? name : `${name}, presented as ${words}`;
}

function conceptLabel(concept: string): string {
  return isConcept(concept) ? conceptDefinition(concept).label : concept;
}

function print(amount: Amount | null): string {
  return amount === null ? "" : printAmount(amount);
}
