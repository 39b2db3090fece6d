import type { Role } from "../roles/roles.ts";
import type { Classification } from "./Classification.ts";

/** A person's word for an account of this project; what it was read as stays beside it. */
export function giveRole(role: Role, before: Classification | undefined): Classification {
  const given: Classification = {
    role,
    confidence: 1,
    reason: "You chose this role for this project.",
    source: "override",
  };
  return before ? beside(given, before) : given;
}

/** A person's word, with what is read without it. */
export function beside(own: Classification, read: Classification): Classification {
  if (isSaid(read)) return read.readsAs ? { ...own, readsAs: read.readsAs } : own;
  if (read.role === null) return own;
  const { role, confidence, reason } = read;
  return { ...own, readsAs: { role, confidence, reason } };
}

/** Whether a person said it, here or in another project. */
export function isSaid({ source }: Classification): boolean {
  return source === "override" || source === "remembered";
}
