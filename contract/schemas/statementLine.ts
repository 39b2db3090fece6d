import { answers, lineStatuses } from "@tieout/core";
import * as z from "zod";
import { sourceRow } from "./account.ts";
import { amount, category, method, role, word } from "./values.ts";

/** An entry of the general ledger behind an amount of a line. */
const sourceEntry = z.object({
  number: z.string(),
  date: z.string(),
  text: z.string(),
  amount,
  isEstimated: z
    .boolean()
    .describe("True where it was chosen among several things that it may have been for."),
  rows: z.array(z.number()).readonly(),
  fileNames: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .describe("The files of these rows; absent where the ledger is one file."),
  sheets: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .describe("The sheets of these rows; absent where the file has one."),
  postedBy: z
    .string()
    .exactOptional()
    .describe("Who posted it; absent where the ledger's file does not say."),
});

/** One piece of a line: the account it came from, the journal that moved it, the rows it stood in. */
export const lineSource = z.object({
  account: z.string(),
  accountName: z.string(),
  amount,
  adjustmentId: z.string().nullable(),
  reason: z.string(),
  rows: z.array(sourceRow),
  otherwise: z
    .object({ role, amount })
    .exactOptional()
    .describe(
      "What the account would put here under the other role it may have; absent where its role is no doubt.",
    ),
});

export const statementLine = z.object({
  id: z.string(),
  concept: z.string(),
  lineItem: z.string(),
  category,
  isSubtotal: z.boolean(),
  currentYear: amount,
  calculated: amount,
  adjustments: amount,
  priorYear: amount,
  isPriorYearKnown: z
    .boolean()
    .describe(
      "False where no comparatives were supplied, or last year's statement, by the other method, does not show the line: its 0.00 is no figure.",
    ),
  status: z.enum(lineStatuses),
  reviewReasons: z
    .array(z.string())
    .describe("What is asked of the line; it stays when a person has verified it."),
  answeredBy: z
    .array(z.enum(answers))
    .readonly()
    .exactOptional()
    .describe(
      "What answers each of the `reviewReasons`, in their order: a person's word, the roles of accounts, or figures. Absent where nothing is asked.",
    ),
  verification: word.exactOptional().describe("Who verified it; absent where nobody did."),
  sources: z.array(
    lineSource.extend({
      entries: z
        .array(sourceEntry)
        .exactOptional()
        .describe(
          "The entries of the general ledger behind it; where these are fewer than `entryCount`, the largest: `GET …/ledger/entries` has all. Absent without a ledger, and where nobody asked for them.",
        ),
      entryCount: z
        .number()
        .exactOptional()
        .describe("How many entries there are, also those that are not listed."),
    }),
  ),
  estimatedAmount: amount
    .exactOptional()
    .describe(
      "How much of it depends on settlements that were estimated; absent without a ledger.",
    ),
  isDerived: z
    .boolean()
    .exactOptional()
    .describe(
      "True where it follows from what balances moved by, and no entry or account says it.",
    ),
});

/** An entry of the general ledger behind an amount of a line. */
export const ledgerEntry = sourceEntry.extend({
  line: z.string(),
  account: z.string(),
  accountName: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Where a line comes from within one column of the year. */
export const columnLine = statementLine.pick({ id: true, lineItem: true }).extend({
  start: z.iso.date(),
  end: z.iso.date(),
  amount,
  sources: z
    .array(
      lineSource.extend({
        entryCount: z
          .number()
          .exactOptional()
          .describe(
            "How many entries of these days there are; absent where none is dated in them.",
          ),
        piece: z
          .number()
          .exactOptional()
          .describe(
            "Which of the account's pieces it is, where the line has several: `GET …/ledger/entries` takes it.",
          ),
      }),
    )
    .describe(
      "They add up to the amount. What has no date (journals, what the entries leave unexplained) stands in the last column.",
    ),
});

export const statementTotals = z.object({
  operating: amount,
  investing: amount,
  financing: amount,
  effectOfExchangeRates: amount,
  netChange: amount,
  cashAtBeginning: amount,
  cashAtEnd: amount,
  unreconciledDifference: amount,
});

export const methodStatement = z.object({
  method,
  lines: z.array(statementLine),
  totals: statementTotals,
});
