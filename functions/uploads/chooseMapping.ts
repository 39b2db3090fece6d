import type { Difference, FileMatching } from "@tieout/contract";
import { type ColumnMapping, type FileType, MOST_TITLE_ROWS, type Table } from "@tieout/core";
import type { RememberedLayout } from "../store/LayoutRecord.ts";
import { layoutId } from "./layoutId.ts";
import { mappingOfLayout } from "./mappingOf.ts";

/** What a person has said of how a file is to be read. */
export type ReadAs = {
  /** How its columns are matched, said for this very file. */
  chosen: ChosenMapping | null;
  /** How the user matched other files, by the name of the layout. */
  remembered: ReadonlyMap<string, RememberedLayout>;
  /** The differences the user takes it with. */
  accepted: readonly Difference[] | "all";
};

export type ChosenMapping = Pick<FileMatching, "origin" | "chosenAt"> & {
  mapping: ColumnMapping | null;
};

/** How a file is matched: as its user says, else as they said of one like it, else by itself. */
export function chooseMapping(
  fileType: FileType,
  tables: readonly Table[],
  { chosen, remembered }: Pick<ReadAs, "chosen" | "remembered">,
): ChosenMapping {
  if (chosen) return chosen;
  if (remembered.size > 0) {
    for (const table of tables) {
      const found = findRemembered(fileType, table, remembered);
      if (found) return found;
    }
  }
  return { mapping: null, origin: "automatic", chosenAt: null };
}

function findRemembered(
  fileType: FileType,
  table: Table,
  remembered: ReadAs["remembered"],
): ChosenMapping | null {
  for (const [at, { row: headingRow }] of table.rows.slice(0, MOST_TITLE_ROWS).entries()) {
    const layout = remembered.get(layoutId(fileType, table, at) ?? "");
    if (!layout) continue;
    const mapping = mappingOfLayout(layout, table, headingRow);
    return { mapping, origin: "remembered", chosenAt: layout.chosenAt };
  }
  return null;
}
