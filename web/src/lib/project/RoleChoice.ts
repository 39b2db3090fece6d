import { type AccountSummary, REMEMBERED_CONFIDENCE, type Role } from "@tieout/core";

/** A role for an account, and what a person had said of it before: null leaves it to classification. */
export type RoleChoice = { code: string; role: Role | null; before: Role | null };

/** What a person has said of an account so far, here or in another project. */
export function saidOf({ isOverridden, role, confidence }: AccountSummary): Role | null {
  return isOverridden || confidence === REMEMBERED_CONFIDENCE ? role : null;
}
