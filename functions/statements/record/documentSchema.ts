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
import {
  chartIds,
  decimalsIn,
  decimalsOfDocument,
  type ProblemCode,
  type StatementDocument,
} from "@tieout/core";
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

const fields = z.object({
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

/** A finished statement as it is kept: its amounts have the same decimals, or one of them is damaged. */
export const documentSchema: z.ZodType<StatementDocument, StatementDocument> = fields.refine(
  hasOneScale,
  { path: ["statements"], error: "Expected amounts with the same decimals" },
);

function hasOneScale(document: z.infer<typeof fields>): boolean {
  const decimals = decimalsOfDocument(document);
  for (const written of amountsOf(document)) if (decimalsIn(written) !== decimals) return false;
  return true;
}

function* amountsOf({ statements, workings, accounts }: z.infer<typeof fields>) {
  for (const { lines, totals } of [statements.indirect, statements.direct]) {
    yield* Object.values(totals);
    for (const { currentYear, calculated, adjustments, priorYear, sources } of lines) {
      yield* [currentYear, calculated, adjustments, priorYear];
      for (const { amount } of sources) yield amount;
    }
  }
  for (const { opening, closing, movement, lines } of [...workings.indirect, ...workings.direct])
    yield* [opening, closing, movement, ...Object.values(lines)];
  for (const { opening, closing, movement } of accounts) yield* [opening, closing, movement];
}
