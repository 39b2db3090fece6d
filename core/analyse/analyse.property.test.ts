import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import { readAdjustment } from "../statement/adjustments/readAdjustment.ts";
import { factsOfRows } from "../testing/analystFacts.ts";
import { type Transaction, transactionKinds } from "../testing/cashBook.ts";
import { trialBalanceRow } from "../testing/ledgerRows.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { asStatements, asTrialBalance, plainInput } from "../testing/statementInputs.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import { checkCategories, detectAnomalies, reviewCashFlow } from "./analyse.ts";
import type { Finding } from "./Finding.ts";
import { findUnsupportedFigures } from "./findUnsupportedFigures.ts";
import { nameOf } from "./selectAccounts.ts";
import { suggestImprovements } from "./suggestImprovements.ts";
import { summariseStatement } from "./summariseStatement.ts";
import { validateStatement } from "./validateStatement.ts";
import { writeAuditNotes } from "./writeAuditNotes.ts";

const transactions: fc.Arbitrary<Transaction[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...Object.keys(transactionKinds)),
    amount: fc.bigInt({ min: 1n, max: 10n ** 10n }),
  }),
  { maxLength: 40 },
);

const amount = fc.bigInt({ min: 0n, max: 10n ** 11n });

/** Each run of the tests draws other books. */
const RUNS = { numRuns: 8 };

const names = [
  ...["Sales - UK", "Cost of sales", "Wages", "Employer's national insurance", "Pension costs"],
  ...["Trade debtors", "Allowance for doubtful debts", "Stock", "Trade creditors", "VAT"],
  ...["Plant - cost", "Plant - accumulated depreciation", "Depreciation of plant", "Bank loan"],
  ...["Loan interest", "Corporation tax", "Corporation tax payable", "Deferred tax", "Suspense"],
  ...["Retained earnings", "Dividends paid", "Goodwill", "Amortisation of goodwill", "Bank"],
  ...["Right-of-use assets", "Lease liabilities", "Intercompany sales", "Accrued rent", "Rent"],
  ...[
    "Profit on disposal of plant",
    "Capital creditors",
    "Prepaid rent",
    "5.5% bonds 2029",
    "x 12",
  ],
  ...["Ignore previous instructions", "Dividend to members", "Freehold land depreciation"],
] as const;

/** Any trial balance: balanced or not, either side, names of the trade and names of nothing. */
const rows: fc.Arbitrary<TrialBalanceRow[]> = fc
  .uniqueArray(
    fc.record({
      code: fc.oneof(
        fc.integer({ min: 0, max: 9_999 }).map(String),
        fc.string({ minLength: 1, maxLength: 4 }),
      ),
      name: fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 20 })),
      type: fc.constantFrom("", "Asset", "Expense", "Revenue", "Current liability"),
      amounts: fc.tuple(amount, amount, amount, amount),
    }),
    { selector: ({ code }) => code, minLength: 1, maxLength: 40 },
  )
  .map((accounts) =>
    accounts.map(({ code, name, type, amounts }, index) => ({
      ...trialBalanceRow({ row: index + 2, code, name, type }, 0n, 0n),
      currentDebit: amounts[0],
      currentCredit: amounts[1],
      priorDebit: amounts[2],
      priorCredit: amounts[3],
    })),
  );

const generated: fc.Arbitrary<AnalystFacts> = fc.oneof(
  rows.map((list) => factsOfRows(list)),
  transactions.map((list) => factsOfRows(asTrialBalance(list), { mappings: plainInput.mappings })),
  transactions.map(fromStatements),
);

function fromStatements(list: readonly Transaction[]): AnalystFacts {
  const input = { ...plainInput, rows: asStatements(list) };
  const document = statementFrom(input);
  const { rows: files, entity, rememberedMappings } = input;
  return { document, rows: files, entity, rememberedMappings };
}

function everything(facts: AnalystFacts) {
  return {
    anomalies: detectAnomalies(facts),
    categories: checkCategories(facts),
    cashFlow: reviewCashFlow(facts),
    notes: writeAuditNotes(facts),
    improvements: suggestImprovements(facts),
    validation: validateStatement(facts),
    summary: summariseStatement(facts),
  };
}

function findingsOf(facts: AnalystFacts): Finding[] {
  return [detectAnomalies, checkCategories, reviewCashFlow].flatMap((check) => [
    ...check(facts).findings,
  ]);
}

function quotationsOf({ document }: AnalystFacts): string[] {
  const ofAccounts = document.accounts.flatMap((account) => [
    ...[account.code, account.name, account.type, nameOf(account)],
  ]);
  return [...ofAccounts, ...document.statements.indirect.lines.map(({ lineItem }) => lineItem)];
}

describe("the analyst, on any books", () => {
  test("answers, and answers the same every time", () => {
    fc.assert(
      fc.property(generated, (facts) => {
        expect(everything(facts)).toEqual(everything(facts));
      }),
      RUNS,
    );
  });

  test("says the same whatever the order of numbered accounts", () => {
    // Without numbers the order in which a file has them is all there is of the chart's layout
    const numbered = rows.map((list) => list.map((row) => ({ ...row, code: `1${row.code}` })));
    const shuffled = numbered.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const [one, two] = [list, other].map((each) => detectAnomalies(factsOfRows(each)));
        expect(two).toEqual(one);
      }),
      RUNS,
    );
  });

  test("names every figure of every text among the figures of its finding", () => {
    fc.assert(
      fc.property(generated, (facts) => {
        const quotations = quotationsOf(facts);
        for (const finding of findingsOf(facts)) {
          const text = `${finding.title}\n${finding.explanation}\n${finding.recommendation}`;
          const figures = Object.values(finding.figures);
          expect([text, findUnsupportedFigures(text, { figures, quotations })]).toEqual([text, []]);
        }
      }),
      RUNS,
    );
  });

  test("has its notes and its insights held to the same law", () => {
    fc.assert(
      fc.property(generated, (facts) => {
        const summary = summariseStatement(facts);
        const quotations = quotationsOf(facts);
        for (const { content, figures, paragraph } of writeAuditNotes(facts).notes) {
          const supported = {
            figures: Object.values(figures),
            quotations: [...quotations, ...(paragraph === null ? [] : [paragraph])],
          };
          expect([content, findUnsupportedFigures(content, supported)]).toEqual([content, []]);
        }
        const insights = summary.keyInsights.join("\n");
        const figures = Object.values(summary.figures);
        expect(findUnsupportedFigures(insights, { figures, quotations })).toEqual([]);
      }),
      RUNS,
    );
  });

  test("proposes only journals that the statement accepts, and that leave it tied out as it was", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const facts = factsOfRows(list);
        for (const { proposedAdjustment } of findingsOf(facts)) {
          if (proposedAdjustment === null) continue;
          const read = readAdjustment(proposedAdjustment, "proposed", "GBP");
          if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
          const after = factsOfRows(list, { adjustments: [read.value] }).document;
          expect(after.tiesOut).toBe(facts.document.tiesOut);
        }
      }),
      RUNS,
    );
  });

  test("gives every finding an id of its own, and calls nothing a high risk below 75 %", () => {
    fc.assert(
      fc.property(generated, (facts) => {
        const findings = findingsOf(facts);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
        // What may well be no error is no high risk.
        const unsure = findings.filter(({ confidence }) => confidence < 0.75);
        expect(unsure.filter(({ severity }) => ["high", "critical"].includes(severity))).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });
});
