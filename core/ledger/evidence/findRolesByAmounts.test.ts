import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { findRolesByAmounts } from "./findRolesByAmounts.ts";

function flow(code: string, role: Role | null, amount: bigint): LedgerAccount {
  const own = { code, name: code, role, isProfitAndLoss: true, opening: 0n };
  return { ...newRetainedEarnings(), ...own, closing: amount, movement: amount };
}

function balance(code: string, role: Role | null, opening: bigint, closing: bigint) {
  const own = { code, name: code, role, isProfitAndLoss: false, opening, closing };
  return { ...newRetainedEarnings(), ...own, movement: closing - opening };
}

const charge = flow("charge", "depreciation", 1_234_56n);
const worn = balance("worn", "ppe_accumulated_depreciation", -500_00n, -1_734_56n);

describe("amounts that agree to the cent", () => {
  test.each([
    ["ppe_accumulated_depreciation", [charge, balance("?", null, -500_00n, -1_734_56n)]],
    [
      "right_of_use_accumulated_depreciation",
      [charge, balance("?", "right_of_use_accumulated_depreciation", -500_00n, -1_734_56n)],
    ],
    ["depreciation", [worn, flow("?", "operating_expenses", 1_234_56n)]],
    [
      "current_tax",
      [flow("tax", "income_tax", 87_31n), balance("?", "other_payables", -40_00n, -87_31n)],
    ],
    ["income_tax", [balance("owed", "current_tax", 0n, -87_31n), flow("?", null, 87_31n)]],
    [
      "interest_payable",
      [flow("i", "interest_expense", 9_99n), balance("?", null, -1_00n, -10_99n)],
    ],
    [
      "interest_expense",
      [balance("i", "interest_payable", -1_00n, -10_99n), flow("?", null, 9_99n)],
    ],
    [
      "other_payables",
      [flow("audit", "operating_expenses", 4_321_07n), balance("?", null, -4_100_00n, -4_321_07n)],
    ],
    [
      "employee_payables",
      [flow("bonus", "employee_costs", 7_007_70n), balance("?", "other_reserves", 0n, -7_007_70n)],
    ],
  ] as const)("tell an account in doubt: %s", (role, accounts) => {
    const found = findRolesByAmounts(accounts, new Set(["?"]), 2);
    expect([...found].map(([code, { role: own }]) => [code, own])).toEqual([["?", role]]);
  });

  test("what was accumulated on intangible assets is told by their own charge", () => {
    const amortised = flow("amortised", "amortisation", 571_63n);
    const doubted = balance("?", "other_payables", -1_448_26n, -2_019_89n);
    const roleOf = (accounts: readonly LedgerAccount[]) =>
      findRolesByAmounts([...accounts, doubted], new Set(["?"]), 2).get("?")?.role;
    expect(roleOf([charge, worn, amortised])).toBe("intangibles_accumulated_amortisation");
    // Both charges are one amount with what is accumulated on all of them
    const part = flow("part", "depreciation", 71_63n);
    const rest = flow("rest", "amortisation", 500_00n);
    expect(roleOf([part, rest])).toBe("ppe_accumulated_depreciation");
  });

  test("a credit that may be income is asked, unless the file or its opening balance says it is owed", () => {
    const tax = flow("tax", "income_tax", 87_31n);
    const askedOf = (account: LedgerAccount) =>
      findRolesByAmounts([tax, account], new Set(["?"]), 2).get("?")?.isAsked;
    const credit = { ...balance("?", null, 0n, -87_31n), type: "" };
    expect(askedOf(credit)).toBe(true);
    expect(askedOf({ ...credit, type: "Liability" })).toBeUndefined();
    expect(askedOf({ ...credit, opening: -40_00n })).toBeUndefined();
  });

  test.each<[string, LedgerAccount[], string[]]>([
    ["nobody doubts the account", [charge, worn], []],
    [
      "two accounts would do",
      [charge, balance("?", null, 0n, -1_234_56n), balance("or", null, 0n, -1_234_56n)],
      ["?", "or"],
    ],
    ["the books agree already", [charge, worn, balance("?", null, 0n, -1_234_56n)], ["?"]],
    [
      "they are round",
      [flow("charge", "depreciation", 1_200_00n), balance("?", null, 0n, -1_200_00n)],
      ["?"],
    ],
    [
      "two accounts have the amount that is owed",
      [
        flow("audit", "operating_expenses", 4_321_07n),
        balance("deposit", "other_receivables", 0n, 4_321_07n),
        balance("?", null, 0n, -4_321_07n),
      ],
      ["?"],
    ],
    ["nothing was charged", [balance("?", null, 0n, -1_234_56n)], ["?"]],
  ])("tell nothing where %s", (_, accounts, asked) => {
    expect(findRolesByAmounts(accounts, new Set(asked), 2).size).toBe(0);
  });

  test.each([
    ["123,400 yen agree by chance", 123_400n, 0, 0],
    ["123,410 yen do not", 123_410n, 0, 1],
    ["1,230.000 dinars do not", 1_230_000n, 3, 1],
  ])("%s: hundreds are those of the currency", (_, amount, decimals, count) => {
    const accounts = [flow("charge", "depreciation", amount), balance("?", null, 0n, -amount)];
    expect(findRolesByAmounts(accounts, new Set(["?"]), decimals).size).toBe(count);
  });

  describe("of interest without a debt", () => {
    const interest = flow("interest", "interest_expense", 1_800_00n);
    const bank = balance("?", "trade_payables", -40_000_00n, -35_000_00n);
    const findingOf = (accounts: readonly LedgerAccount[]) =>
      findRolesByAmounts(accounts, new Set(["?"]), 2).get("?");

    test("say which account bears it, for a person to accept", () => {
      expect(findingOf([interest, bank])).toMatchObject({ role: "borrowings", isAsked: true });
    });

    test.each<[string, LedgerAccount[]]>([
      ["the interest is out of proportion", [flow("i", "interest_expense", 9_000_00n), bank]],
      ["a loan bears it", [interest, bank, balance("loan", "borrowings", -30_000_00n, 0n)]],
      [
        "the bank is overdrawn",
        [interest, bank, balance("b", "cash_and_cash_equivalents", 0n, -9_00n)],
      ],
      ["the account is on the other side", [interest, balance("?", null, 40_000_00n, 35_000_00n)]],
    ])("say nothing where %s", (_, accounts) => {
      expect(findingOf(accounts)).toBeUndefined();
    });
  });

  test("tell at most one account of each kind, and none that is not in doubt", () => {
    const amount = fc.bigInt({ min: -3_00n, max: 3_00n });
    const roles = fc.constantFrom<Role>(
      "depreciation",
      "income_tax",
      "current_tax",
      "interest_expense",
    );
    const books = fc.array(fc.tuple(roles, amount, amount, fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(books, (drawn) => {
        const accounts = drawn.map(([role, before, after, isFlow], at) =>
          isFlow ? flow(String(at), role, after) : balance(String(at), role, before, after),
        );
        const asked = new Set(accounts.flatMap(({ code }, at) => (at % 2 === 0 ? [code] : [])));
        const found = findRolesByAmounts(accounts, asked, 2);
        expect(found.size).toBeLessThanOrEqual(5);
        expect([...found.keys()].every((code) => asked.has(code))).toBe(true);
      }),
    );
  });
});
