import { describe, expect, test } from "vitest";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import type { BalancesType } from "../../ingest/fileTypes.ts";
import type { RowsByFileType } from "../../ingest/rows.ts";
import {
  type LedgerEnds,
  ledgerLeadingTo,
  withoutOpenings,
} from "../../testing/ledgerLeadingTo.ts";
import { balance, position } from "../../testing/ledgerRows.ts";
import { openingProblems, openWithLedger } from "./openWithLedger.ts";

type Rows = Partial<RowsByFileType>;

/** Why a ledger does not say what balances opened with, in the words of the message; null where it does. */
function reason(rows: Rows, generalLedger: GeneralLedger | null, fileType: BalancesType) {
  const opened = { rows, opensWithLedger: [fileType] };
  const [found] = openingProblems(generalLedger ? { ...opened, generalLedger } : opened);
  return found?.where.expected ?? null;
}

const DIFFERENT = "most accounts of the two are different";
const moved: LedgerEnds = { bank: [500n, 800n] };
const unopened = withoutOpenings(ledgerLeadingTo({ bank: [0n, 300n] }));

/** The same accounts in either kind of file: their closing balances. */
const files = (closings: Record<string, string>): [BalancesType, Rows][] => {
  const all = Object.entries(closings);
  return [
    ["trial_balance", { trial_balance: all.map(([code, now]) => balance(code, now, "0")) }],
    ["balance_sheet", { balance_sheet: all.map(([code, now]) => position(code, "0", now)) }],
  ];
};

test("there has to be a ledger, and a file that is not there needs none", () => {
  for (const [fileType, rows] of files({ bank: "8" })) {
    expect(reason(rows, null, fileType)).toBe("no general ledger is given");
    expect(reason({}, null, fileType)).toBeNull();
  }
});

test("a balance sheet does not open with a ledger without openings, a trial balance with any account of it", () => {
  const [trialBalance, balanceSheet] = files({ bank: "8", art: "5", tax: "-5" });
  expect(reason(balanceSheet?.[1] ?? {}, unopened, "balance_sheet")).toBe(
    "it has no opening balances",
  );
  expect(reason(trialBalance?.[1] ?? {}, unopened, "trial_balance")).toBeNull();
  const [others] = files({ art: "5" });
  expect(reason(others?.[1] ?? {}, unopened, "trial_balance")).toBe(DIFFERENT);
});

test("a file may name one entity, not several", () => {
  const ofEntities = (...entities: string[]): Rows => ({
    trial_balance: entities.map((entity) => ({ ...balance("bank", "8", "0"), entity })),
  });
  const ledger = ledgerLeadingTo(moved);
  expect(reason(ofEntities("North"), ledger, "trial_balance")).toBeNull();
  expect(reason(ofEntities("North", "South"), ledger, "trial_balance")).toBe(
    "the file has several entities",
  );
});

describe("the two have most accounts in common", () => {
  test.each<[string, Record<string, string>, LedgerEnds, string | null]>([
    ["half of those in the file", { bank: "8", art: "5" }, moved, null],
    ["fewer of those in the file", { bank: "8", art: "5", tax: "-5" }, moved, DIFFERENT],
    ["those of the file that have an amount", { bank: "8", art: "0", tax: "0" }, moved, null],
    ["half of those the ledger opens", { bank: "8" }, { ...moved, art: [5n, 5n] }, null],
    [
      "fewer of those the ledger opens",
      { bank: "8" },
      { ...moved, art: [5n, 5n], tax: [-5n, -5n] },
      DIFFERENT,
    ],
    [
      "those the ledger opens that something is left on",
      { bank: "8" },
      { ...moved, art: [5n, 0n], tax: [-5n, 0n] },
      null,
    ],
    [
      "those the ledger opens, not those it begins in the year",
      { bank: "8" },
      { ...moved, art: [0n, 5n], tax: [0n, -5n] },
      null,
    ],
  ])("%s", (_, closings, ends, expected) => {
    for (const [fileType, rows] of files(closings))
      expect([fileType, reason(rows, ledgerLeadingTo(ends), fileType)]).toEqual([
        fileType,
        expected,
      ]);
  });
});

describe("openings of the ledger go", () => {
  const generalLedger = ledgerLeadingTo(moved);
  const rows = Object.assign({}, ...files({ bank: "8" }).map(([, each]) => each)) as Rows;
  const opened = (own: Rows, opensWithLedger: BalancesType[]) => {
    const found = openWithLedger({ rows: own, generalLedger, opensWithLedger });
    return [found.trial_balance?.[0]?.priorDebit, found.balance_sheet?.[0]?.opening];
  };

  test("into the files that are to open with it alone", () => {
    expect(opened(rows, ["trial_balance"])).toEqual([500n, 0n]);
    expect(opened(rows, ["balance_sheet"])).toEqual([0n, 500n]);
    expect(opened(rows, [])).toEqual([0n, 0n]);
    expect(opened({ trial_balance: rows.trial_balance ?? [] }, ["balance_sheet"])).toEqual([
      0n,
      undefined,
    ]);
    expect(opened({ balance_sheet: rows.balance_sheet ?? [] }, ["trial_balance"])).toEqual([
      undefined,
      0n,
    ]);
  });

  test("nowhere where most accounts are different", () => {
    const [others] = files({ bank: "8", art: "5", tax: "-5" });
    expect(opened(others?.[1] ?? {}, ["trial_balance"])).toEqual([0n, undefined]);
  });
});
