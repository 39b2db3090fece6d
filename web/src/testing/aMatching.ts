import type { FileMatching } from "@tieout/contract";

/** How the columns of a file were matched, by themselves, and what is different about it. */
export function aMatching(different: Partial<FileMatching> = {}): FileMatching {
  return {
    sheet: null,
    headingRow: 1,
    origin: "automatic",
    chosenAt: null,
    columns: [],
    labelColumns: [],
    innerColumns: {},
    sides: null,
    rows: [],
    ...different,
  };
}
