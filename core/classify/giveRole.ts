import type { Role } from "../roles/roles.ts";
import { type Classification, isGiven } from "./Classification.ts";

/** A role that a person gave an account of this project; the role that was read is kept beside it. */
export function giveRole(role: Role, before: Classification | undefined): Classification {
  const given: Classification = {
    role,
    confidence: 1,
    reason: "You chose this role for this project.",
    source: "override",
  };
  return before ? beside(given, before) : given;
}

/** A role that a person gave, with the one that is read without it. */
export function beside(own: Classification, read: Classification): Classification {
  if (isGiven(read)) return read.readsAs ? { ...own, readsAs: read.readsAs } : own;
  if (read.role === null) return own;
  const { role, confidence, reason } = read;
  return { ...own, readsAs: { role, confidence, reason } };
}
