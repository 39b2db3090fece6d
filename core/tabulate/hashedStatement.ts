import {
  type ExportedStatement,
  linesWithoutEntries,
  type StatementExport,
} from "./describeExport.ts";

/**
 * The part of an export that its hash covers, so that every export of a version has the same hash. Left out: the hash
 * itself; the audit trail (its entries have their own hashes, and its head names this one); whether the project has
 * changed since; presentation (which method is first, columns, thousands); listed ledger entries; and the national
 * chart (versions were sealed before exports had it, and the accounts' reasons name it).
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

/** Both methods by name, whichever is first. */
function byMethod({ method, lines, totals, otherMethod, ...covered }: Shown): object {
  const shown = [{ method, lines, totals }, otherMethod];
  const statements = shown.map((each) => [
    each.method,
    { ...each, lines: linesWithoutEntries(each.lines) },
  ]);
  return { ...covered, statements: Object.fromEntries(statements) };
}
