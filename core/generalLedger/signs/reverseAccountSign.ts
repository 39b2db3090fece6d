import type { AssembledAccount } from "../accountNumber.ts";

/** Gives the balances of an account the other sign. */
export function reverseAccountSign(account: AssembledAccount): void {
  account.opening = account.opening === null ? null : -account.opening;
  account.closing = account.closing === null ? null : -account.closing;
}
