import type { Role } from "../roles/roles.ts";

export type ClassificationSource =
  | "override"
  | "remembered"
  | "name"
  | "type"
  | "neighbours"
  | "learnt"
  | "none";

/** What an account was taken for, how sure that is (0 to 1), and why, in words for a person. */
export type Classification = {
  /** Null when nobody can place the account. */
  role: Role | null;
  confidence: number;
  reason: string;
  source: ClassificationSource;
  /** Known, yet always for a person to look at: what is owed for plant is paid in investing activities. */
  needsPerson?: true;
};

/** Below this a line that holds the account is marked for review. */
export const CONFIDENCE_BAR = 0.7;
