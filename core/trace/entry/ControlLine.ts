import type { Amount } from "../../money/Amount.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** The amount of an entry on a control account, one line for each combination of references. */
export type ControlLine = {
  account: TracedAccount;
  /** A cash effect: a receipt is positive. */
  amount: Amount;
  /** Numbers of texts in the ledger's text table, 0 for none. */
  party: number;
  document: number;
  lettering: number;
};
