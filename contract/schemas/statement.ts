import {
  categories,
  chartIds,
  checkStatuses,
  fileTypes,
  frameworks,
  lineStatuses,
  methods,
  natures,
  placePeriods,
  policyChoices,
  roleIds,
  statementCurrencies,
  traitIds,
  traitSources,
} from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { text } from "./text.ts";

/** A decimal string with the decimals of its currency: none, two or three; inflows positive. */
export const amount = z.string().regex(/^-?\d+(?:\.\d{2,3})?$/);

export const framework = z.enum(frameworks);
export const method = z.enum(methods);
export const projectStatus = z.enum(["draft", "processing", "needs_review", "completed"]);
export const currency = z.enum(statementCurrencies);

export const policies = z.object({
  indirectStart: z.enum(policyChoices.indirectStart),
  interestPaid: z.enum(policyChoices.interestPaid),
  interestReceived: z.enum(policyChoices.interestReceived),
  dividendsReceived: z.enum(policyChoices.dividendsReceived),
  dividendsPaid: z.enum(policyChoices.dividendsPaid),
  bankOverdraftsInCash: z.boolean(),
  restrictedCashInCash: z.boolean(),
  specifiedMainBusinessActivity: z.enum(policyChoices.specifiedMainBusinessActivity),
});

export const category = z.enum(categories);

const sourceRow = z.object({ fileType: z.string(), sheet: z.string().nullable(), row: z.number() });

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
});

/** Who said that something is right, when and why. */
export const word = z.object({ reason: z.string(), by: z.string(), at: z.string() });

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
  verification: word.exactOptional().describe("Who verified it; absent where nobody did."),
  sources: z.array(
    lineSource.extend({
      entries: z
        .array(sourceEntry)
        .exactOptional()
        .describe("The largest entries of the general ledger behind it; absent without a ledger."),
      entryCount: z
        .number()
        .exactOptional()
        .describe("How many entries there are, with those that are not listed."),
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

export const check = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(checkStatuses),
  paragraph: z.string(),
  figure: amount.nullable(),
  explanation: z.string(),
  concepts: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .describe("The concepts of the lines that it asks about: it is resolved with them."),
  verification: word.exactOptional().describe("Who confirmed it; absent where nobody did."),
});

/** An account rolled forward: opening balance and entries beside the closing balance; debit-positive. */
export const rollForwardRow = z.object({
  account: z.string(),
  accountName: z.string(),
  opening: amount,
  entries: amount,
  closing: amount,
  difference: amount,
});

/** A column of the statement by the dates of the entries; the columns add up to the year. */
export const statementPeriod = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  tiesOut: z.boolean(),
  statements: z.object({ indirect: methodStatement, direct: methodStatement }),
  checks: z.array(check),
});

/** Why a statement is a draft: the check that says so, and its words. */
export const draftReason = z.object({ code: z.string(), message: z.string() });

/** A total that a file prints, beside what the rows read come to. */
export const fileControl = z.object({
  label: z.string(),
  row: z.number(),
  /** The heading of the column it stands in. */
  column: z.string(),
  printed: amount,
  read: amount,
  agrees: z.boolean(),
});

export const statementControl = fileControl.extend({ fileType: z.enum(fileTypes) });

export const role = z.enum(roleIds);

/** The roles of accounts by their codes, each code once; null leaves an account to classification. */
export const roleChanges = z.object({
  mappings: z
    .array(z.object({ code: text("account").min(1), role: role.nullable() }))
    .min(1)
    .max(limits.rolesPerChange)
    .refine(
      (mappings) => new Set(mappings.map(({ code }) => code)).size === mappings.length,
      "Expected each account once",
    ),
});

const accountTrait = z.object({
  id: z.enum(traitIds),
  reason: z.string(),
  source: z.enum(traitSources),
});

export const accountSummary = z.object({
  code: z.string(),
  name: z.string(),
  type: z.string(),
  role: role.nullable(),
  nature: z.enum(natures).nullable(),
  confidence: z.number(),
  reason: z.string(),
  isOverridden: z.boolean(),
  readsAs: z
    .object({ role, confidence: z.number(), reason: z.string() })
    .exactOptional()
    .describe("What its own words say where a person gave the role; absent where nobody did."),
  /** What is known of it besides its role, each with its reason. */
  traits: z.array(accountTrait),
  opening: amount,
  closing: amount,
  movement: amount,
  rows: z.array(sourceRow),
});

