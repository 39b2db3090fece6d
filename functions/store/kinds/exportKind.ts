import { exportRecord } from "@tieout/contract";
import { storedKind, type Upgrade } from "./StoredKind.ts";

/** Version 1 was of the newest version there was, and kept no hash of what its pages say. */
const withMarks: Upgrade = (stored) => ({
  isSuperseded: false,
  statementSha256: null,
  ...stored,
});

/** Version 2 showed the year alone. */
const withColumns: Upgrade = (stored) => ({ periodLength: null, ...stored });

/** Version 3 listed no entries. */
const withEntries: Upgrade = (stored) => ({ listsEntries: false, ...stored });

/** Version 4 was in the currency as it is. */
const withUnit: Upgrade = (stored) => ({ presentationUnit: "units", ...stored });

/** An export that was made. */
export const exportKind = storedKind({
  name: "export",
  schema: exportRecord,
  upgrades: [withMarks, withColumns, withEntries, withUnit],
});
