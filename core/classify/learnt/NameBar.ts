import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";

/** Words in a name that exclude certain roles, whatever else indicates them. */
export type NameBar = {
  named: RegExp;
  unless?: RegExp;
  /** Only where the file does not say the nature: what it says comes before a name. */
  isOpen?: true;
  /** Only where the file says the nature: elsewhere what is ruled out would leave another one. */
  isPlaced?: true;
  /** Only where the balance stands on this side. */
  side?: AccountFacts["side"];
  bars: (role: Role) => boolean;
};
