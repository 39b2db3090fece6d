import {
  adjustmentStatuses,
  adjustmentTypes,
  EXPORT_SCHEMA,
  methods,
  type StatementExport,
} from "@tieout/core";
import * as z from "zod";
import {
  accountSummary,
  amount,
  check,
  disclosure,
  draftReason,
  framework,
  method,
  nonCashTransaction,
  policies,
  problem,
  statementControl,
  statementLine,
  statementTotals,
  workingsRow,
} from "./statement.ts";

const xbrlElement = z.object({
  element: z.string().describe("The element with its taxonomy, as in ifrs-full:ProfitLoss."),
  sign: z
    .union([z.literal(1), z.literal(-1)])
    .describe("What the amount is multiplied by to be reported under the element."),
});

const exportedLine = statementLine.extend({
  xbrl: z
    .object({ ifrsFull: xbrlElement.nullable(), usGaap: xbrlElement.nullable() })
    .describe("Elements of the IFRS and US GAAP taxonomies; null where none means the same."),
});

const exportedStatement = z.object({
  method,
  lines: z.array(exportedLine),
  totals: statementTotals,
});

const adjustment = z.object({
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
  user: z.string(),
  hash: z.string(),
});

const [indirect, direct] = methods;

/** The JSON export of a statement: the chosen method's lines at the top, then everything behind them. */
export const statementExport = exportedStatement.extend({
  $schema: z.literal(EXPORT_SCHEMA),
  project: z.string(),
  entity: z.string().nullable().describe("The entity shown; null for all of them together."),
  period: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  framework,
  standard: z.string(),
  currency: z.string().describe("ISO 4217 code of every amount."),
  policies,
  tiesOut: z.boolean(),
  draftReasons: z.array(draftReason),
  isDraft: z.boolean(),
  status: z.string(),
  hasComparatives: z.boolean(),
  version: z.number().int().nullable(),
  preparedAt: z.string().nullable(),
  preparedBy: z.string().nullable(),
  sha256: z.string().nullable().describe("Of the statement as it is stored, not of this file."),
  otherMethod: exportedStatement,
  checks: z.array(check),
  controls: z.array(statementControl),
  accounts: z.array(accountSummary),
  workings: z.object({ [indirect]: z.array(workingsRow), [direct]: z.array(workingsRow) }),
  nonCashTransactions: z.array(nonCashTransaction),
  disclosures: z.array(disclosure),
  notes: z.array(z.object({ disclosureId: z.string(), text: z.string() })),
  warnings: z.array(problem),
  adjustments: z.array(adjustment),
  files: z.array(z.object({ fileType: z.string(), fileName: z.string(), sha256: z.string() })),
  auditTrail: z.array(auditEntry),
}) satisfies z.ZodType<StatementExport>;

/** The published JSON Schema of the export; fields may be added under the same number. */
export function statementExportSchema(): Record<string, unknown> {
  const title = "Statement of cash flows with its lineage, as Tieout exports it";
  return { $id: EXPORT_SCHEMA, title, ...z.toJSONSchema(statementExport, { io: "input" }) };
}
