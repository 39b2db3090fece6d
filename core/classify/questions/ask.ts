import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";

/** How sure a reading is of which a person is asked: below `CONFIDENCE_BAR`. */
export const ASKED = 0.65;

/**
 * A reading as a question: no surer than one that is asked, with the reason for it behind its own, and with the
 * other roles that the account may have, the likeliest first.
 */
export function ask(
  own: Classification,
  why: string,
  rivals: readonly Role[] | undefined = own.rivals,
): Classification {
  return {
    ...own,
    confidence: Math.min(own.confidence, ASKED),
    reason: `${own.reason} ${why}`,
    ...(rivals && { rivals }),
  };
}
