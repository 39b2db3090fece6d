import {
  accountSummary,
  check,
  disclosure,
  draftReason,
  framework,
  methodStatement,
  nonCashTransaction,
  policies,
  rollForwardRow,
  statementControl,
  statementPeriod,
  workingsRow,
} from "@tieout/contract";
import { chartIds, type ProblemCode, type StatementDocument } from "@tieout/core";
import * as z from "zod";

/** An earlier release may have had other codes: they are shown, and nothing turns on them. */
const code = z.custom<ProblemCode>((value) => typeof value === "string");

const warning = z.object({
  code,
  message: z.string(),
  where: z.object({
    sheet: z.string().exactOptional(),
    row: z.number().exactOptional(),
    column: z.string().exactOptional(),
    period: z.enum(["current", "prior", "opening", "closing"]).exactOptional(),
    account: z.string().exactOptional(),
    journal: z.string().exactOptional(),
    value: z.string().exactOptional(),
    expected: z.string().exactOptional(),
  }),
});

const bothMethods = z.object({ indirect: methodStatement, direct: methodStatement });

/** A finished statement as it is kept. */
export const documentSchema: z.ZodType<StatementDocument, StatementDocument> = z.object({
  framework,
  currency: z.string(),
  policies,
  tiesOut: z.boolean(),
  draftReasons: z.array(draftReason),
  hasComparatives: z.boolean(),
  chart: z.enum(chartIds).exactOptional(),
  statements: bothMethods,
  workings: z.object({ indirect: z.array(workingsRow), direct: z.array(workingsRow) }),
  checks: z.array(check),
  controls: z.array(statementControl),
  rollForward: z.array(rollForwardRow).exactOptional(),
  accounts: z.array(accountSummary),
  nonCashTransactions: z.array(nonCashTransaction),
  disclosures: z.array(disclosure),
  warnings: z.array(warning),
  periods: z.array(statementPeriod).exactOptional(),
  balancesAlone: bothMethods.exactOptional(),
});
