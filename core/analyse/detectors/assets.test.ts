import { describe, expect, test } from "vitest";
import { factsOf } from "../../testing/analystFacts.ts";
import { account, findingsOf, findingsOn } from "../../testing/analystIds.ts";

/** Plant that cost 100,000, is half written off, and is written off over ten years. */
function plant(cost: string, accumulated: string, charge: string) {
  return [
    account("0030 Plant - cost", "100000", cost, "ppe_cost"),
    account("0031 Plant - accumulated depreciation", "-50000", accumulated),
    account("7510 Depreciation - plant", "10000", charge),
  ];
}

const ids = (kind: string, accounts: Parameters<typeof findingsOn>[1]) =>
  findingsOn(kind, accounts).map(({ id }) => id);

describe("depreciation", () => {
  test("that is missing is found", () => {
    expect(ids("depreciation_missing", plant("100000", "-50000", "0"))).toEqual([
      "depreciation_missing:0030",
    ]);
  });

  test("at twice last year's rate is found", () => {
    expect(ids("depreciation_missing", plant("100000", "-70000", "20000"))).toEqual([
      "depreciation_missing:0030:rate",
    ]);
  });

  test("at last year's rate is not, nor is land without any", () => {
    const land = account("0010 Freehold land", "100000", "100000");
    expect(ids("depreciation_missing", [...plant("100000", "-60000", "10000"), land])).toEqual([]);
  });

  test("of land is found, of buildings on it is not", () => {
    const accounts = [
      account("0011 Freehold land - accumulated depreciation", "0", "-2000"),
      account("0021 Land and buildings - accumulated depreciation", "-9000", "-11000"),
    ];
    expect(ids("depreciation_of_land", accounts)).toEqual(["depreciation_of_land:0011"]);
  });

  test("beyond cost is found, up to cost is not", () => {
    expect(ids("over_depreciated", plant("100000", "-101000", "51000"))).toEqual([
      "over_depreciated:0030",
    ]);
    expect(ids("over_depreciated", plant("100000", "-100000", "50000"))).toEqual([]);
  });

  test("that did not reach the accumulated account is found", () => {
    expect(ids("depreciation_roll_forward", plant("100000", "-55000", "10000"))).toEqual([
      "depreciation_roll_forward:total",
    ]);
  });

  test("that reached it is not, nor is a fall that a sale explains", () => {
    expect(ids("depreciation_roll_forward", plant("100000", "-60000", "10000"))).toEqual([]);
    expect(ids("depreciation_roll_forward", plant("90000", "-55000", "10000"))).toEqual([]);
  });
});

describe("goodwill amortised", () => {
  const accounts = [account("7585 Amortisation of goodwill", "0", "9000")];

  test("is found under IFRS and not under US GAAP", () => {
    expect(ids("goodwill_amortised", accounts)).toEqual(["goodwill_amortised:7585"]);
    expect(findingsOn("goodwill_amortised", accounts, { framework: "US_GAAP" })).toEqual([]);
  });

  test("is not found on software", () => {
    expect(
      ids("goodwill_amortised", [account("7585 Amortisation of software", "0", "9000")]),
    ).toEqual([]);
  });
});

describe("a gain on disposal", () => {
  const gain = account("4950 Profit on disposal of plant", "0", "-3000");

  test("with the asset still in the books is found", () => {
    expect(ids("disposal_not_recorded", [...plant("100000", "-60000", "10000"), gain])).toEqual([
      "disposal_not_recorded:4950",
    ]);
  });

  test("with the asset taken out is not", () => {
    expect(ids("disposal_not_recorded", [...plant("80000", "-45000", "10000"), gain])).toEqual([]);
  });
});

