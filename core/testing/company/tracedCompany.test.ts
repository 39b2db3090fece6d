import { describe, expect, test } from "vitest";
import { formatMinor } from "../../money/formatMinor.ts";
import { sum } from "../../money/Minor.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import { type PreparedYear, prepareYear } from "../../statement/prepareStatement.ts";
import type { StatementDocument } from "../../statement/StatementDocument.ts";
import type { StatementInput } from "../../statement/StatementInput.ts";
import type { OpenItem } from "../../trace/Trace.ts";
import { statementFrom } from "../statementFrom.ts";
import { compareLines, compareWithTruth, type Difference } from "./compareWithTruth.ts";
import { countTruth } from "./countTruth.ts";
import { asGeneralLedger, type Detail, details } from "./describeEntries.ts";
import { companyEvents } from "./events/companyEvents.ts";
import { type Company, companyCharts, generateCompany } from "./generateCompany.ts";
import { readOnce } from "./readOnce.ts";
import { inputOfCompany } from "./statementInput.ts";
import { writeJournals } from "./writeJournals.ts";

/** What the statement from a ledger says, beside the truth that was counted while it was posted. */

const seeds = Array.from({ length: 3 }, (_, place) => 101 + place);
const [own] = companyCharts;

test.each(companyEvents.map(({ name }) => name))("by itself, %s is shown as it was", (name) => {
  const company = generateCompany({ seed: 1, chart: own, events: [name] });
  expect(differencesOf(company, details.documents)).toEqual([]);
});

describe.each(["documents", "lettering", "opened", "openedLettering"] as const)(
  "with %s told",
  (level) => {
    test.each(seeds)("every line of both methods is exact (seed %i)", (seed) => {
      expect(differencesOf(companyOf(seed), details[level])).toEqual([]);
    });
  },
);

describe.each(["documents", "opened"] as const)("with %s told", (level) => {
  test.each(seeds)("nothing is an estimate (seed %i)", (seed) => {
    const { direct, indirect } = statementOf(companyOf(seed), details[level]).statements;
    const lines = [...direct.lines, ...indirect.lines];
    expect(lines.filter((line) => Number(line.estimatedAmount) !== 0)).toEqual([]);
  });
});

test.each(seeds)("what moved no cash is listed, and nothing else (seed %i)", (seed) => {
  const company = companyOf(seed);
  const { nonCashTransactions } = statementOf(company, details.documents);
  expect(nonCashTransactions.map(({ amount }) => amount).toSorted()).toEqual(
    company.nonCash.map(({ amount }) => formatMinor(amount, 2)).toSorted(),
  );
});

test.each(seeds.slice(0, 2))(
  "with parties of one kind told, every line is exact (seed %i)",
  (seed) => {
    const except = [
      "supplier of goods and plant",
      "mixed bill",
      "mixed invoice",
      "advance for plant",
    ];
    expect(differencesOf(generateCompany({ seed, except }), details.parties)).toEqual([]);
  },
);

test.each(seeds)("without references every wrong line of cash is marked (seed %i)", (seed) => {
  const company = companyOf(seed);
  for (const level of ["nothing", "payments", "openedParties"] as const) {
    const document = statementOf(company, details[level]);
    const wrong = compareWithTruth(countTruth(company), document);
    expect(wrong.filter((difference) => !isMarked(document, difference)).map(tell)).toEqual([]);
  }
});

test.each(seeds.slice(0, 2))("each month and quarter has its own truth (seed %i)", (seed) => {
  const company = companyOf(seed);
  for (const length of ["month", "quarter"] as const) {
    const { periods = [] } = statementWith(company, details.documents, { periods: length });
    expect(periods).toHaveLength(length === "month" ? 12 : 4);
    for (const period of periods) {
      expect(compareWithTruth(countTruth(company, period), period).map(tell)).toEqual([]);
      expect(period.tiesOut).toBe(true);
    }
  }
});

test.each(seeds)(
  "what is open at the end is each account's balance, and no paid bill (seed %i)",
  (seed) => {
    const company = companyOf(seed);
    const generalLedger = asGeneralLedger(company, details.documents);
    const year = prepareYear({ ...inputOfCompany(company), generalLedger });
    if (!year.ok) throw new Error("the company is refused");
    const openItems = [...year.value.openItems];
    const openOn = (code: string) =>
      sum(openItems.flatMap(({ account, parts }) => (account === code ? parts : [])).map(amountOf));
    const accounts = new Set(openItems.map(({ account }) => account));
    for (const { code, closing } of company.accounts.filter((item) => accounts.has(item.code)))
      expect(-openOn(code)).toBe(closing);
    const lines = [...generalLedger.entries].flatMap((entry) => entry.lines);
    for (const { account, document } of openItems) {
      if (document === null) continue;
      const own = lines.filter((line) => line.account === account && line.document === document);
      expect(sum(own.map(amountOf))).not.toBe(0n);
    }
  },
);

test.each([102, 103])(
  "a half that begins with what the half before left open is as exact as the year (seed %i)",
  (seed) => {
    const company = companyOf(seed);
    const [first, second] = halvesOf(company);
    const before = halfOf(company, first, { balances: openingsOf(company), openItems: [] });
    expect(wrongIn(company, first, before)).toEqual([]);
    const balances = closedAt(company, first.end);
    const openItems = [...before.openItems];
    const after = halfOf(company, second, { balances, openItems });
    expect(wrongIn(company, second, after)).toEqual([]);
    const alone = halfOf(company, second, { balances, openItems: [] });
    expect(wrongIn(company, second, alone)).not.toEqual([]);
  },
);