export const problem = z.object({
  code: z.string(),
  message: z.string(),
  where: z.object({
    fileName: z.string().optional(),
    sheet: z.string().optional(),
    row: z.number().optional(),
    column: z.string().optional(),
    period: z.enum(placePeriods).optional(),
    account: z.string().optional(),
    journal: z.string().optional(),
    value: z.string().optional(),
    expected: z.string().optional(),
  }),
});

export const nonCashTransaction = z.object({
  adjustmentId: z.string().nullable(),
  description: z.string(),
  amount,
  lines: z.array(z.object({ account: z.string(), accountName: z.string(), amount })),
  /** A transaction of the year before. */
  isPriorYear: z.literal(true).exactOptional(),
});

export const disclosure = z.object({
  id: z.string(),
  title: z.string(),
  paragraph: z.string(),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      label: z.string(),
      amounts: z.array(amount.nullable()),
      isTotal: z.boolean(),
      /** A comparative: a row of the year before. */
      isPriorYear: z.literal(true).exactOptional(),
    }),
  ),
  /** What the note needs and no file says. */
  asks: z.array(z.string()),
});

export const workingsRow = z.object({
  account: z.string(),
  accountName: z.string(),
  isCash: z.boolean(),
  opening: amount,
  closing: amount,
  profitTransferred: amount,
  movement: amount,
  lines: z.record(z.string(), amount),
  journals: z.array(z.object({ adjustmentId: z.string(), line: z.string(), amount })),
  remainder: amount,
});

const statementFile = z.object({
  id: z.string(),
  fileType: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  /** Which write of the object in Storage it was. */
  generation: z.string(),
});

/** The current statement of a project with its proof; `version` is null before the first one. */
export const cashFlow = z.object({
  version: z.number().nullable(),
  /** The project's. */
  status: projectStatus,
  /** The entity shown, null for all together; and those the files name. */
  entity: z.string().nullable(),
  entities: z.array(z.string()),
  createdAt: z.string().nullable(),
  isOutOfDate: z.boolean(),
  framework,
  method,
  currency: z.string(),
  tiesOut: z.boolean(),
  /** The weightiest first; empty where it ties out. */
  draftReasons: z.array(draftReason),
  hasComparatives: z.boolean(),
  /** The national chart by whose numbers accounts were read; absent where by name alone. */
  chart: z.enum(chartIds).exactOptional(),
  lines: z.array(statementLine),
  totals: statementTotals.nullable(),
  statements: z.object({ indirect: methodStatement, direct: methodStatement }).nullable(),
  checks: z.array(check),
  /** The totals that the files print, and whether what was read gives them. */
  controls: z.array(statementControl),
  /** The months of the period, which add up to it; absent without a general ledger. */
  periods: z.array(statementPeriod).exactOptional(),
  /** Whether entries lead from opening to closing balances; absent without a general ledger. */
  rollForward: z
    .object({ accountCount: z.number(), differences: z.array(rollForwardRow) })
    .exactOptional(),
  /** What balances alone would say; absent without a general ledger. */
  balancesAlone: z.object({ indirect: methodStatement, direct: methodStatement }).exactOptional(),
  accounts: z.array(accountSummary),
  nonCashTransactions: z.array(nonCashTransaction),
  disclosures: z.array(disclosure),
  warnings: z.array(problem),
  files: z.array(statementFile),
});
export type CashFlow = z.infer<typeof cashFlow>;

/** Which statements stand side by side: by each framework, or this version and an earlier one. */
export const comparisonBody = z.discriminatedUnion("with", [
  z.object({ with: z.literal("frameworks") }),
  z.object({ with: z.literal("version"), version: z.number().int().positive() }),
]);

/** A line as it stands beside those of other statements: without what it is made of. */
export const comparedLine = statementLine.pick({
  id: true,
  concept: true,
  lineItem: true,
  category: true,
  isSubtotal: true,
  currentYear: true,
});
export type ComparedLine = z.infer<typeof comparedLine>;

/** A statement beside others, both methods; `version` is null where it was made to be compared. */
export const comparedStatement = z.object({
  framework,
  version: z.number().nullable(),
  policies,
  tiesOut: z.boolean(),
  lines: z.array(comparedLine),
});
export type ComparedStatement = z.infer<typeof comparedStatement>;
