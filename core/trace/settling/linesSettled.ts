import { concepts } from "../../concepts/concepts.ts";
import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import type { ControlLine } from "../entry/ControlLine.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";

/**
 * What an entry without cash is about; its lines settle that, and cash whose purpose is not known.
 * What passes on what an account stood for, or takes a debt over, is no credit note.
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

/** Whether one control account passes on to another what it stood for. */
function hasBothSigns(lines: readonly ControlLine[]): boolean {
  return lines.some(({ amount }) => amount > 0) && lines.some(({ amount }) => amount < 0);
}
