import type { ExportedStatement, StatementExport } from "./describeExport.ts";

/**
 * What the hash of a document covers: all that the export says but the hash itself, the trail, whose
 * entries have their own hashes and whose head names this one, whether the project has changed since,
 * which method stands first, and in which columns the year is shown. So every format and either method of a
 * version have one hash.
 */
export function hashedStatement(exported: StatementExport): object {
  const {
    sha256: _hash,
    auditTrail: _trail,
    auditHead: _head,
    isSuperseded: _mark,
    status: _words,
    periodLength: _columns,
    ...said
  } = exported;
  const { periods, ...whole } = said;
  return { ...byMethod(whole), ...(periods && { periods: periods.map(byMethod) }) };
}

type Shown = ExportedStatement & { otherMethod: ExportedStatement };

/** The same with both methods under their names, whichever stands first. */
function byMethod({ method, lines, totals, otherMethod, ...covered }: Shown): object {
  const shown = { method, lines, totals };
  const statements = [shown, otherMethod].map((each) => [each.method, each] as const);
  return { ...covered, statements: Object.fromEntries(statements) };
}
