import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { inEnglish } from "../language/inEnglish.ts";
import type { Recognised } from "../recognise.ts";
import { readAccount } from "./readAccount.ts";

/** How sure a name is clear. */
const CLEAR = 0.75;

/**
 * Whether the name of an account says as clearly something of the other statement than the one that its role
 * stands in: "Motor vehicles cost" may be what vehicles cost, or vehicles at cost.
 */
export function namesOtherStatement(
  facts: AccountFacts,
  role: Role,
  { language }: Recognised,
): boolean {
  const isFlow = isProfitAndLossRole(role);
  const section = isFlow ? "balance_sheet" : "profit_loss";
  const read = readAccount(inEnglish({ ...facts, section }, language));
  if (read.role === null || read.source !== "name" || read.confidence < CLEAR) return false;
  return isProfitAndLossRole(read.role) !== isFlow;
}
