import type { FileDetail } from "@tieout/contract";
import {
  columnsBeneath,
  missingFields,
  type SaidRow,
  type SaidSides,
  type WayToMatch,
} from "@tieout/core";
import { useState } from "react";
import {
  assigned,
  startOf,
  withInner,
  withLabel,
  without,
  withRow,
  withSides,
} from "./DraftMatching.ts";
import type { TableFile } from "./TableFile.ts";

/** The matching a person is working on: the sheet, its headings, a column for each field, and what rows are. */
export function useMatchingDraft({ fileType, matching, sheets }: TableFile<FileDetail>) {
  const [draft, setDraft] = useState(() => startOf({ matching, sheets }));
  const sheet = sheets.find((candidate) => candidate.sheet === draft.sheet);
  const columns = columnsBeneath(sheet?.rows ?? [], draft.headingRow);
  const matched = Object.entries(draft.columns).map(([field, index]) => ({
    field,
    index,
    heading: "",
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
    // What is said of rows above the headings would be said of none.
    chooseRow: (headingRow: number) => setDraft({ ...draft, headingRow, rows: {} }),
    assign: (field: string, index: number | null) => setDraft(assigned(draft, field, index)),
    addLabel: (index: number) => setDraft(withLabel(draft, index)),
    addInner: (field: string, index: number) => setDraft(withInner(draft, field, index)),
    free: (index: number) => setDraft(without(draft, index)),
    saySides: (sides: SaidSides | null) => setDraft(withSides(draft, sides)),
    sayRow: (row: string, said: SaidRow | null) => setDraft(withRow(draft, row, said)),
  };
}

export type MatchingDraft = ReturnType<typeof useMatchingDraft>;