describe("right-of-use assets", () => {
  const leases = (liability: string) => [
    account("0090 Right-of-use assets", "60000", "100000"),
    account("0091 Right-of-use assets - accumulated depreciation", "-20000", "-30000"),
    account("7570 Depreciation - right-of-use assets", "8000", "10000"),
    account("2810 Lease liabilities", "-42000", liability),
  ];

  test("that came in without a liability are found", () => {
    expect(ids("lease_without_liability", leases("-33000"))).toEqual([
      "lease_without_liability:additions",
    ]);
  });

  test("that came in with one are not", () => {
    expect(ids("lease_without_liability", leases("-72500"))).toEqual([]);
  });
});

describe("a transaction without cash", () => {
  const bought = [
    account("0050 Motor vehicles - cost", "30000", "54321.09", "ppe_cost"),
    account("2860 Vehicle loan", "0", "-24321.09", "borrowings"),
  ];

  test("is found where asset and loan moved by the same, with its journal", () => {
    const [finding] = findingsOn("possible_non_cash", bought);
    expect(finding?.id).toBe("possible_non_cash:0050+2860");
    expect(finding?.proposedAdjustment?.lines).toEqual([
      { account: "0050", debit: "24321.09" },
      { account: "2860", credit: "24321.09" },
    ]);
  });

  test("is not found again once the journal is entered", () => {
    const lines = [
      { kind: "account", account: "0050", amount: 2_432_109n, presentAs: null } as const,
      { kind: "account", account: "2860", amount: -2_432_109n, presentAs: null } as const,
    ];
    const journal = {
      id: "a",
      adjustmentType: "journal",
      reason: "Bought on loan",
      lines,
    } as const;
    expect(findingsOn("possible_non_cash", bought, { adjustments: [journal] })).toEqual([]);
  });

  test("is not found beside a general ledger, whose entries say what moved without cash", () => {
    const period = { start: "2026-01-01", end: "2026-12-31" };
    const generalLedger = { accounts: [], period, entries: [] };
    const kinds = findingsOf({ ...factsOf(bought), generalLedger }).map(({ kind }) => kind);
    expect(kinds).not.toContain("possible_non_cash");
  });

  test("is not found where the amounts differ", () => {
    const other = account("2860 Vehicle loan", "0", "-24321.10", "borrowings");
    expect(ids("possible_non_cash", [...bought.slice(0, 1), other])).toEqual([]);
  });
});

describe("what is owed for fixed assets", () => {
  test("is found by its name, with the journal that moves it", () => {
    const accounts = [
      account("0030 Plant - cost", "100000", "130000", "ppe_cost"),
      account("2130 Capital creditors", "-1000", "-9000"),
    ];
    const [finding] = findingsOn("capital_expenditure_in_payables", accounts);
    expect(finding?.proposedAdjustment?.lines).toEqual([
      { account: "0030", debit: "8000.00" },
      { account: "2130", credit: "8000.00" },
    ]);
  });

  test("is not found among trade creditors", () => {
    expect(
      ids("capital_expenditure_in_payables", [account("2100 Trade creditors", "-1000", "-9000")]),
    ).toEqual([]);
  });
});

describe("depreciation of assets whose sale a journal explains", () => {
  const sold = [
    account("0030 Plant - cost", "100000", "101000", "ppe_cost"),
    account("0031 Plant - accumulated depreciation", "-50000", "-54000"),
    account("7510 Depreciation - plant", "10000", "10000"),
  ];
  const lines = [
    { kind: "cash", concept: "proceeds_from_disposal_of_ppe", amount: 200_000n } as const,
    { kind: "account", account: "0031", amount: 600_000n, presentAs: null } as const,
    { kind: "account", account: "0030", amount: -800_000n, presentAs: null } as const,
  ];
  const sale = { id: "a", adjustmentType: "journal", reason: "Sale of plant", lines } as const;

  test("is found without the journal and not with it", () => {
    expect(ids("depreciation_roll_forward", sold)).toEqual(["depreciation_roll_forward:total"]);
    expect(findingsOn("depreciation_roll_forward", sold, { adjustments: [sale] })).toEqual([]);
  });
});
