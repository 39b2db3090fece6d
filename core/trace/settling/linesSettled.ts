import { concepts } from "../../concepts/concepts.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";

/**
 * The lines that an entry without cash settles: those it is about, and pending cash. A transfer between control
 * accounts, or debt that is taken over, is no credit note and settles none.
 */
export function linesSettled(
  control: readonly ControlLine[],
  open: readonly PurposeSide[],
): readonly WorksheetColumn[] {
  if (open.length === 0 || hasBothSigns(control) || open.some(isFinancing)) return [];
  const columns = open.map(({ column }) => column);
  return columns.length === 1 ? columns : [...new Set(columns)];
}

function isFinancing({ column }: PurposeSide): boolean {
  return column !== NON_CASH && concepts[column].category === "financing";
}

/** Whether one control account transfers its balance to another. */
function hasBothSigns(lines: readonly ControlLine[]): boolean {
  return lines.some(({ amount }) => amount > 0) && lines.some(({ amount }) => amount < 0);
}
