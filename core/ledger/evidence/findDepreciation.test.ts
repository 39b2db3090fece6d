import { describe, expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findDepreciation } from "./findDepreciation.ts";

const chart = {
  software: "intangibles_cost",
  softwareWrittenOff: "intangibles_accumulated_amortisation",
  vansWrittenOff: "ppe_accumulated_depreciation",
  bank: "cash_and_cash_equivalents",
} as const satisfies Record<string, Role>;

/** What a charge is told to be that is charged on each of these accounts, an entry each. */
function chargeFound(
  role: Role,
  on: readonly (keyof typeof chart)[],
  {
    sure = [],
    doubted = [],
    without = [],
  }: { sure?: string[]; doubted?: string[]; without?: string[] } = {},
) {
  const known = Object.entries({ ...chart, it: role }).filter(([code]) => !without.includes(code));
  const accounts = known.map(([code, its]) => {
    return { ...newRetainedEarnings(), code, role: its, isProfitAndLoss: isProfitAndLossRole(its) };
  });
  const entries = on.map((account, at) =>
    plainEntry(String(at), "2025-12-31", [
      ["it", minor("100")],
      [account, minor("-100")],
    ]),
  );
  const doubts = {
    inDoubt: new Set(doubted),
    given: new Set(sure),
    numbered: new Set<string>(),
  };
  const its = findDepreciation(accounts, doubts, () => columnsOf(entries)).get("it");
  return its && `${its.role}${its.isAsked ? "?" : ""}`;
}

describe("a charge is told by what it is charged on", () => {
  test("on intangibles alone it is amortisation, on plant alone depreciation", () => {
    expect(chargeFound("depreciation", ["softwareWrittenOff", "software"])).toBe("amortisation");
    expect(chargeFound("amortisation", ["vansWrittenOff"])).toBe("depreciation");
  });

  test("on both, on anything else, or where a person says it, it stays", () => {
    expect(chargeFound("depreciation", ["softwareWrittenOff", "vansWrittenOff"])).toBeUndefined();
    expect(chargeFound("depreciation", ["softwareWrittenOff", "bank"])).toBeUndefined();
    expect(chargeFound("depreciation", ["softwareWrittenOff"], { sure: ["it"] })).toBeUndefined();
  });

  test("on accounts in doubt alone it is asked", () => {
    const doubted = ["softwareWrittenOff", "vansWrittenOff"];
    expect(chargeFound("amortisation", ["vansWrittenOff"], { doubted })).toBe("amortisation?");
    expect(chargeFound("depreciation", ["softwareWrittenOff"], { doubted })).toBe("depreciation?");
    expect(
      chargeFound("depreciation", ["vansWrittenOff", "software"], { doubted }),
    ).toBeUndefined();
  });

  test("amortisation on plant is asked where intangibles have no account of theirs", () => {
    const without = ["softwareWrittenOff"];
    expect(chargeFound("amortisation", ["vansWrittenOff"], { without })).toBe("amortisation?");
    expect(chargeFound("depreciation", ["vansWrittenOff"], { without })).toBeUndefined();
  });
});
