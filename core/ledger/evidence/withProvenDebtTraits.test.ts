import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import type { Role } from "../../roles/roles.ts";
import type { AccountTrait } from "../../roles/traits.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import { withProvenDebtTraits } from "./withProvenDebtTraits.ts";

const roles: Record<string, Role> = {
  dollars: "cash_and_cash_equivalents",
  loan: "borrowings",
  exchange: "foreign_exchange_gain_loss",
};

/** Whether the exchange differences belong to a debt where they stand beside an account. */
function isOnDebt(beside: string, source: AccountTrait["source"] = "name") {
  const trait = { id: "belongs_to_borrowings" as const, reason: "", source };
  const readings = new Map(
    Object.entries(roles).map(([code, role]) => {
      const traits = code === "exchange" ? [trait] : [];
      return [code, { role, nature: null, isContra: false, isSure: true, traits }] as const;
    }),
  );
  const entry = plainEntry("1", "2025-12-31", [
    ["exchange", minor("7")],
    [beside, minor("-7")],
  ]);
  const shown = withProvenDebtTraits(readings, () => columnsOf([entry]));
  return shown.get("exchange")?.traits.length === 1;
}

test("exchange differences belong to a debt that a name says where one stands beside them", () => {
  expect(isOnDebt("loan")).toBe(true);
  expect(isOnDebt("dollars")).toBe(false);
});

test("what a person says stays", () => {
  expect(isOnDebt("dollars", "override")).toBe(true);
});
