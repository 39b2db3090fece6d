import type { Role } from "../../roles/roles.ts";

/** The accounts that a bookkeeping program makes for every new company. */
export type ProgramChart = {
  /** What people call the program. */
  name: string;
  /** Where its accounts are from. */
  source: string;
  /** Its accounts by role: the number, where the program gives one, and the name, one a row. */
  accounts: Partial<Record<Role, string>>;
  /** Names that tell the program, in a chart without numbers: no other program has them. */
  marks?: readonly string[];
};
