import {
  type ExportedStatement,
  linesWithoutEntries,
  type StatementExport,
} from "./describeExport.ts";

/**
 * What the hash of a document covers: all that the export says but the hash itself, the trail, whose
 * entries have their own hashes and whose head names this one, whether the project has changed since,
 * which method stands first, in which columns the year is shown, in thousands or not, the entries that a line lists
 * where they were asked for, and the national chart, which the reasons of its accounts name: versions were sealed
 * before exports said it. So every export of a version has one hash.
 */
export function hashedStatement(exported: StatementExport): object {
  const {
    sha256: _hash,
    auditTrail: _trail,
    auditHead: _head,
    isSuperseded: _mark,
    status: _words,
    periodLength: _columns,
    presentation: _rounded,
    chart: _chart,
    ...said
  } = exported;
  const { periods, ...whole } = said;
  return { ...byMethod(whole), ...(periods && { periods: periods.map(byMethod) }) };
}

type Shown = ExportedStatement & { otherMethod: ExportedStatement };

/** The same with both methods under their names, whichever stands first. */
function byMethod({ method, lines, totals, otherMethod, ...covered }: Shown): object {
  const shown = [{ method, lines, totals }, otherMethod];
  const statements = shown.map((each) => [
    each.method,
    { ...each, lines: linesWithoutEntries(each.lines) },
  ]);
  return { ...covered, statements: Object.fromEntries(statements) };
}
