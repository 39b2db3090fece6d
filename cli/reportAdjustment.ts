import {
  type Adjustment,
  decimalsOfDocument,
  formatMinor,
  type JournalLine,
  type Minor,
  type ReportAdjustment,
  type ReportJournalLine,
  type StatementDocument,
} from "@tieout/core";

/** An adjustment from a file as an export prints it; a file does not say who made it, or when. */
export function reportAdjustment(
  adjustment: Adjustment,
  document: StatementDocument,
): ReportAdjustment {
  const { id, reason, adjustmentType } = adjustment;
  const about = {
    id,
    reason,
    adjustmentType,
    status: "active" as const,
    createdAt: "",
    createdBy: "",
    reversedAt: null,
  };
  const nothing = { concept: null, originalValue: null, adjustedValue: null, lines: [] };
  switch (adjustment.adjustmentType) {
    case "journal":
      return {
        ...about,
        ...nothing,
        lines: adjustment.lines.map((line) => written(line, document)),
      };
    case "reclassification":
      return { ...about, ...nothing, concept: adjustment.concept };
    case "override": {
      const { concept, adjustedValue } = adjustment;
      const lines = [document.statements.indirect, document.statements.direct].flatMap(
        (statement) => statement.lines,
      );
      const original = lines.find((line) => line.concept === concept)?.calculated ?? null;
      return {
        ...about,
        ...nothing,
        concept,
        originalValue: original,
        adjustedValue: formatMinor(adjustedValue, decimalsOfDocument(document)),
      };
    }
  }
}

function written(line: JournalLine, document: StatementDocument): ReportJournalLine {
  const { accounts } = document;
  const decimals = decimalsOfDocument(document);
  const account = line.kind === "account" ? line.account : null;
  return {
    account,
    accountName: accounts.find(({ code }) => code === account)?.name ?? null,
    concept: line.kind === "cash" ? line.concept : line.presentAs,
    debit: side(line.amount, decimals),
    credit: side(-line.amount, decimals),
  };
}

function side(amount: Minor, decimals: number): string | null {
  return amount > 0n ? formatMinor(amount, decimals) : null;
}
