import type { AnalystFacts } from "@tieout/core";
import { ledgerAmong, openRows, type StoredRows } from "../statements/inputs/StatementRequest.ts";
import { openStatement } from "../statements/record/openStatement.ts";
import type { StoredJson } from "../store/kinds/StoredKind.ts";
import { builtInReports } from "./builtInReports.ts";
import type { Reports, Task } from "./Report.ts";

/** A statement and all it was made from, as they are stored. */
export type StatementFacts = Pick<AnalystFacts, "rememberedMappings"> & {
  written: StoredJson;
  rows: readonly StoredRows[];
};

/** What our own procedures are asked of a statement. */
export type ReportRequest = { task: Task; facts: StatementFacts };

/** What our own procedures say of a statement. */
export function reportOnStatement({ task, facts }: ReportRequest): Reports[Task] {
  return builtInReports[task](openFacts(facts));
}

/** The facts as an analyst reads them. */
export function openFacts({ written, rows, rememberedMappings }: StatementFacts): AnalystFacts {
  const { document } = openStatement(written);
  const generalLedger = ledgerAmong(rows);
  return {
    document,
    rows: openRows(rows),
    ...(generalLedger && { generalLedger }),
    entity: null,
    rememberedMappings,
  };
}
