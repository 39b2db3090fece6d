import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { Group } from "./groups.ts";

/** A part of an account's movement that is netted within a group; a cash effect. */
export type GroupMember = { account: LedgerAccount; amount: Minor };

/** A group after netting: its members, the net amount, and the line of that amount. */
export type GroupCase = {
  group: Group;
  column: Concept;
  net: Minor;
  decimals: number;
  /** Names that several accounts of the ledger have. */
  sharedNames: ReadonlySet<string>;
  /** All roles in the ledger. */
  roles: ReadonlySet<Role>;
  members: readonly GroupMember[];
  journaled: ReadonlySet<LedgerAccount | null>;
  /** A charge was split between several groups without accumulated depreciation accounts that show the parts. */
  isGuessed: boolean;
  /** Ledger entries or journals fully explain a charge for depreciation or amortisation. */
  isChargeExplained: boolean;
};
