import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import { cashByConcept, type Transaction, transactionKinds } from "../testing/cashBook.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { asStatements, asTrialBalance, inputOf, plainInput } from "../testing/statementInputs.ts";
import { categoryOf } from "./calculateStatement.ts";
import type { StatementDocument } from "./StatementDocument.ts";

const transactions: fc.Arbitrary<Transaction[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...Object.keys(transactionKinds)),
    amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  }),
  { maxLength: 40 },
);

/** Each run of the tests draws other lists. */
const RUNS = { numRuns: 6 };

const totalsOf = (document: StatementDocument) => document.statements.indirect.totals;

/** The statement without what legitimately names rows and sources. */
function figuresOf({ statements }: StatementDocument) {
  return [statements.indirect, statements.direct].map(({ lines, totals }) => ({
    totals,
    lines: lines.map(({ concept, currentYear }) => ({ concept, currentYear })),
  }));
}

describe("a statement in any currency", () => {
  test.each([
    ["JPY", 0],
    ["GBP", 2],
    ["KWD", 3],
  ])(
    "in %s the same minor units make the same statement, with %i decimals",
    (currency, decimals) => {
      fc.assert(
        fc.property(transactions, (list) => {
          const [own, euros] = [currency, "EUR"].map((each) =>
            statementFrom({ ...inputOf(list, true), currency: each }),
          );
          const written = amountsIn(own);
          expect(written.map(minorOf)).toEqual(amountsIn(euros).map(minorOf));
          expect(new Set(written.map(decimalsIn))).toEqual(new Set([decimals]));
        }),
        { numRuns: 3 },
      );
    },
  );
});

/** Every amount of a document that is not in a sentence. */
function amountsIn(value: unknown): string[] {
  if (typeof value === "string") return /^-?\d+(?:\.\d+)?$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ["code", "account", "id", "number"].includes(key) ? [] : amountsIn(part),
  );
}

describe("a statement against its company's own cash book", () => {
  test("with its journals, every line of the direct statement is the cash of its concept", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const { lines } = statementFrom(inputOf(list, true)).statements.direct;
        const shown = new Map(
          lines.filter((line) => !line.isSubtotal).map((line) => [line.concept, line.currentYear]),
        );
        for (const [concept, amount] of cashByConcept(list)) {
          expect([concept, shown.get(concept) ?? "0.00"]).toEqual([
            concept,
            formatMinor(amount, 2),
          ]);
        }
      }),
      RUNS,
    );
  });

  test("without journals, the three categories are still exact", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const document = statementFrom(inputOf(list, false));
        const truth = { operating: 0n, investing: 0n, financing: 0n, reconciliation: 0n };
        for (const [concept, amount] of cashByConcept(list)) {
          truth[categoryOf(concept, document.policies)] += amount;
        }
        const { operating, investing, financing } = totalsOf(document);
        expect({ operating, investing, financing }).toEqual({
          operating: formatMinor(truth.operating, 2),
          investing: formatMinor(truth.investing, 2),
          financing: formatMinor(truth.financing, 2),
        });
      }),
      RUNS,
    );
  });

  test("without journals, a sale of plant or a new loan on top of repayments leaves a line in review", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10n ** 9n }), (amount) => {
        const list = ["plantSold", "loanTaken", "loanRepaid"].map((kind, index) => ({
          kind,
          amount: amount + BigInt(index),
        }));
        const inReview = statementFrom(inputOf(list, false)).statements.indirect.lines.filter(
          ({ status }) => status === "review",
        );
        expect(inReview.length).toBeGreaterThanOrEqual(2);
      }),
      RUNS,
    );
  });
});

