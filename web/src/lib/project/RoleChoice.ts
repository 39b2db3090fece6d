import { type AccountSummary, REMEMBERED_CONFIDENCE, type Role } from "@tieout/core";

/** A role for an account, and what a person had said of it before: null leaves it to classification. */
export type RoleChoice = { code: string; role: Role | null; before: Role | null };

/** What a person has said of an account so far, here or in another project. */
export function saidOf({ isOverridden, role, confidence }: AccountSummary): Role | null {
  return isOverridden || confidence === REMEMBERED_CONFIDENCE ? role : null;
}

/** Choices that are saved together, or taken back. */
export type Save = { choices: readonly RoleChoice[]; isUndo: boolean };

/** What a save says of each account: a change that is taken back says what was said before. */
export function rolesOf({ choices, isUndo }: Save): readonly RoleChoice[] {
  return isUndo
    ? choices.map(({ code, role, before }) => ({ code, role: before, before: role }))
    : choices;
}
