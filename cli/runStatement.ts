import { createHash } from "node:crypto";
import { basename, parse } from "node:path";
import type { Readable } from "node:stream";
import {
  type Adjustment,
  type FileType,
  ingest,
  type Policies,
  type Problem,
  prepareStatement,
  type ReportFile,
  type Role,
  type RowsByFileType,
  type StatementDocument,
  type StatementReport,
} from "@tieout/core";
import { readFile } from "@tieout/files";
import { readAdjustmentsFile, readMappingsFile, readPoliciesFile } from "./readJsonInputs.ts";
import type { Options, Outcome } from "./readOptions.ts";
import { renderOutput } from "./renderOutput.ts";
import { reportAdjustment } from "./reportAdjustment.ts";

type ReadBytes = (path: string) => Promise<Uint8Array>;

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
  const files = await readRows(options, readBytes);
  const inputs = await readInputs(options, readBytes);
  if (!files.ok || !inputs.ok) {
    return {
      ok: false,
      problems: [...(files.ok ? [] : files.problems), ...(inputs.ok ? [] : inputs.problems)],
    };
  }
  const prepared = prepareStatement({
    ...inputs.value,
    rows: files.value.rows,
    framework: options.framework,
    currency: options.currency,
    rememberedMappings: new Map(),
    verifications: [],
    period: options.period,
    entity: options.entity,
    reading: options.reading,
  });
  if (!prepared.ok) return { ok: false, problems: prepared.problems.map(({ message }) => message) };
  const document = prepared.value;
  const report = reportOf(document, options, files.value.files, inputs.value.adjustments);
  return {
    ok: true,
    value: {
      output: await renderOutput(report, options.format),
      warnings: [...files.value.warnings, ...document.warnings.map(({ message }) => message)],
      tiesOut: document.tiesOut,
    },
  };
}

/** A report without versions and people: the command line keeps neither. */
function reportOf(
  document: StatementDocument,
  { method, entity, period, files: paths }: Options,
  files: readonly ReportFile[],
  adjustments: readonly Adjustment[],
): StatementReport {
  const [path = ""] = Object.values(paths);
  return {
    ...{ document, method, entity, period, files },
    projectName: parse(path).name,
    ...{ version: null, preparedAt: null, preparedBy: null, sha256: null },
    adjustments: adjustments.map((adjustment) => reportAdjustment(adjustment, document)),
    ...{ auditTrail: [], notes: [] },
  };
}

type Rows = { rows: Partial<RowsByFileType>; files: ReportFile[]; warnings: string[] };

async function readRows(options: Options, readBytes: ReadBytes): Promise<Outcome<Rows>> {
  const rows: Partial<RowsByFileType> = {};
  const files: ReportFile[] = [];
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const [fileType, path] of Object.entries(options.files) as [FileType, string][]) {
    // keys come from one table
    const read = await readOne(fileType, path, readBytes);
    if (read.ok) {
      Object.assign(rows, { [fileType]: read.value.rows });
      files.push({ fileType, fileName: basename(path), sha256: read.value.sha256 });
      warnings.push(...read.value.warnings);
    } else problems.push(...read.problems);
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { rows, files, warnings } };
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

/** A path that cannot be read is the user's mistake, told with the system's own reason. */
async function readPath(path: string, readBytes: ReadBytes): Promise<Outcome<Uint8Array>> {
  try {
    return { ok: true, value: await readBytes(path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [`${path}: the file could not be read (${reason}).`] };
  }
}

type ReadRows<Type extends FileType> = {
  rows: RowsByFileType[Type];
  sha256: string;
  warnings: string[];
};

async function readOne<Type extends FileType>(
  fileType: Type,
  path: string,
  readBytes: ReadBytes,
): Promise<Outcome<ReadRows<Type>>> {
  const prefixed = (found: readonly Problem[]) =>
    found.map(({ message }) => `${basename(path)}: ${message}`);
  const bytes = await readPath(path, readBytes);
  if (!bytes.ok) return bytes;
  const read = await readFile(bytes.value, basename(path), {
    acceptsPdf: fileType === "prior_cashflow",
  });
  if (!read.ok) return { ok: false, problems: prefixed(read.problems) };
  // Nobody can be asked here: a difference stands on the statement, as the exit code says
  const ingested = ingest(fileType, read.value.tables, { acceptUnbalanced: true });
  if (!ingested.ok) return { ok: false, problems: prefixed(ingested.problems) };
  const { rows, warnings } = ingested.value;
  const sha256 = createHash("sha256").update(bytes.value).digest("hex");
  const all = prefixed([...read.value.warnings, ...warnings]);
  return { ok: true, value: { rows, sha256, warnings: all } };
}
