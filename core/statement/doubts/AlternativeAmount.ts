import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";

/**
 * What an account in doubt would add to a line if it were what else it may be: a cash effect. Without a
 * role, how much of the line stands in the account's entries, without sign.
 */
export type AlternativeAmount = { account: LedgerAccount; role: Role | null; amount: Minor };
