import { basename } from "node:path";
import {
  type Adjustment,
  type FileType,
  ingest,
  type Policies,
  type Problem,
  prepareStatement,
  type Role,
  type RowsByFileType,
  type StatementDocument,
} from "@tieout/core";
import { readFile } from "@tieout/files";
import { readAdjustmentsFile, readMappingsFile, readPoliciesFile } from "./readJsonInputs.ts";
import type { Options, Outcome } from "./readOptions.ts";
import { renderText } from "./renderText.ts";

type ReadBytes = (path: string) => Promise<Uint8Array>;

export type StatementRun = { output: string; warnings: readonly string[]; tiesOut: boolean };

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
  });
  if (!prepared.ok) return { ok: false, problems: prepared.problems.map(({ message }) => message) };
  const document = prepared.value;
  return {
    ok: true,
    value: {
      output:
        options.format === "json"
          ? renderJson(document, options)
          : renderText(document, options.method),
      warnings: [...files.value.warnings, ...document.warnings.map(({ message }) => message)],
      tiesOut: document.tiesOut,
    },
  };
}

type Rows = { rows: Partial<RowsByFileType>; warnings: string[] };

async function readRows(options: Options, readBytes: ReadBytes): Promise<Outcome<Rows>> {
  const rows: Partial<RowsByFileType> = {};
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const [fileType, path] of Object.entries(options.files) as [FileType, string][]) {
    // keys come from one table
    const read = await readOne(fileType, path, readBytes);
    if (read.ok) {
      Object.assign(rows, { [fileType]: read.value.rows });
      warnings.push(...read.value.warnings);
    } else problems.push(...read.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { rows, warnings } };
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

async function readOne<Type extends FileType>(
  fileType: Type,
  path: string,
  readBytes: ReadBytes,
): Promise<Outcome<{ rows: RowsByFileType[Type]; warnings: string[] }>> {
  const prefixed = (found: readonly Problem[]) =>
    found.map(({ message }) => `${basename(path)}: ${message}`);
  const bytes = await readPath(path, readBytes);
  if (!bytes.ok) return bytes;
  const read = await readFile(bytes.value, basename(path));
  if (!read.ok) return { ok: false, problems: prefixed(read.problems) };
  const ingested = ingest(fileType, read.value.tables);
  if (!ingested.ok) return { ok: false, problems: prefixed(ingested.problems) };
  const { rows, warnings } = ingested.value;
  return { ok: true, value: { rows, warnings: prefixed([...read.value.warnings, ...warnings]) } };
}

/** The shape the command line prints: the chosen method's lines and totals with their proof. */
function renderJson(document: StatementDocument, { method }: Options): string {
  const { lines, totals } = document.statements[method];
  const { checks, accounts, nonCashTransactions, disclosures, warnings } = document;
  const { framework, currency, policies, tiesOut } = document;
  const proof = { checks, accounts, nonCashTransactions, disclosures, warnings };
  return `${JSON.stringify({ framework, method, currency, policies, tiesOut, lines, totals, ...proof }, null, 2)}\n`;
}
