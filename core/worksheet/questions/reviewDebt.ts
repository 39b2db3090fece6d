import type { GroupMember } from "../groups/GroupCase.ts";
import { askForGross, hasBothSigns, type Question } from "./Question.ts";

/** Asks for new loans and repayments where balances show only the net movement (IAS 7.21). */
export function reviewDebt(members: readonly GroupMember[]): Question | null {
  const isOngoing = members.some(({ account }) => account.opening !== 0n && account.closing !== 0n);
  return isOngoing || hasBothSigns(members)
    ? askForGross(
        "This is the net movement of the balances: enter new loans and repayments so that they stand gross.",
      )
    : null;
}
