import { describe, expect, test } from "vitest";
import type { EntryLine, GeneralLedger, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import { factsOf } from "../../testing/analystFacts.ts";
import { account } from "../../testing/analystIds.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { detectAnomalies } from "../analyse.ts";

/** Revenue of a million: materiality is about 7,500. */
const accounts = [
  account("3000 Share capital", "-900000", "-900000"),
  account("4000 Sales", "-950000.13", "-1000000.27", "revenue"),
  account("6000 Office costs", "90000", "95000", "operating_expenses"),
  account("2000 Trade payables", "0", "-20000", "trade_payables"),
  account("1100 Trade debtors", "1150000.37", "1200000.91", "trade_receivables"),
];
const base = factsOf(accounts);

type Written = {
  date: string;
  lines: readonly (readonly [account: string, amount: string])[];
  text?: string;
  party?: string;
  document?: string;
  entity?: string;
};

function entryOf(written: Written, at: number): JournalEntry {
  const { date, text = "Paper", party = null, document = null, entity = null } = written;
  const lines = written.lines.map(
    ([code, amount], place): EntryLine => ({
      row: 10 * at + place,
      account: code,
      amount: minor(amount),
      text,
      party,
      document,
      lettering: null,
    }),
  );
  const unused = { journal: null, entity, reverses: null };
  return { number: `J${at}`, date, text, ...unused, lines };
}

/** Bills and payments of an ordinary year, of odd amounts and many parties. */
const ordinary = Array.from({ length: 40 }, (_, at): Written[] => {
  const [month, party] = [String(1 + (at % 12)).padStart(2, "0"), `S${at % 8}`];
  const amount = `${4_000 + at * 173}.37`;
  const document = `B${at}`;
  return [
    { date: `2025-${month}-05`, party, document, lines: bill(amount) },
    { date: `2025-${month}-25`, party, document, lines: payment(amount) },
  ];
}).flat();

function bill(amount: string) {
  return [
    ["6000", amount],
    ["2000", `-${amount}`],
  ] as const;
}

function payment(amount: string) {
  return [
    ["2000", amount],
    ["1000", `-${amount}`],
  ] as const;
}

function said(added: readonly Written[], more: Partial<GeneralLedger> = {}) {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  const entries = [...ordinary, ...added]
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(entryOf);
  const generalLedger = { accounts: [], period, entries, ...more };
  return detectAnomalies({ ...base, generalLedger })
    .findings.filter(({ kind }) => /^(?:entry|paid|payments)_/.test(kind))
    .map(({ kind, severity, explanation }) => ({ kind, severity, explanation }));
}

const kinds = (added: readonly Written[], more: Partial<GeneralLedger> = {}) =>
  said(added, more).map(({ kind }) => kind);

const adjustment = (amount: string, date = "2025-12-30"): Written => ({
  date,
  lines: [
    ["1100", amount],
    ["4000", `-${amount}`],
  ],
});

describe("the entries of a ledger", () => {
  test("of an ordinary year ask nothing", () => {
    expect(said([])).toEqual([]);
    expect(kinds([adjustment("20123.45"), adjustment("20000", "2025-11-30")])).toEqual([]);
  });

  test("ask for a round sum that is posted to profit in the last days", () => {
    expect(said([adjustment("40000")])).toMatchObject([{ kind: "entry_round_at_end" }]);
  });

  test("ask for a large entry without a word, unless the books have no texts", () => {
    const silent = (at: number): Written => ({
      ...adjustment(`9${at}12.34`, "2025-06-30"),
      text: "0001",
    });
    expect(kinds([silent(1)])).toEqual(["entry_without_text"]);
    expect(kinds(Array.from({ length: 8 }, (_, at) => silent(at)))).toEqual([]);
  });

  test("ask for income that is taken back after the end; accruals that are released are told", () => {
    const accrual: Written = { date: "2025-12-31", lines: bill("8123.45"), party: "S1" };
    const opposite = ({ lines, ...entry }: Written): Written => ({
      ...entry,
      date: "2026-01-10",
      lines: lines.map(([code, amount]) => [
        code,
        amount.startsWith("-") ? amount.slice(1) : `-${amount}`,
      ]),
    });
    const sale = adjustment("20123.45");
    const later = [opposite(sale), opposite(accrual)].map(entryOf);
    expect(said([sale, accrual], { later })).toMatchObject([
      { kind: "entry_reversed_after_end", severity: "medium" },
      { kind: "entry_reversed_after_end", severity: "low" },
    ]);
  });

  test("ask for a party that is paid and never billed, and name no party", () => {
    const [found, ...others] = said([
      { date: "2025-06-12", party: "Quick Cash", lines: payment("9123.45") },
    ]);
    expect([found?.kind, others]).toEqual(["paid_without_invoice", []]);
    expect(found?.explanation).toContain("9,123.45");
    expect(JSON.stringify(found)).not.toContain("Quick Cash");
  });

  test("ask for payments that stay just below a limit together", () => {
    const below = (date: string, amount: string, party = "S3"): Written => ({
      date,
      party,
      lines: payment(amount),
    });
    expect(kinds([below("2025-06-12", "9800"), below("2025-06-13", "9700")])).toEqual([
      "payments_split",
    ]);
    expect(kinds([below("2025-06-12", "9800"), below("2025-07-13", "9700")])).toEqual([]);
    expect(kinds([below("2025-06-12", "9800"), below("2025-06-13", "9700", "S4")])).toEqual([]);
  });

  test("ask for a document that is entered twice, unless one was taken back", () => {
    const once: Written = {
      date: "2025-05-07",
      party: "S2",
      document: "X1",
      lines: bill("5123.45"),
    };
    const again = { ...once, date: "2025-05-21" };
    const back: Written = {
      ...once,
      date: "2025-05-22",
      lines: [
        ["6000", "-5123.45"],
        ["2000", "5123.45"],
      ],
    };
    expect(kinds([once, again])).toEqual(["entry_duplicate"]);
    expect(kinds([once, again, back])).toEqual([]);
    expect(kinds([once, { ...again, document: "X2" }])).toEqual([]);
    expect(kinds([once, { ...again, entity: "North" }])).toEqual([]);
  });

  test("tell that some were entered at night", () => {
    const origin = {
      currency: "GBP",
      decimals: 2,
      chart: "",
      openings: "stated",
      entryCount: 80,
      lineCount: 160,
      lumpedLines: 0,
      night: { count: 2, row: 17, fileName: "second half.csv", people: 1 },
      differences: [],
    } as const;
    const [found, ...others] = said([], { origin });
    expect([found?.kind, others]).toEqual(["entry_at_night", []]);
    expect(found?.explanation).toContain("by 1 of those who post");
    expect(found?.explanation).toContain('the first in row 17 of "second half.csv".');
  });

  test("tell the numbers that a journal leaves out", () => {
    const where = { value: "2", account: "1041", expected: "Sales INV-" };
    const oddities = [{ code: "ledger_number_gaps" as const, message: "as the file says", where }];
    const counts = { entryCount: 80, lineCount: 160, lumpedLines: 0, differences: [] };
    const about = { currency: "GBP", decimals: 2, chart: "", openings: "stated" } as const;
    const found = said([], { origin: { ...about, ...counts, oddities } });
    expect(found).toMatchObject([{ kind: "entry_number_gaps", severity: "medium" }]);
    expect(found[0]?.explanation).toContain("Sales INV- leave out 2, the first after number 1,041");
  });
});
