import type { Difference, FileMatching } from "@tieout/contract";
import { type FileType, type Matching, MOST_TITLE_ROWS, type Table } from "@tieout/core";
import type { RememberedLayout } from "../store/kinds/LayoutRecord.ts";
import { layoutId } from "./layoutId.ts";
import { matchingOfLayout } from "./matchingOf.ts";

/** What a person has said of how a file is to be read. */
export type ReadAs = {
  /** How its columns are matched, said for this very file. */
  chosen: ChosenMatching | null;
  /** How the user matched other files, by the name of the layout. */
  remembered: ReadonlyMap<string, RememberedLayout>;
  /** The differences the user takes it with. */
  accepted: readonly Difference[] | "all";
};

export type ChosenMatching = Pick<FileMatching, "origin" | "chosenAt"> & {
  matching: Matching | null;
};

/** How a file's columns are matched: as its user chose, else as they chose for the same layout, else automatically. */
export function chooseMatching(
  fileType: FileType,
  tables: readonly Table[],
  { chosen, remembered }: Pick<ReadAs, "chosen" | "remembered">,
): ChosenMatching {
  if (chosen) return chosen;
  if (remembered.size > 0) {
    for (const table of tables) {
      const found = findRemembered(fileType, table, remembered);
      if (found) return found;
    }
  }
  return { matching: null, origin: "automatic", chosenAt: null };
}

function findRemembered(
  fileType: FileType,
  table: Table,
  remembered: ReadAs["remembered"],
): ChosenMatching | null {
  for (const [at, { row: headingRow }] of table.rows.slice(0, MOST_TITLE_ROWS).entries()) {
    const layout = remembered.get(layoutId(fileType, table, at) ?? "");
    if (!layout) continue;
    const matching = matchingOfLayout(layout, table, headingRow);
    return { matching, origin: "remembered", chosenAt: layout.chosenAt };
  }
  return null;
}
