import type { Nature, Role } from "../../roles/roles.ts";
import type { Strength } from "../readings/strengths.ts";

/** What a type label says of the accounts under it. */
export type TypeLabel = {
  phrases: readonly string[];
  /** Words beside which the label says something else. */
  unless?: readonly string[];
  natures: readonly Nature[];
  /** The role an account under this label has when its name says nothing, and how far that can be trusted. */
  role?: Role;
  strength?: Strength;
  /** The label is so narrow that only these roles stand under it, whatever the name says. */
  admits?: readonly Role[];
  /** Roles that contradict the label, so that a person has to look: land among current assets. */
  doubts?: readonly Role[];
  /** Roles that become another under this label: wages under direct costs are cost of sales. */
  turns?: Partial<Record<Role, Role>>;
  isContra?: true;
};
