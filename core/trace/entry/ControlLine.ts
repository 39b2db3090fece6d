import type { Amount } from "../../money/Amount.ts";
import type { TracedAccount } from "../TracedAccount.ts";

/** What an entry puts on a control account, line by line as far as references differ. */
export type ControlLine = {
  account: TracedAccount;
  /** A cash effect: a receipt is positive. */
  amount: Amount;
  /** Numbers of texts, 0 where it has none. */
  party: number;
  document: number;
  lettering: number;
};
