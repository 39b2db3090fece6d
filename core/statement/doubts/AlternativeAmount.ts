import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";

/**
 * The amount (cash effect) that an account in doubt would add to a line under another possible role. Where `role` is
 * null: the part of the line in entries with this account, without a sign.
 */
export type AlternativeAmount = { account: LedgerAccount; role: Role | null; amount: Minor };