describe("laws of every statement", () => {
  test("it ties out for any balanced ledger, under every framework, and no account has a remainder", () => {
    fc.assert(
      fc.property(transactions, fc.constantFrom("IFRS", "IFRS18", "US_GAAP"), (list, framework) => {
        // Without income and expenses it would be balances from after the closing entries
        const year: Transaction[] = [{ kind: "creditSale", amount: 1n }, ...list];
        const document = statementFrom({ ...inputOf(year, true), framework });
        expect(document.tiesOut).toBe(true);
        expect(document.checks.filter(({ status }) => status === "failed")).toEqual([]);
      }),
      RUNS,
    );
  });

  test("the indirect and the direct method give the same operating cash flow", () => {
    fc.assert(
      fc.property(transactions, fc.constantFrom("IFRS", "IFRS18", "US_GAAP"), (list, framework) => {
        const { indirect, direct } = statementFrom({
          ...inputOf(list, false),
          framework,
        }).statements;
        expect(indirect.totals).toEqual(direct.totals);
      }),
      RUNS,
    );
  });

  test("swapping the framework moves amounts between categories and changes no total cash", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const changes = (["IFRS", "IFRS18", "US_GAAP"] as const).map((framework) => {
          const { netChange, cashAtEnd } = totalsOf(
            statementFrom({ ...inputOf(list, true), framework }),
          );
          return { netChange, cashAtEnd };
        });
        expect(changes[1]).toEqual(changes[0]);
        expect(changes[2]).toEqual(changes[0]);
      }),
      RUNS,
    );
  });

  test("a trial balance and the statements made from it give the same figures", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const fromStatements = statementFrom({ ...plainInput, rows: asStatements(list) });
        expect(figuresOf(fromStatements)).toEqual(figuresOf(statementFrom(inputOf(list, false))));
      }),
      RUNS,
    );
  });

  test("credits written as negatives, liabilities as positives: the sign habit changes nothing", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const { balance_sheet, profit_loss } = asStatements(list);
        const isCredit = (type: string) => type === "Liability" || type === "Equity";
        const signed = balance_sheet.map((row) =>
          isCredit(row.type) ? { ...row, opening: -row.opening, closing: -row.closing } : row,
        );
        const natural = statementFrom({ ...plainInput, rows: { balance_sheet, profit_loss } });
        const other = statementFrom({
          ...plainInput,
          rows: { balance_sheet: signed, profit_loss },
        });
        expect(figuresOf(other)).toEqual(figuresOf(natural));
      }),
      RUNS,
    );
  });

  test("the order of rows and the split of an account in two change nothing", () => {
    fc.assert(
      fc.property(transactions, fc.bigInt({ min: 0n, max: 10n ** 9n }), (list, part) => {
        const rows = asTrialBalance(list);
        const moved = rows.map((row) =>
          row.code === "1500"
            ? [
                { ...row, currentDebit: row.currentDebit - part, row: 900 },
                {
                  ...row,
                  currentDebit: part,
                  currentCredit: 0n,
                  priorDebit: 0n,
                  priorCredit: 0n,
                  row: 901,
                },
              ]
            : [row],
        );
        const other = statementFrom({
          ...plainInput,
          rows: { trial_balance: moved.flat().toReversed() },
        });
        expect(figuresOf(other)).toEqual(figuresOf(statementFrom(inputOf(list, false))));
      }),
      RUNS,
    );
  });

  test("the scale of amounts changes nothing", () => {
    const factor = 1_000n;
    fc.assert(
      fc.property(transactions, (list) => {
        const scale = (amount: Minor) => amount * factor;
        const scaled = asTrialBalance(list).map((row) => ({
          ...row,
          currentDebit: scale(row.currentDebit),
          currentCredit: scale(row.currentCredit),
          priorDebit: scale(row.priorDebit),
          priorCredit: scale(row.priorCredit),
        }));
        const large = totalsOf(statementFrom({ ...plainInput, rows: { trial_balance: scaled } }));
        const small = totalsOf(statementFrom(inputOf(list, false)));
        const minor = (text: string) => BigInt(text.replace(".", ""));
        expect(Object.values(large).map(minor)).toEqual(Object.values(small).map(minor).map(scale));
      }),
      RUNS,
    );
  });

  test("taking an adjustment back restores the statement exactly", () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const explained = inputOf(list, true);
        const before = statementFrom({ ...explained, adjustments: [] });
        statementFrom(explained);
        expect(statementFrom({ ...explained, adjustments: [] })).toEqual(before);
      }),
      RUNS,
    );
  });

  test("a ledger that does not balance shows the difference and never hides it", () => {
    fc.assert(
      fc.property(transactions, fc.bigInt({ min: 1n, max: 10n ** 9n }), (list, difference) => {
        const rows = asTrialBalance(list).map((row) =>
          row.code === "1100" ? { ...row, currentDebit: row.currentDebit + difference } : row,
        );
        const document = statementFrom({ ...plainInput, rows: { trial_balance: rows } });
        expect(document.tiesOut).toBe(false);
        expect(totalsOf(document).unreconciledDifference).toBe(formatMinor(difference, 2));
      }),
      RUNS,
    );
  });
});
