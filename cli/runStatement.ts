import { parse } from "node:path";
import type { Readable } from "node:stream";
import {
  type Adjustment,
  entitiesOf,
  entitiesOfEntries,
  hasBalances,
  type Policies,
  prepareStatement,
  type Role,
  type StatementDocument,
  type StatementReport,
  withOpenings,
} from "@tieout/core";
import { sealReport } from "@tieout/files";
import { messageOf } from "./messageOf.ts";
import type { Outcome } from "./Outcome.ts";
import { hasOtherDecimals, otherCurrencies, readInCurrency } from "./readInCurrency.ts";
import {
  type Mappings,
  readAdjustmentsFile,
  readMappingsFile,
  readPoliciesFile,
} from "./readJsonInputs.ts";
import { readLedgerFiles } from "./readLedgerFiles.ts";
import type { CompleteOptions, Options } from "./readOptions.ts";
import { type ReadBytes, readPath } from "./readPath.ts";
import { renderOutput } from "./renderOutput.ts";
import { reportAdjustment } from "./reportAdjustment.ts";

export type StatementRun = {
  /** A text, or the bytes of a format a terminal cannot show. */
  output: string | Readable;
  warnings: readonly string[];
  tiesOut: boolean;
};

/** A report of the statement with all that the reading of its files warned of. */
export type PreparedRun = { report: StatementReport; warnings: readonly string[] };

/** Runs files on disk through the same road as an upload: read, ingest, prepare, show. */
export async function runStatement(
  options: Options,
  readBytes: ReadBytes,
): Promise<Outcome<StatementRun>> {
  const prepared = await prepareRun(options, readBytes);
  if (!prepared.ok) return prepared;
  const { report, warnings } = prepared.value;
  const output = await renderOutput(report, options.format);
  return { ok: true, value: { output, warnings, tiesOut: report.document.tiesOut } };
}

/** All of a run but what is printed. */
export async function prepareRun(
  given: Options,
  readBytes: ReadBytes,
): Promise<Outcome<PreparedRun>> {
  const known = await readLedgerFiles(given);
  const { options, files, assumed } = await readInCurrency(given, known, readBytes);
  const misfits = otherCurrencies(known, files, options.currency);
  if (misfits.length > 0) return { ok: false, problems: misfits.map(messageOf) };
  const ledger = hasOtherDecimals(known, options) ? await readLedgerFiles(options) : known;
  const inputs = await readInputs(options, readBytes);
  if (!files.ok || !ledger.ok || !inputs.ok) {
    const problems = [files, ledger, inputs].flatMap((read) => (read.ok ? [] : read.problems));
    return { ok: false, problems };
  }
  const { openings } = files.value;
  const found = ledger.value?.ledger;
  const generalLedger = found && openings !== undefined ? withOpenings(found, openings) : found;
  const period = options.period ?? generalLedger?.period ?? null;
  const prepared = prepareStatement({
    ...inputs.value,
    rows: files.value.rows,
    controls: files.value.controls,
    remarks: files.value.remarks,
    columnPeriods: files.value.columnPeriods,
    ...askedOf(options),
    ...(generalLedger && { generalLedger }),
    opensWithLedger: files.value.opensWithLedger,
    period,
  });
  if (!prepared.ok) return { ok: false, problems: prepared.problems.map(messageOf) };
  const document = prepared.value;
  const isOfLedger = generalLedger && !hasBalances(files.value.rows);
  const entities = isOfLedger ? entitiesOfEntries(generalLedger) : entitiesOf(files.value.rows);
  const reportFiles = [...files.value.files, ...(ledger.value?.files ?? [])];
  const report = reportOf(
    document,
    options,
    { files: reportFiles, entities, period },
    inputs.value.adjustments,
  );
  return {
    ok: true,
    value: {
      report,
      warnings: [...files.value.warnings, ...[...assumed, ...document.warnings].map(messageOf)],
    },
  };
}

/** What the options ask of the statement, whatever the files hold. */
function askedOf(options: CompleteOptions) {
  const { framework, currency, periods, entity, reading, format, isFirstPeriod } = options;
  return {
    isFirstPeriod,
    framework,
    currency,
    periods,
    entity,
    reading,
    rememberedMappings: new Map<string, Role>(),
    verifications: [],
    // Entries name people: only what is printed for programs holds them
    entriesListed: format === "json" ? ENTRIES_LISTED : 0,
  };
}

/** How many entries of an account are listed behind each line. */
const ENTRIES_LISTED = 200;

/** A report without versions and people: the command line keeps neither. */
function reportOf(
  document: StatementDocument,
  {
    method,
    entity,
    entityName,
    files: paths,
    generalLedger,
    periods,
    presentationUnit,
    format,
  }: Options,
  { files, entities, period }: Pick<StatementReport, "files" | "entities" | "period">,
  adjustments: readonly Adjustment[],
): StatementReport {
  const [path = ""] = [...Object.values(paths), ...generalLedger];
  return sealReport({
    document,
    method,
    entities,
    entity,
    period,
    files,
    entityName,
    projectName: parse(path).name,
    version: null,
    preparedAt: null,
    preparedBy: null,
    isSuperseded: false,
    listsEntries: format === "json",
    presentationUnit,
    ...(periods && { periodLength: periods }),
    adjustments: adjustments.map((adjustment) => reportAdjustment(adjustment, document)),
    auditTrail: [],
    auditHead: null,
    notes: [],
  });
}

type Inputs = {
  adjustments: Adjustment[];
  mappings: Mappings["roles"];
  traits: Mappings["traits"];
  policies: Partial<Policies>;
};

async function readInputs(
  options: CompleteOptions,
  readBytes: ReadBytes,
): Promise<Outcome<Inputs>> {
  const readText = async <Value>(
    path: string | null,
    read: (text: string) => Outcome<Value>,
    usual: string,
  ) => {
    if (path === null) return read(usual);
    const bytes = await readPath(path, readBytes);
    return bytes.ok ? read(new TextDecoder().decode(bytes.value)) : bytes;
  };
  const adjustments = await readText(
    options.adjustments,
    (text) => readAdjustmentsFile(text, options.currency),
    "[]",
  );
  const mappings = await readText(options.mappings, readMappingsFile, "{}");
  const policies = await readText(options.policies, readPoliciesFile, "{}");
  if (adjustments.ok && mappings.ok && policies.ok) {
    const value = {
      adjustments: adjustments.value,
      mappings: mappings.value.roles,
      traits: mappings.value.traits,
      policies: policies.value,
    };
    return { ok: true, value };
  }
  const problems = [adjustments, mappings, policies].flatMap((read) =>
    read.ok ? [] : read.problems,
  );
  return { ok: false, problems };
}
