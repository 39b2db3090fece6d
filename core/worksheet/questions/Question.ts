import type { GroupMember } from "../groups/GroupCase.ts";
import type { ReviewPoint } from "../Posting.ts";

/** What a person is asked about a group, before it is known which lines it stands on. */
export type Question = Omit<ReviewPoint, "column">;

/** Asks for what balances cannot say. */
export function ask(reason: string): Question {
  return { reason };
}

/** Asks what accounts are: the question is settled with their roles. */
export function askForRoles(reason: string): Question {
  return { reason, answeredBy: "roles" };
}

/** Asks for flows that the standard wants gross and that may stand net (IAS 7.21, ASC 230-10-45-7). */
export function askForGross(reason: string): Question {
  return { reason, isNetted: true };
}

/** Whether some of the members brought cash in and others took it out. */
export function hasBothSigns(members: readonly GroupMember[]): boolean {
  return members.some(({ amount }) => amount > 0n) && members.some(({ amount }) => amount < 0n);
}
