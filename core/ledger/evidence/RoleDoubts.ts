import type { Role } from "../../roles/roles.ts";

/** What is known of how far the roles of accounts may be questioned, by their codes. */
export type RoleDoubts = {
  /** Those that a person would be asked. */
  inDoubt: ReadonlySet<string>;
  /** Those, and what a person would be asked for another reason: a number that means several things. */
  asked: ReadonlySet<string>;
  /** Those that a person has told. */
  given: ReadonlySet<string>;
  /** Those whose number in a national chart has told. */
  numbered: ReadonlySet<string>;
  /** Those that are taken for what accounts of such names are in other charts. */
  learnt: ReadonlyMap<string, LearntReading>;
};

/** What a learnt role overruled: the role that the name itself would have, null where it would have none. */
export type LearntReading = { named: Role | null };
