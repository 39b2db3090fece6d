import { expect, test } from "vitest";
import { emptyAccount } from "../../ledger/emptyAccount.ts";
import { resolvePolicies } from "../../policies/resolvePolicies.ts";
import type { Role } from "../../roles/roles.ts";
import type { TraitId } from "../../roles/traits.ts";
import { indexLedger } from "../LedgerIndex.ts";
import { addBackLine } from "../presentPosting.ts";
import { treatmentOf } from "../treatments.ts";
import { groupOfBalance, groupsOfCharge } from "./chooseGroup.ts";

function account(role: Role, trait?: TraitId) {
  const traits = trait ? [{ id: trait, reason: "", source: "name" as const }] : [];
  return emptyAccount({ code: role, name: role, isProfitAndLoss: false, role, traits });
}

function books(...roles: readonly Role[]) {
  const policies = resolvePolicies("IFRS", {});
  if (!policies.ok) throw new Error("no policies");
  return indexLedger(
    roles.map((role) => account(role)),
    policies.value,
    2,
  );
}

function groupIn(ledger: ReturnType<typeof books>, role: Role) {
  const treatment = treatmentOf(role);
  if (treatment.kind !== "group") throw new Error(`${role} is netted with nothing`);
  return groupOfBalance(account(role), treatment.group, ledger);
}

test("leased assets are netted with each other, and are plant where no lease is owed for them", () => {
  const leased = books("right_of_use_assets", "lease_liabilities");
  const owned = books("right_of_use_assets");
  const charge = account("depreciation", "belongs_to_leases");
  expect(groupIn(leased, "right_of_use_assets")).toBe("right_of_use");
  expect(groupsOfCharge(charge, leased)).toEqual(["right_of_use"]);
  expect(groupIn(owned, "right_of_use_assets")).toBe("ppe");
  expect(groupsOfCharge(charge, owned)).toEqual(["ppe"]);
});

test.each([
  ["belongs_to_borrowings", "other_non_cash_items"],
  ["belongs_to_bonds", "other_non_cash_items"],
  ["belongs_to_ppe", "disposal_gain_loss"],
] as const)("a gain that %s is taken out of profit on the line of what it is of", (trait, line) => {
  expect(addBackLine(account("disposal_gain_loss", trait))).toBe(line);
});
