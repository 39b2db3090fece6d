import { describe, expect, test } from "vitest";
import { movementsOf } from "../../generalLedger/balancesOfLedger.ts";
import type { GeneralLedger, LedgerOrigin } from "../../generalLedger/GeneralLedger.ts";
import { problem } from "../../problem/Problem.ts";
import { ledgerOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";
import { tieOutWords } from "./tieOutWords.ts";

const charged: WrittenEntry["lines"] = [
  ["sales", "-900"],
  ["goods", "300"],
  ["wages", "200"],
  ["overheads", "80"],
  ["interest", "20"],
];

/** Why a year does not tie out whose entries of January are charged and then cleared like this. */
function reasonsOf(cleared: WrittenEntry["lines"]): string[] {
  const written: WrittenEntry[] = [
    { date: "2025-01-15", lines: [...charged, ["bank", "300"]] },
    { date: "2025-01-31", lines: [...cleared, ["bank", "-10"], ["overheads", "10"]] },
    { date: "2025-03-15", lines: [...charged, ["bank", "300"]] },
  ];
  return statementOf(written).draftReasons.map(({ message }) => message);
}

test("a closing of income and expenses that stands in another entry is no profit without a word", () => {
  const [reason] = reasonsOf([
    ["sales", "900"],
    ["goods", "-300"],
    ["wages", "-200"],
    ["overheads", "-90"],
    ["interest", "-20"],
    ["retained", "-290"],
  ]);
  expect(reason).toContain("By the entries up to 31 Jan 2025, 5 of 5 income and expense accounts");
});

test("income and expenses of which some are reversed are no closing", () => {
  expect(
    reasonsOf([
      ["overheads", "-90"],
      ["interest", "-20"],
      ["bank", "110"],
    ]),
  ).toEqual([]);
});

test("a few of many income and expenses that came to nil are no closing", () => {
  const many: WrittenEntry["lines"] = [
    ...charged,
    ["otherIncome", "-50"],
    ["depreciation", "40"],
    ["gain", "-30"],
    ["interestReceived", "-20"],
    ["exchange", "10"],
    ["tax", "60"],
    ["bank", "290"],
  ];
  const reversed: WrittenEntry["lines"] = [
    ["otherIncome", "50"],
    ["gain", "30"],
    ["interestReceived", "20"],
    ["exchange", "-10"],
    ["tax", "-60"],
    ["bank", "-30"],
  ];
  const written = [
    { date: "2025-01-15", lines: many },
    { date: "2025-01-31", lines: reversed },
  ];
  expect(statementOf(written).draftReasons).toEqual([]);
});

test("a ledger without opening balances is sound beside balances that say them, and alone it is not", () => {
  const written: WrittenEntry[] = [{ date: "2025-01-15", lines: [...charged, ["bank", "300"]] }];
  const origin: LedgerOrigin = {
    currency: "",
    decimals: 2,
    chart: "",
    openings: "unknown",
    entryCount: 1,
    lineCount: 6,
    lumpedLines: 0,
    differences: [],
  };
  const generalLedger = { ...ledgerOf(written), origin };
  const soundness = (settings: Parameters<typeof statementOf>[1]) =>
    statementOf(written, { generalLedger, ...settings }).checks.find(
      ({ id }) => id === "ledger_sound",
    )?.status;
  expect(soundness({})).toBe("passed");
  expect(soundness({ rows: {} })).toBe("failed");
});

/** What the roll-forward says where the balances hold these entries as well as the one of January. */
function rollForwardWithout(missing: readonly WrittenEntry[]): string {
  const first: WrittenEntry = { date: "2025-01-15", lines: [...charged, ["bank", "300"]] };
  const { checks } = statementOf([first, ...missing], { generalLedger: ledgerOf([first]) });
  return checks.find(({ id }) => id === "roll_forward")?.explanation ?? "";
}

test("one more account that differs is spoken of in the singular", () => {
  const rolled = rollForwardWithout([
    {
      date: "2025-02-15",
      lines: [
        ["bank", "-10"],
        ["overheads", "10"],
      ],
    },
  ]);
  expect(rolled).toContain(" 1 more account differs. The balances are followed");
  const several = rollForwardWithout([
    {
      date: "2025-02-15",
      lines: [
        ["bank", "-10"],
        ["overheads", "4"],
        ["wages", "6"],
      ],
    },
  ]);
  expect(several).toContain(" 2 more accounts differ. The balances are followed");
});

test("the checks speak of the ledger where no other file has balances", () => {
  const written: WrittenEntry[] = [{ date: "2025-01-15", lines: [...charged, ["bank", "300"]] }];
  const { checks } = statementOf(written, { rows: {} });
  const tieOut = checks.find(({ id }) => id === "tie_out");
  expect(tieOut?.title).toBe("Closing cash agrees with the general ledger");
  expect(tieOut?.explanation).toContain("exactly to the closing cash of the general ledger");
  expect(tieOutWords(checks)).toBe("agrees with the general ledger");
  const openings = checks.find(({ id }) => id === "opening_balances");
  expect(openings).toMatchObject({
    status: "not_tested",
    explanation: expect.stringMatching(/^Only the general ledger says the opening balances/),
  });
  expect(tieOutWords(statementOf(written).checks)).toBe("agrees with the balance sheet");
});

test.each([
  [
    "2025-01-15",
    "2025-12-31",
    "passed",
    "January 2025 to December 2025, and the period is of these months.",
  ],
  [
    "2025-01-15",
    "2025-12-28",
    "not_tested",
    "to December 2025, the last of 28 Dec 2025. Nothing says that the days up to 31 Dec 2025 hold none.",
  ],
  [
    "2025-01-15",
    "2025-10-20",
    "not_tested",
    "January 2025 to October 2025. Nothing says that those before",
  ],
])(
  "a ledger of entries from %s to %s says whether it is of the whole period",
  (from, to, status, words) => {
    const { checks } = statementOf(
      [
        { date: from, lines: [...charged, ["bank", "300"]] },
        { date: to, lines: [...charged, ["bank", "300"]] },
      ],
      { rows: {} },
    );
    const dates = checks.find(({ id }) => id === "dates");
    expect(dates).toMatchObject({ status, explanation: expect.stringContaining(words) });
  },
);

test("a period that was taken from the entries is not said to be covered by them", () => {
  const written: WrittenEntry[] = [
    { date: "2025-01-15", lines: [...charged, ["bank", "300"]] },
    { date: "2025-12-20", lines: [...charged, ["bank", "300"]] },
  ];
  const origin: LedgerOrigin = {
    currency: "EUR",
    decimals: 2,
    chart: "",
    openings: "stated",
    entryCount: 2,
    lineCount: 12,
    lumpedLines: 0,
    isPeriodOfEntries: true,
    differences: [],
  };
  const generalLedger = { ...ledgerOf(written), origin };
  const { checks } = statementOf(written, { generalLedger, rows: {} });
  expect(checks.find(({ id }) => id === "dates")).toMatchObject({
    status: "not_tested",
    explanation: expect.stringContaining("was taken from its entries"),
  });
});

describe("what proves that a ledger without other files is complete", () => {
  const written: WrittenEntry[] = [{ date: "2025-01-15", lines: [...charged, ["bank", "300"]] }];
  const ledger = ledgerOf(written);
  const origin: LedgerOrigin = {
    currency: "EUR",
    decimals: 2,
    chart: "",
    openings: "stated",
    entryCount: 1,
    lineCount: 6,
    lumpedLines: 0,
    differences: [],
  };
  const rolled = (generalLedger: GeneralLedger) =>
    statementOf(written, { rows: {}, generalLedger }).checks.find(
      ({ id }) => id === "roll_forward",
    );

  test("nothing, where it prints no closing balances", () => {
    expect(rolled({ ...ledger, origin })).toMatchObject({
      status: "not_tested",
      explanation: expect.stringContaining("nothing proves that the entries"),
    });
  });

  test("nothing, and where it ends early, it is no whole ledger", () => {
    const early = { value: "2025-08-14", expected: "2025-12-31" };
    const oddities = [problem("ledger_ends_early", early)];
    expect(rolled({ ...ledger, origin: { ...origin, oddities } })).toMatchObject({
      status: "failed",
      explanation: expect.stringContaining("its last entry is of 14 Aug 2025"),
    });
  });

  test("nothing, and where it lacks what ends every other month", () => {
    const missed = { value: "2025-12-27", expected: "2025-12-31", account: "Depreciation" };
    const oddities = [problem("ledger_month_end_missing", missed)];
    expect(rolled({ ...ledger, origin: { ...origin, oddities } })).toMatchObject({
      status: "failed",
      explanation: expect.stringContaining("Depreciation and other accounts that have entries"),
    });
  });

  test("nothing, and where it lacks months that every account has", () => {
    const missed = { value: "April 2025", expected: "June 2025", account: "Bank" };
    const oddities = [problem("ledger_months_missing", missed)];
    expect(rolled({ ...ledger, origin: { ...origin, oddities } })).toMatchObject({
      status: "failed",
      explanation: expect.stringContaining("no entry from April 2025 to June 2025; Bank and other"),
    });
  });

  test("the totals of its lines, where it states these", () => {
    expect(rolled({ ...ledger, origin: { ...origin, isWholeByTotals: true } })).toMatchObject({
      status: "passed",
      explanation: expect.stringMatching(/^Its lines come to the totals .* no closing balances/),
    });
  });

  test("no balance of its entries, where each row is both sides of one", () => {
    const sound = (generalLedger: GeneralLedger, rows = {}) =>
      statementOf(written, { generalLedger, ...rows }).checks.find(
        ({ id }) => id === "ledger_sound",
      );
    const paired: LedgerOrigin = { ...origin, isPaired: true };
    expect(sound({ ...ledger, origin: paired }, { rows: {} })).toMatchObject({
      status: "not_tested",
      explanation: expect.stringContaining("balances whatever the amount"),
    });
    const whole: LedgerOrigin = { ...paired, isWholeByTotals: true };
    expect(sound({ ...ledger, origin: whole }, { rows: {} })?.status).toBe("passed");
    // A trial balance beside it holds the amounts
    expect(sound({ ...ledger, origin: paired })?.status).toBe("passed");
  });

  test("its closing balances, and not those of accounts for which it prints none", () => {
    const moved = movementsOf(ledger);
    const printed = (most: number) => ({
      ...ledger,
      accounts: ledger.accounts.map((account, at) => {
        const closing = (account.opening ?? 0n) + (moved.get(account.code) ?? 0n);
        return { ...account, closing: at < most ? closing : null };
      }),
    });
    expect(rolled(printed(ledger.accounts.length))).toMatchObject({
      status: "passed",
      explanation: expect.stringMatching(/closing balances of \d+ accounts\.$/),
    });
    expect(rolled(printed(2))).toMatchObject({
      status: "passed",
      explanation: expect.stringContaining("No file states that of "),
    });
  });
});
