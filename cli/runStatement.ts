import { parse } from "node:path";
import type { Readable } from "node:stream";
import {
  type Adjustment,
  type Policies,
  prepareStatement,
  type ReportFile,
  type Role,
  type StatementDocument,
  type StatementReport,
  withOpenings,
} from "@tieout/core";
import { readAdjustmentsFile, readMappingsFile, readPoliciesFile } from "./readJsonInputs.ts";
import { readLedgerFiles } from "./readLedgerFiles.ts";
import type { Options, Outcome } from "./readOptions.ts";
import { type ReadBytes, readPath } from "./readPath.ts";
import { readStatementFiles } from "./readStatementFiles.ts";
import { renderOutput } from "./renderOutput.ts";
import { reportAdjustment } from "./reportAdjustment.ts";

export type StatementRun = {
  /** A text, or the bytes of a format a terminal cannot show. */
  output: string | Readable;
  warnings: readonly string[];
  tiesOut: boolean;
};

/** Runs files on disk through the same road as an upload: read, ingest, prepare, show. */
export async function runStatement(
  options: Options,
  readBytes: ReadBytes,
): Promise<Outcome<StatementRun>> {
  const files = await readStatementFiles(options, readBytes);
  const ledger = await readLedgerFiles(options);
  const inputs = await readInputs(options, readBytes);
  if (!files.ok || !ledger.ok || !inputs.ok) {
    const problems = [files, ledger, inputs].flatMap((read) => (read.ok ? [] : read.problems));
    return { ok: false, problems };
  }
  const { openings } = files.value;
  const found = ledger.value?.ledger;
  const generalLedger = found && openings ? withOpenings(found, openings) : found;
  const prepared = prepareStatement({
    ...inputs.value,
    rows: files.value.rows,
    controls: files.value.controls,
    framework: options.framework,
    currency: options.currency,
    rememberedMappings: new Map(),
    verifications: [],
    ...(generalLedger && { generalLedger }),
    periods: options.periods,
    entriesKept: ENTRIES_LISTED,
    period: options.period ?? generalLedger?.period ?? null,
    entity: options.entity,
    reading: options.reading,
  });
  if (!prepared.ok) return { ok: false, problems: prepared.problems.map(({ message }) => message) };
  const document = prepared.value;
  const reportFiles = [...files.value.files, ...(ledger.value?.files ?? [])];
  const report = reportOf(document, options, reportFiles, inputs.value.adjustments);
  return {
    ok: true,
    value: {
      output: await renderOutput(report, options.format),
      warnings: [
        ...files.value.warnings,
        ...(ledger.value?.warnings ?? []),
        ...document.warnings.map(({ message }) => message),
      ],
      tiesOut: document.tiesOut,
    },
  };
}

/** How many entries of an account are listed behind each line. */
const ENTRIES_LISTED = 200;

/** A report without versions and people: the command line keeps neither. */
function reportOf(
  document: StatementDocument,
  { method, entity, entityName, period, files: paths, generalLedger }: Options,
  files: readonly ReportFile[],
  adjustments: readonly Adjustment[],
): StatementReport {
  const [path = ""] = [...Object.values(paths), ...generalLedger];
  return {
    ...{ document, method, entity, period, files },
    projectName: entityName ?? parse(path).name,
    ...{ version: null, preparedAt: null, preparedBy: null, sha256: null },
    adjustments: adjustments.map((adjustment) => reportAdjustment(adjustment, document)),
    ...{ auditTrail: [], notes: [] },
  };
}

type Inputs = {
  adjustments: Adjustment[];
  mappings: Map<string, Role>;
  policies: Partial<Policies>;
};

async function readInputs(options: Options, readBytes: ReadBytes): Promise<Outcome<Inputs>> {
  const readText = async <Value>(
    path: string | null,
    read: (text: string) => Outcome<Value>,
    usual: string,
  ) => {
    if (path === null) return read(usual);
    const bytes = await readPath(path, readBytes);
    return bytes.ok ? read(new TextDecoder().decode(bytes.value)) : bytes;
  };
  const adjustments = await readText(options.adjustments, readAdjustmentsFile, "[]");
  const mappings = await readText(options.mappings, readMappingsFile, "{}");
  const policies = await readText(options.policies, readPoliciesFile, "{}");
  if (adjustments.ok && mappings.ok && policies.ok) {
    const value = {
      adjustments: adjustments.value,
      mappings: mappings.value,
      policies: policies.value,
    };
    return { ok: true, value };
  }
  const problems = [adjustments, mappings, policies].flatMap((read) =>
    read.ok ? [] : read.problems,
  );
  return { ok: false, problems };
}
