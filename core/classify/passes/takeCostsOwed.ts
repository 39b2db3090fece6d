import { type Role, roleDefinition } from "../../roles/roles.ts";
import { type ClassifiedAccount, CONFIDENCE_BAR, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";

const SURE = 0.9;

/**
 * Reads a payable with a debit balance that stands among costs as the cost that its name says as well: in Britain
 * "Interest payable" is what the year is charged with. A liability stands in credit, among liabilities.
 */
export function takeCostsOwed(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }, at) => {
    if (isFinal(own) || own.confidence >= CONFIDENCE_BAR || facts.side !== "debit") return null;
    if (own.role === null || roleDefinition(own.role).nature !== "liability") return null;
    const { role } =
      own.overruled?.find((each) => each.source === "name" && isCost(each.role)) ?? {};
    if (role === undefined || !standsAmongCosts(accounts, at)) return null;
    const reason = `The name says '${roleDefinition(role).label}', and it stands among costs with a debit balance: a liability stands in credit.`;
    return { role, confidence: SURE, reason, source: "neighbours" };
  });
}

/** The last account of a list has nothing behind it. */
function standsAmongCosts(accounts: readonly ClassifiedAccount[], at: number): boolean {
  const before = accounts[at - 1];
  const behind = accounts[at + 1];
  return (
    before !== undefined &&
    isCost(before.classification.role) &&
    (behind === undefined || isCost(behind.classification.role))
  );
}

function isCost(role: Role | null): boolean {
  return role !== null && roleDefinition(role).nature === "expense";
}
