import type { Role } from "../../roles/roles.ts";

/** How sure the roles of accounts are before the entries are read; sets of account codes. */
export type RoleDoubts = {
  /** Accounts that a person would be asked about. */
  inDoubt: ReadonlySet<string>;
  /** `inDoubt`, and accounts that are asked about for another reason, such as a number with several meanings. */
  asked: ReadonlySet<string>;
  /** Accounts whose role a person chose. */
  given: ReadonlySet<string>;
  /** Accounts whose role comes from their number in a national chart. */
  numbered: ReadonlySet<string>;
  /** Accounts whose role was learnt from accounts of similar names in other charts. */
  learnt: ReadonlyMap<string, LearntReading>;
};

/** What a learnt role replaced: the role that the name alone gives, or null. */
export type LearntReading = { named: Role | null };
