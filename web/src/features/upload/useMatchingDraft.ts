import type { FileDetail } from "@tieout/contract";
import { type ColumnMapping, columnsBeneath, missingFields, type WayToMatch } from "@tieout/core";
import { useState } from "react";

/** The matching a person is working on: the sheet, its row of headings, and a column for each field. */
export function useMatchingDraft({ fileType, matching, sheets }: FileDetail) {
  const [draft, setDraft] = useState<ColumnMapping>(() => startOf({ matching, sheets }));
  const sheet = sheets.find((candidate) => candidate.sheet === draft.sheet);
  const columns = columnsBeneath(sheet?.rows ?? [], draft.headingRow);
  const matched = Object.entries(draft.columns).map(([field, index]) => ({
    ...{ field, index, heading: "" },
  }));
  const { sheet: readSheet, headingRow: readRow, origin } = matching ?? {};
  const isAsRead = readSheet === draft.sheet && readRow === draft.headingRow;
  return {
    draft,
    rows: sheet?.rows ?? [],
    columns,
    missing: missingFields(fileType, matched),
    /** By what a field's column was found by itself, as long as nobody has chosen another. */
    wayOf: (field: string): WayToMatch | null => {
      const found = matching?.columns.find((column) => column.field === field);
      if (!found || !isAsRead || origin !== "automatic") return null;
      return found.index === draft.columns[field] ? found.matchedBy : null;
    },
    chooseSheet: (name: string | null) => {
      const chosen = sheets.find((candidate) => candidate.sheet === name);
      if (chosen) setDraft(chosen.suggestion);
    },
    chooseRow: (headingRow: number) => setDraft({ ...draft, headingRow }),
    assign: (field: string, index: number | null) => setDraft(assigned(draft, field, index)),
  };
}

function startOf({ matching, sheets }: Pick<FileDetail, "matching" | "sheets">): ColumnMapping {
  if (matching) {
    const { sheet, headingRow } = matching;
    const columns = matching.columns.map(({ field, index }) => [field, index] as const);
    return { sheet, headingRow, columns: Object.fromEntries(columns) };
  }
  return sheets[0]?.suggestion ?? { sheet: null, headingRow: 1, columns: {} };
}

/** A column is one field's: giving it to another takes it from the one that had it. */
function assigned(draft: ColumnMapping, field: string, index: number | null): ColumnMapping {
  const others = Object.entries(draft.columns).filter(
    ([other, taken]) => other !== field && taken !== index,
  );
  const columns = index === null ? others : [...others, [field, index] as const];
  return { ...draft, columns: Object.fromEntries(columns) };
}
