import type { Reply } from "@tieout/contract";
import type { SignedInUser } from "../../lib/auth/Session.ts";

/** What to call a user: first and last name, else the e-mail address, else "User". */
export function nameOf(profile: Reply<"getUser"> | undefined, user: SignedInUser): string {
  const fullName = [profile?.firstName, profile?.lastName].filter(Boolean).join(" ");
  return fullName || user.displayName || profile?.email || user.email || "User";
}
