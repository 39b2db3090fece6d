import { fileTypes } from "../../ingest/fileTypes.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import type { StatementControl } from "../StatementDocument.ts";
import type { StatementInput } from "../StatementInput.ts";

/** Formats the printed totals of all files for the document. */
export function writeControls(
  controls: NonNullable<StatementInput["controls"]>,
  decimals: number,
): StatementControl[] {
  return fileTypes.flatMap((fileType) =>
    (controls[fileType] ?? []).map(({ printed, read, ...control }) => ({
      fileType,
      ...control,
      printed: formatMinor(printed, decimals),
      read: formatMinor(read, decimals),
    })),
  );
}
