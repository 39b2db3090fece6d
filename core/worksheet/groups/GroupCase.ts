import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { Group } from "./groups.ts";

/** A part of an account that is netted with the rest of its group; a cash effect. */
export type GroupMember = { account: LedgerAccount; amount: Minor };

/** A group after netting: its members, what is left of them, and the line of that amount. */
export type GroupCase = {
  group: Group;
  column: Concept;
  net: Minor;
  /** How many decimals its amounts have. */
  decimals: number;
  /** The names that several accounts of the ledger have. */
  sharedNames: ReadonlySet<string>;
  /** The roles that accounts of the ledger have. */
  roles: ReadonlySet<Role>;
  members: readonly GroupMember[];
  journaled: ReadonlySet<LedgerAccount | null>;
  /** A charge for several groups was divided without accumulated accounts that show how. */
  isGuessed: boolean;
  /** Entries or journals have explained a charge for depreciation or amortisation as a whole. */
  isChargeExplained: boolean;
};
