import {
  adjustmentStatuses,
  adjustmentTypes,
  chartIds,
  EXPORT_SCHEMA,
  methods,
  periodLengths,
  presentationUnits,
  type StatementExport,
} from "@tieout/core";
import * as z from "zod";
import { accountSummary, rollForwardRow, workingsRow } from "./account.ts";
import { check, draftReason, problem, statementControl } from "./proof.ts";
import { disclosure, nonCashTransaction } from "./statement.ts";
import { lineSource, statementLine, statementTotals } from "./statementLine.ts";
import { amount, framework, method, period, policies } from "./values.ts";

const xbrlElement = z.object({
  element: z.string().describe("The element with its taxonomy, as in ifrs-full:ProfitLoss."),
  sign: z
    .union([z.literal(1), z.literal(-1)])
    .describe("What the amount is multiplied by to be reported under the element."),
});

const exportedLine = statementLine.extend({
  // Entries name people: an export does not carry them unasked.
  sources: z.array(lineSource),
  notes: z
    .array(z.number().int())
    .exactOptional()
    .describe("The numbers of the notes that explain the line; absent where none does."),
  xbrl: z
    .object({ ifrsFull: xbrlElement.nullable(), usGaap: xbrlElement.nullable() })
    .describe("Elements of the IFRS and US GAAP taxonomies; null where none means the same."),
});

const exportedStatement = z.object({
  method,
  lines: z.array(exportedLine),
  totals: statementTotals,
});

const exportedPeriod = exportedStatement.extend({
  start: z.iso.date(),
  end: z.iso.date(),
  tiesOut: z.boolean(),
  checks: z.array(check),
  otherMethod: exportedStatement,
});

/** An adjustment as exports print it. */
export const exportedAdjustment = z.object({
  id: z.string(),
  adjustmentType: z.enum(adjustmentTypes),
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  createdAt: z.string(),
  createdBy: z.string(),
  reversedAt: z.string().nullable(),
  concept: z.string().nullable(),
  originalValue: amount.nullable(),
  adjustedValue: amount.nullable(),
  lines: z.array(
    z.object({
      account: z.string().nullable(),
      accountName: z.string().nullable(),
      concept: z.string().nullable(),
      debit: amount.nullable(),
      credit: amount.nullable(),
    }),
  ),
});

const auditEntry = z.object({
  seq: z.number().int(),
  createdAt: z.string(),
  action: z.string(),
  description: z.string(),
  userId: z.string(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  prevHash: z.string(),
  contentHash: z
    .string()
    .exactOptional()
    .describe("Over salt, description and metadata; absent in entries of earlier releases."),
  salt: z.string().nullable().exactOptional(),
  hash: z
    .string()
    .describe(
      "Over the entry as it stands here, without the hash and the user; where it has a `contentHash`, without what that covers.",
    ),
  user: z.string().describe("Who the user is, by name."),
});

const [indirect, direct] = methods;

const exportedLineInUnit = z.object({
  id: z.string(),
  currentYear: z.string(),
  priorYear: z.string(),
});

/** The JSON export of a statement: the chosen method's lines at the top, then everything behind them. */
export const statementExport = exportedStatement.extend({
  $schema: z.literal(EXPORT_SCHEMA),
  project: z.string(),
  entityName: z.string().nullable().describe("Whose statement it is; null where nobody has said."),
  entities: z.array(z.string()).describe("The entities that the files name."),
  entity: z.string().nullable().describe("The entity shown; null for all of them together."),
  period: period.nullable(),
  framework,
  standard: z.string(),
  currency: z.string().describe("ISO 4217 code of every amount."),
  chart: z
    .enum(chartIds)
    .exactOptional()
    .describe(
      "The national chart by whose numbers accounts were read; absent where by name alone.",
    ),
  policies,
  tiesOut: z.boolean(),
  draftReasons: z.array(draftReason),
  isDraft: z.boolean(),
  status: z.string(),
  hasComparatives: z.boolean(),
  version: z.number().int().nullable(),
  preparedAt: z.string().nullable(),
  preparedBy: z.string().nullable(),
  sha256: z
    .string()
    .describe(
      "Over the canonical JSON (RFC 8785) of all that stands here but itself, `auditTrail`, `auditHead`, `isSuperseded`, `periodLength`, `presentation` and `status`, with `method`, `lines`, `totals` and `otherMethod` under `statements` by method.",
    ),
  isSuperseded: z.boolean().describe("Whether the project had changed since, at the export."),
  otherMethod: exportedStatement,
  periodLength: z
    .enum(periodLengths)
    .exactOptional()
    .describe("The columns in which the pages of this export show the year; absent without."),
  presentation: z
    .object({
      unit: z.enum(presentationUnits).exclude(["units"]),
      lines: z.array(exportedLineInUnit),
    })
    .exactOptional()
    .describe(
      "The lines of both methods in thousands or millions, as the pages of this export show them: whole numbers, rounded so that they add up; absent where the pages are exact.",
    ),
  periods: z
    .array(exportedPeriod)
    .exactOptional()
    .describe("The year in columns, each tying out at its own cash; they add up to the year."),
  rollForward: z
    .array(rollForwardRow)
    .exactOptional()
    .describe("Of a general ledger: opening balances and entries beside closing balances."),
  checks: z.array(check),
  controls: z.array(statementControl),
  accounts: z.array(accountSummary),
  workings: z.object({ [indirect]: z.array(workingsRow), [direct]: z.array(workingsRow) }),
  nonCashTransactions: z.array(nonCashTransaction),
  disclosures: z.array(disclosure),
  notes: z.array(z.object({ disclosureId: z.string(), text: z.string() })),
  warnings: z.array(problem),
  adjustments: z.array(exportedAdjustment),
  files: z.array(z.object({ fileType: z.string(), fileName: z.string(), sha256: z.string() })),
  auditTrail: z.array(auditEntry),
  auditHead: z
    .object({ projectId: z.string(), seq: z.number().int(), hash: z.string() })
    .nullable()
    .exactOptional()
    .describe("The last entry of the trail when the statement was made; no hash covers it."),
}) satisfies z.ZodType<StatementExport>;

/** The published JSON Schema of the export; fields may be added under the same number. */
export function statementExportSchema(): Record<string, unknown> {
  const title = "Statement of cash flows with its lineage, as Tieout exports it";
  return { $id: EXPORT_SCHEMA, title, ...z.toJSONSchema(statementExport, { io: "input" }) };
}
