import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Role } from "../roles/roles.ts";

export type ClassificationSource =
  | "override"
  | "remembered"
  | "number"
  | "name"
  | "type"
  | "neighbours"
  | "learnt"
  | "none";

/** The role an account was given, how sure that is (0 to 1), and the reason in words. */
export type Classification = {
  /** Null when nobody can place the account. */
  role: Role | null;
  confidence: number;
  reason: string;
  source: ClassificationSource;
  /** Known, yet always for a person to look at: what is owed for plant is paid in investing activities. */
  needsPerson?: true;
  /** What its name indicates, where a person gave it another role; absent where nobody did. */
  readsAs?: Reading;
  /** What the other words of its name say by themselves, where it is read from some of them; absent where from all. */
  besides?: readonly Role[];
  /** Not read as cash, although nothing in its name excludes it. */
  mayBeCash?: true;
  /** What earlier readings took it for that a later one overruled, the latest last. */
  overruled?: readonly Overruled[];
  /** The other roles that much speaks for, the likeliest first; absent where little does. */
  rivals?: readonly Role[];
  /** The roles that the entries of a ledger do not rule out; absent where they agree with a sure role, or where there is no ledger. */
  admitted?: readonly Role[];
};

/** What an account is read as, how sure that is, and why. */
type Reading = { role: Role; confidence: number; reason: string };

/** A role that an earlier reading gave and a later one replaced. */
export type Overruled = { role: Role; source: ClassificationSource };

/** An account and what it is taken for so far. */
export type ClassifiedAccount = {
  readonly facts: AccountFacts;
  readonly classification: Classification;
};

/** Whether a person or the number in a national chart has said what the account is: no later reading overrules it. */
export function isFinal(its: Classification): boolean {
  return isGiven(its) || its.source === "number";
}

/** Whether a person has said what the account is. */
export function isGiven({ source }: Classification): boolean {
  return source === "override" || source === "remembered";
}

/** Below this a line that holds the account is marked for review. */
export const CONFIDENCE_BAR = 0.7;

/** Below this an account stays unclassified: its likely role is shown, but moves no amount. */
export const PLACEMENT_BAR = 0.4;

/** Of a role that was given to the same code and name in another project. */
export const REMEMBERED_CONFIDENCE = 0.99;

/**
 * What an account in doubt may be besides what it is taken for: the roles that much speaks for, and those
 * that earlier readings gave. Of one that is too doubtful to be placed also what it would be taken for.
 */
export function otherRoles(classification: Classification): Role[] {
  const { role, confidence, rivals = [], overruled = [] } = classification;
  if (confidence >= CONFIDENCE_BAR) return [];
  const likely = role !== null && confidence < PLACEMENT_BAR ? [role] : [];
  const others = [...rivals, ...overruled.map((each) => each.role)].filter((each) => each !== role);
  return [...new Set([...likely, ...others])];
}

/** The roles that entries do not rule out for an account in doubt, or show against its name. */
export function rolesByEntries({ admitted = [] }: Classification): readonly Role[] {
  return admitted;
}

/** Whether a role is sure, and the entries of the account look like those of another one. */
export function isQuestioned({ role, confidence, admitted = [] }: Classification): boolean {
  return confidence >= CONFIDENCE_BAR && role !== null && admitted.length > 0;
}

/** Whether the lines that hold an account are marked, since it may be something else. */
export function isUnsure({ role, confidence, admitted = [] }: Classification): boolean {
  return confidence < CONFIDENCE_BAR || role === null || admitted.length > 0;
}