type Half = Company["period"];

function halvesOf({ period: { start, end } }: Company): [Half, Half] {
  const year = start.slice(0, 4);
  return [
    { start, end: `${year}-06-30` },
    { start: `${year}-07-01`, end },
  ];
}

function openingsOf({ accounts }: Company): Map<string, bigint> {
  return new Map(accounts.map(({ code, opening }) => [code, opening]));
}

/** The balances at a date, with the profit until then in retained earnings. */
function closedAt(company: Company, end: string): Map<string, bigint> {
  const balances = openingsOf(company);
  const add = (code: string, amount: bigint) =>
    balances.set(code, (balances.get(code) ?? 0n) + amount);
  const isResult = new Set(
    company.accounts.flatMap(({ code, role }) => (isProfitAndLossRole(role) ? [code] : [])),
  );
  const retained = company.accounts.find(({ role }) => role === "retained_earnings")?.code ?? "";
  for (const { date, lines } of asGeneralLedger(company, details.documents).entries)
    if (date <= end)
      for (const { account, amount } of lines)
        add(isResult.has(account) ? retained : account, amount);
  return balances;
}

type Begin = { balances: ReadonlyMap<string, bigint>; openItems: readonly OpenItem[] };

/** What a half says that begins with these balances and open items, of its entries alone. */
function halfOf(company: Company, period: Half, { balances, openItems }: Begin): PreparedYear {
  const { accounts, entries } = asGeneralLedger(company, details.documents);
  const own = [...entries].filter(({ date }) => date >= period.start && date <= period.end);
  const opened = accounts.map((account) => {
    return { ...account, opening: balances.get(account.code) ?? 0n, closing: null };
  });
  const generalLedger = { accounts: opened, entries: own, period };
  const half = { ...inputOfCompany(company), rows: {}, period, openItems, generalLedger };
  const prepared = prepareYear(half);
  if (!prepared.ok) throw new Error("the half is refused");
  return prepared.value;
}

function wrongIn(company: Company, half: Half, { document }: PreparedYear): string[] {
  return compareWithTruth(countTruth(company, half), document).map(tell);
}

function amountOf({ amount }: { amount: bigint }): bigint {
  return amount;
}

test.each(seeds.slice(0, 2))(
  "the ledger says what complete journals by hand say (seed %i)",
  (seed) => {
    const company = generateCompany({ seed, except: ["set-off"] });
    const document = statementFrom({
      ...inputOfCompany(company),
      adjustments: writeJournals(company),
    });
    const ledger = statementOf(company, details.documents);
    for (const method of ["direct", "indirect"] as const) {
      const { totals } = document.statements[method];
      expect(ledger.statements[method].totals).toEqual(totals);
    }
  },
);

test.each([
  ["US_GAAP", {}],
  ["IFRS18", {}],
  ["IFRS18", { specifiedMainBusinessActivity: "both" }],
  ["IFRS", { interestPaid: "financing", dividendsPaid: "operating" }],
  ["IFRS", { indirectStart: "profit_for_the_year", dividendsReceived: "operating" }],
] as const)("under %s with the policies %j the cash is the same", (framework, policies) => {
  const company = companyOf(101);
  const document = statementWith(company, details.documents, { framework, policies });
  const { direct, indirect } = document.statements;
  const wrong = compareLines("direct", countTruth(company).direct, direct.lines);
  expect(wrong.map(tell)).toEqual([]);
  expect(indirect.totals).toEqual(direct.totals);
  expect(document.tiesOut).toBe(true);
});

const companies = new Map<number, Company>();

/** The company of a seed, which most tests begin with. */
function companyOf(seed: number): Company {
  const company = companies.get(seed) ?? generateCompany({ seed });
  companies.set(seed, company);
  return company;
}

function differencesOf(company: Company, detail: Detail): string[] {
  return compareWithTruth(countTruth(company), statementOf(company, detail)).map(tell);
}

const made = new Map<Company, Map<Detail, StatementDocument>>();

/** The statement from a company's ledger, made once: several tests look at the same. */
function statementOf(company: Company, detail: Detail): StatementDocument {
  const its = made.get(company) ?? new Map<Detail, StatementDocument>();
  made.set(company, its);
  const document = its.get(detail) ?? statementWith(company, detail, {});
  its.set(detail, document);
  return document;
}

function statementWith(
  company: Company,
  detail: Detail,
  more: Partial<StatementInput>,
): StatementDocument {
  const generalLedger = asGeneralLedger(company, detail);
  const input = { ...inputOfCompany(company), ...more, generalLedger };
  return statementFrom(input, readOnce(company));
}

/** Whether a line says that it may be otherwise. */
function isMarked({ statements }: StatementDocument, { method, line }: Difference): boolean {
  const shown = statements[method].lines.find(({ concept }) => concept === line);
  const isEstimated = Number(shown?.estimatedAmount ?? 0) !== 0;
  return shown !== undefined && (shown.status === "review" || isEstimated);
}

function tell({ method, line, expected, shown }: Difference): string {
  return `${method} ${line}: ${formatMinor(expected, 2)} shown ${formatMinor(shown, 2)}`;
}
