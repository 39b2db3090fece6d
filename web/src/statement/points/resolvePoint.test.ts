import type { AccountSummary, Role } from "@tieout/core";
import { expect, test } from "vitest";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { resolveLine } from "./resolvePoint.ts";

type Account = Pick<AccountSummary, "code" | "role">;

const account = (code: string, role: Role): Account => ({ code, role });

/** What the form is begun with for a line in review that all these accounts are behind. */
function startOf(concept: StatementLine["concept"], accounts: readonly Account[]) {
  const sources = accounts.map(({ code }) => ({ account: code })) as StatementLine["sources"]; // no more is read
  const resolution = resolveLine({ concept, sources, reviewReasons: [] }, accounts);
  return resolution.kind === "form" ? resolution.start : resolution.kind;
}

test("a disposal is begun with its asset where there is one, and asks where there are several", () => {
  const equipment = [account("1500", "ppe_cost"), account("1501", "ppe_accumulated_depreciation")];
  const vehicles = [account("1510", "ppe_cost"), account("1511", "ppe_accumulated_depreciation")];
  const gain = account("4900", "disposal_gain_loss");
  expect(startOf("purchase_of_ppe", [...equipment, gain])).toEqual({
    asset: "1500",
    depreciation: "1501",
    gainOrLoss: "4900",
  });
  expect(startOf("purchase_of_ppe", [...equipment, ...vehicles, gain])).toEqual({
    gainOrLoss: "4900",
  });
});

test("of several loans none is taken for the one that was repaid", () => {
  const loan = account("2500", "borrowings");
  expect(startOf("repayment_of_borrowings", [loan])).toEqual({ loan: "2500" });
  expect(startOf("repayment_of_borrowings", [loan, account("2510", "borrowings")])).toEqual({});
});
