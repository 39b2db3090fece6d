import type { StatementExport } from "./describeExport.ts";

/**
 * What the hash of a document covers: all that the export says but the hash itself, the trail, whose
 * entries have their own hashes and whose head names this one, whether the project has changed since,
 * and which method stands first. So every format and either method of a version have one hash.
 */
export function hashedStatement(exported: StatementExport): object {
  const {
    sha256: _hash,
    auditTrail: _trail,
    isSuperseded: _mark,
    status: _words,
    ...said
  } = exported;
  const { method, lines, totals, otherMethod, ...covered } = said;
  const shown = { method, lines, totals };
  const statements = [shown, otherMethod].map((each) => [each.method, each] as const);
  return { ...covered, statements: Object.fromEntries(statements) };
}
