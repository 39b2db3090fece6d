import type { GroupMember } from "../groups/GroupCase.ts";
import type { ReviewPoint } from "../Posting.ts";

/** A question about a group, without the lines it concerns. */
export type Question = Omit<ReviewPoint, "column">;

/** A question that is answered with figures. */
export function ask(reason: string): Question {
  return { reason };
}

/** A question that is answered with roles of accounts. */
export function askForRoles(reason: string): Question {
  return { reason, answeredBy: "roles" };
}

/** A question about receipts and payments that may be netted but must be gross (IAS 7.21, ASC 230-10-45-7). */
export function askForGross(reason: string): Question {
  return { reason, isNetted: true };
}

/** Whether the members include both inflows and outflows. */
export function hasBothSigns(members: readonly GroupMember[]): boolean {
  return members.some(({ amount }) => amount > 0n) && members.some(({ amount }) => amount < 0n);
}
