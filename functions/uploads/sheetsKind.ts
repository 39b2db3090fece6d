import { fileDetail } from "@tieout/contract";
import * as z from "zod";
import type { Upgrade } from "../store/kinds/StoredKind.ts";
import { storedList } from "../store/kinds/storedList.ts";

/** Version 1 knew neither what rows were read as nor further columns. */
const withRowsRead: Upgrade = (stored) => {
  const { items } = older.parse(stored);
  const nothing = { labelColumns: [], innerColumns: {}, rows: {} };
  return {
    ...stored,
    items: items.map(({ suggestion, rows, ...sheet }) => ({
      ...sheet,
      rows: rows.map((row) => ({ readAs: null, section: null, ...row })),
      suggestion: { ...nothing, ...suggestion },
    })),
  };
};

/** Version 2 knew no two sides. */
const withSides: Upgrade = (stored) => ({
  ...stored,
  items: older.parse(stored).items.map(({ suggestion, ...sheet }) => ({
    ...sheet,
    suggestion: { sides: null, ...suggestion },
  })),
});

const older = z.object({
  items: z.array(
    z.looseObject({ rows: z.array(z.looseObject({})), suggestion: z.looseObject({}) }),
  ),
});

/** The first rows of a file's sheets, each with how its columns could be matched. */
export const sheetsKind = storedList("list of sheets", fileDetail.shape.sheets.element, [
  withRowsRead,
  withSides,
]);
