import type { Amount, StatementLine } from "../../statement/StatementDocument.ts";
import { type PresentationUnit, presentStatement } from "../presentStatement.ts";
import { presentTable } from "../presentTable.ts";
import type { StatementReport } from "../StatementReport.ts";
import type { DisclosureNote } from "./DisclosureNote.ts";

/** The notes with their tables in the unit of the statement. */
export function presentNotes(
  notes: readonly DisclosureNote[],
  { document, method, presentationUnit = "units" }: StatementReport,
): DisclosureNote[] {
  const shownAs = amountsShown(document.statements[method].lines, presentationUnit);
  return notes.map((note) => ({
    ...note,
    tables: note.tables.map((table) => presentTable(table, presentationUnit, shownAs)),
  }));
}

type Line = Parameters<typeof presentStatement<StatementLine>>[0][number];

/** The presented figure of each amount in a statement; amounts with two different figures are left out. */
export function amountsShown(
  lines: readonly Line[],
  unit: PresentationUnit,
): ReadonlyMap<Amount, Amount> {
  const shown = new Map<Amount, Amount>();
  const differing = new Set<Amount>();
  for (const [at, line] of presentStatement(lines, unit).entries()) {
    const exact = lines[at];
    if (!exact) continue;
    const pairs: [Amount, Amount][] = [
      [exact.currentYear, line.currentYear],
      ...(exact.isPriorYearKnown ? [[exact.priorYear, line.priorYear] as [Amount, Amount]] : []),
    ];
    for (const [amount, whole] of pairs) {
      if ((shown.get(amount) ?? whole) !== whole) differing.add(amount);
      shown.set(amount, whole);
    }
  }
  for (const amount of differing) shown.delete(amount);
  return shown;
}
