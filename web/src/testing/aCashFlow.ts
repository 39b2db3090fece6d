import type { CashFlow, Project } from "@tieout/contract";
import {
  type Adjustment,
  type FileType,
  ingest,
  type Policies,
  prepareStatement,
  type Result,
  type Role,
  rollForwardDifferences,
  type StatementDocument,
  type StatementInput,
  type Table,
  type TraitId,
  type Verification,
} from "@tieout/core";
import { aProject } from "./aProject.ts";

/** The files of a project, each as the text of a CSV file without quotes. */
export type WrittenFiles = Partial<Record<FileType, string>>;

type Given = {
  project?: Project;
  adjustments?: readonly Adjustment[];
  /** The roles a person gave accounts, by code. */
  roles?: Readonly<Record<string, Role>>;
  /** What a person said of accounts besides their roles, by code. */
  traits?: Readonly<Record<string, readonly TraitId[]>>;
  /** What a person said of lines and checks. */
  verifications?: readonly Verification[];
  /** What else the core is given: a general ledger, and what is asked of it. */
  input?: Partial<StatementInput>;
  /** What is different from what the core prepares. */
  different?: Partial<CashFlow>;
};

/** A company that sells for 100, pays 60 and collects 90. */
export const smallTrialBalance = `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,130.00,,100.00,,Current Asset
1100,Trade debtors,30.00,,20.00,,Current Asset
3000,Share capital,,100.00,,100.00,Equity
3900,Retained earnings,,20.00,,20.00,Equity
4000,Sales,,100.00,,,Revenue
5000,Overheads,60.00,,,,Expense`;

/** The statement of these files as the API gives it, prepared by the core. */
export function aCashFlow(
  files: WrittenFiles = { trial_balance: smallTrialBalance },
  given: Given = {},
): CashFlow {
  const { project = aProject(), different = {} } = given;
  const prepared = prepareWritten(files, given);
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
  const { statements, workings: _, policies: __, rollForward, ...proof } = prepared.value;
  const { lines, totals } = statements[project.method];
  const cashFlow = {
    ...proof,
    ...(rollForward && { rollForward: rollForwardDifferences(rollForward) }),
    version: 1,
    status: project.status,
    entity: null,
    entities: [],
    createdAt: "2026-01-05T09:30:00.000Z",
    isOutOfDate: project.isOutOfDate,
    method: project.method,
    statements,
    lines,
    totals,
    files: [],
  };
  // The contract's lists can be written to, the core's cannot; the fake API parses the reply.
  return { ...(cashFlow as unknown as CashFlow), ...different };
}

/** What `GET …/cash-flow` answers where no statement has been made yet. */
export function noCashFlow(project: Project = aProject()): CashFlow {
  const cashFlow = aCashFlow(undefined, { project });
  return {
    ...cashFlow,
    version: null,
    createdAt: null,
    tiesOut: false,
    lines: [],
    totals: null,
    statements: null,
    checks: [],
    accounts: [],
    nonCashTransactions: [],
    disclosures: [],
    warnings: [],
  };
}

const made = new Map<string, Result<StatementDocument>>();

/** What the core makes of written files, or what stops it; made once for all tests that begin with the same. */
export function prepareWritten(files: WrittenFiles, given: Given): Result<StatementDocument> {
  const { project = aProject(), different: _, ...others } = given;
  const { framework, currency, policies, period } = project;
  // What else the core is given may be entries that are read as they are asked for.
  if (given.input !== undefined) return prepare(files, given);
  const key = JSON.stringify(
    [files, framework, currency, policies, period, others],
    (_key, value) => (typeof value === "bigint" ? `${value}n` : value),
  );
  const known = made.get(key) ?? prepare(files, given);
  made.set(key, known);
  return known;
}

function prepare(files: WrittenFiles, given: Given): Result<StatementDocument> {
  const { project = aProject(), adjustments = [], roles = {}, traits = {} } = given;
  const { verifications = [], input = {} } = given;
  const { framework, currency, policies, period } = project;
  const read = Object.entries(files).map(([fileType, text]) => {
    const ingested = ingest(fileType as FileType, [tableOf(text)]); // a key of WrittenFiles
    if (!ingested.ok) throw new Error(ingested.problems.map(({ message }) => message).join("\n"));
    return [fileType, ingested.value.rows];
  });
  return prepareStatement({
    rows: Object.fromEntries(read),
    framework,
    currency,
    policies: policies as Partial<Policies>, // what is not said is left out, never undefined
    period,
    adjustments,
    mappings: new Map(Object.entries(roles)),
    traits: new Map(Object.entries(traits)),
    rememberedMappings: new Map(),
    verifications,
    entity: null,
    ...input,
  });
}

function tableOf(text: string): Table {
  const rows = text.split("\n").map((line, index) => ({ row: index + 1, cells: line.split(",") }));
  return { sheet: null, rows };
}
