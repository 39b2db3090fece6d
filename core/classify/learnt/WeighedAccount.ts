import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import type { Place } from "../placeOf.ts";
import type { Signs } from "./signsOf.ts";

/** What an account is by all readings weighed together, by the first among them, and the signs of that. */
export type WeighedAccount = {
  role: Role;
  first: Classification;
  signs: Signs;
  place: Place;
  /** The other roles that much of what was learnt speaks for, wherever the account stands. */
  rivals: readonly Role[];
  /** The accounts around ruled out the role of the first reading, and it is another now. */
  isMoved: boolean;
  /**
   * Within its type another role may be meant: neither a rule nor a word of its name speaks for this one, or
   * they speak for another. A type as broad as "Liability" admits nearly any role, so that how often such
   * readings were right by their type tells nothing.
   */
  isGuessed: boolean;
};
